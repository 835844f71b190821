// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, fiber_details_default = validate10, schema11 = { $id: "blocks/fiber-details", type: "object", properties: { title: { type: "string" }, copy: { type: "string" }, image: { type: "string", format: "uri-reference" }, cards: { type: "array", items: { type: "object", properties: { title: { type: "string" }, text: { type: "string" }, link: { type: "string", format: "uri-reference" }, linkLabel: { type: "string" }, icon: { type: "string", default: "Gas", enum: ["Gas", "GasPlug", "OrionPlugWhite", "VipAccount", "Store", "Pointer", "Ticket", "CallCenter", "MessageReceived", "MessageSent", "Accesso", "AcquistoDiretto", "Cashback", "CompareOnLine", "Coupon", "Iban", "Id", "Bill", "OrionDownload", "Clients", "Graph", "OrionPlug", "Award", "Speaker", "Magnifier", "BlueGreenLeaf", "NewActivation", "ContractTransfer", "Subenter", "SupplierChange", "Assistance", "VasHome", "Telephone", "Modem", "Fibra", "IpStatico", "FibraVoce", "Voce", "Streaming", "Stabilita", "Calendar"] }, img: { type: "string", enum: ["/illustrations/modem.svg", "/illustrations/fibra.svg", "/illustrations/ip-statico.svg", "/illustrations/fibra-voce.svg", "/illustrations/voce.svg", "/illustrations/streaming.svg", "/illustrations/stabilita.svg"] }, imgGeneral: { type: "string", default: "/illustrations/calendario.svg", enum: ["/illustrations/calendario.svg", "/illustrations/casa.svg", "/illustrations/bolletta.svg", "/illustrations/assistenza.svg"] } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0 && typeof data.title != "string") {
      let err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.copy !== void 0 && typeof data.copy != "string") {
      let err1 = { instancePath: instancePath + "/copy", schemaPath: "#/properties/copy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.image !== void 0) {
      let data2 = data.image;
      if (typeof data2 == "string") {
        if (!formats0.test(data2)) {
          let err2 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.cards !== void 0) {
      let data3 = data.cards;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.title !== void 0 && typeof data4.title != "string") {
              let err4 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "#/properties/cards/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data4.text !== void 0 && typeof data4.text != "string") {
              let err5 = { instancePath: instancePath + "/cards/" + i0 + "/text", schemaPath: "#/properties/cards/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data4.link !== void 0) {
              let data7 = data4.link;
              if (typeof data7 == "string") {
                if (!formats0.test(data7)) {
                  let err6 = { instancePath: instancePath + "/cards/" + i0 + "/link", schemaPath: "#/properties/cards/items/properties/link/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/cards/" + i0 + "/link", schemaPath: "#/properties/cards/items/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data4.linkLabel !== void 0 && typeof data4.linkLabel != "string") {
              let err8 = { instancePath: instancePath + "/cards/" + i0 + "/linkLabel", schemaPath: "#/properties/cards/items/properties/linkLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4.icon !== void 0) {
              let data9 = data4.icon;
              if (typeof data9 != "string") {
                let err9 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "#/properties/cards/items/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
              if (!(data9 === "Gas" || data9 === "GasPlug" || data9 === "OrionPlugWhite" || data9 === "VipAccount" || data9 === "Store" || data9 === "Pointer" || data9 === "Ticket" || data9 === "CallCenter" || data9 === "MessageReceived" || data9 === "MessageSent" || data9 === "Accesso" || data9 === "AcquistoDiretto" || data9 === "Cashback" || data9 === "CompareOnLine" || data9 === "Coupon" || data9 === "Iban" || data9 === "Id" || data9 === "Bill" || data9 === "OrionDownload" || data9 === "Clients" || data9 === "Graph" || data9 === "OrionPlug" || data9 === "Award" || data9 === "Speaker" || data9 === "Magnifier" || data9 === "BlueGreenLeaf" || data9 === "NewActivation" || data9 === "ContractTransfer" || data9 === "Subenter" || data9 === "SupplierChange" || data9 === "Assistance" || data9 === "VasHome" || data9 === "Telephone" || data9 === "Modem" || data9 === "Fibra" || data9 === "IpStatico" || data9 === "FibraVoce" || data9 === "Voce" || data9 === "Streaming" || data9 === "Stabilita" || data9 === "Calendar")) {
                let err10 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "#/properties/cards/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema11.properties.cards.items.properties.icon.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data4.img !== void 0) {
              let data10 = data4.img;
              if (typeof data10 != "string") {
                let err11 = { instancePath: instancePath + "/cards/" + i0 + "/img", schemaPath: "#/properties/cards/items/properties/img/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
              if (!(data10 === "/illustrations/modem.svg" || data10 === "/illustrations/fibra.svg" || data10 === "/illustrations/ip-statico.svg" || data10 === "/illustrations/fibra-voce.svg" || data10 === "/illustrations/voce.svg" || data10 === "/illustrations/streaming.svg" || data10 === "/illustrations/stabilita.svg")) {
                let err12 = { instancePath: instancePath + "/cards/" + i0 + "/img", schemaPath: "#/properties/cards/items/properties/img/enum", keyword: "enum", params: { allowedValues: schema11.properties.cards.items.properties.img.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data4.imgGeneral !== void 0) {
              let data11 = data4.imgGeneral;
              if (typeof data11 != "string") {
                let err13 = { instancePath: instancePath + "/cards/" + i0 + "/imgGeneral", schemaPath: "#/properties/cards/items/properties/imgGeneral/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
              if (!(data11 === "/illustrations/calendario.svg" || data11 === "/illustrations/casa.svg" || data11 === "/illustrations/bolletta.svg" || data11 === "/illustrations/assistenza.svg")) {
                let err14 = { instancePath: instancePath + "/cards/" + i0 + "/imgGeneral", schemaPath: "#/properties/cards/items/properties/imgGeneral/enum", keyword: "enum", params: { allowedValues: schema11.properties.cards.items.properties.imgGeneral.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
          } else {
            let err15 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err17 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data13 = data.paddingLeftRight;
      if (typeof data13 != "string") {
        let err18 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data13 === "200" || data13 === "170" || data13 === "100" || data13 === "0")) {
        let err19 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data14 = data.paddingTop;
      if (typeof data14 != "string") {
        let err20 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data14 === "40px" || data14 === "80px" || data14 === "150px" || data14 === "0")) {
        let err21 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data15 = data.paddingBottom;
      if (typeof data15 != "string") {
        let err22 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (!(data15 === "40px" || data15 === "80px" || data15 === "150px" || data15 === "0")) {
        let err23 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data16 = data.anchor;
      if (typeof data16 == "string") {
        if (!pattern0.test(data16)) {
          let err24 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  fiber_details_default as default,
  validate
};
