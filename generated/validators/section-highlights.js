// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, section_highlights_default = validate10, schema11 = { $id: "blocks/section-highlights", type: "object", properties: { title: { type: "string" }, text: { type: "string" }, columns: { type: "integer", default: 2, enum: [1, 2, 3, 4] }, items: { type: "array", items: { type: "object", properties: { icon: { type: "string", default: "Gas", enum: ["Gas", "GasPlug", "OrionPlugWhite", "VipAccount", "Store", "Pointer", "Ticket", "CallCenter", "MessageReceived", "MessageSent", "Accesso", "AcquistoDiretto", "Cashback", "CompareOnLine", "Coupon", "Iban", "Id", "Bill", "OrionDownload", "Clients", "Graph", "OrionPlug", "Award", "Speaker", "Magnifier", "BlueGreenLeaf", "NewActivation", "ContractTransfer", "Subenter", "SupplierChange", "Assistance", "VasHome", "Telephone", "Modem", "Fibra", "IpStatico", "FibraVoce", "Voce", "Streaming", "Stabilita", "Calendar"] }, img: { type: "string", default: "/illustrations/calendario-bimestrale.svg", enum: ["", "/illustrations/calendario-bimestrale.svg", "/illustrations/calendario.svg", "/illustrations/bolletta.svg", "/illustrations/casa.svg", "/illustrations/assistenza.svg", "/illustrations/modem.svg", "/illustrations/fibra-voce.svg", "/illustrations/ip-statico.svg", "/illustrations/voce.svg", "/illustrations/streaming.svg", "/illustrations/stabilita.svg"] }, title: { type: "string" }, text: { type: "string" }, link: { type: "string", format: "uri-reference" }, linkLabel: { type: "string" } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0 && typeof data.title != "string") {
      let err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      let err1 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.columns !== void 0) {
      let data2 = data.columns;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err2 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data2 === 1 || data2 === 2 || data2 === 3 || data2 === 4)) {
        let err3 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/enum", keyword: "enum", params: { allowedValues: schema11.properties.columns.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.icon !== void 0) {
              let data5 = data4.icon;
              if (typeof data5 != "string") {
                let err4 = { instancePath: instancePath + "/items/" + i0 + "/icon", schemaPath: "#/properties/items/items/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
              if (!(data5 === "Gas" || data5 === "GasPlug" || data5 === "OrionPlugWhite" || data5 === "VipAccount" || data5 === "Store" || data5 === "Pointer" || data5 === "Ticket" || data5 === "CallCenter" || data5 === "MessageReceived" || data5 === "MessageSent" || data5 === "Accesso" || data5 === "AcquistoDiretto" || data5 === "Cashback" || data5 === "CompareOnLine" || data5 === "Coupon" || data5 === "Iban" || data5 === "Id" || data5 === "Bill" || data5 === "OrionDownload" || data5 === "Clients" || data5 === "Graph" || data5 === "OrionPlug" || data5 === "Award" || data5 === "Speaker" || data5 === "Magnifier" || data5 === "BlueGreenLeaf" || data5 === "NewActivation" || data5 === "ContractTransfer" || data5 === "Subenter" || data5 === "SupplierChange" || data5 === "Assistance" || data5 === "VasHome" || data5 === "Telephone" || data5 === "Modem" || data5 === "Fibra" || data5 === "IpStatico" || data5 === "FibraVoce" || data5 === "Voce" || data5 === "Streaming" || data5 === "Stabilita" || data5 === "Calendar")) {
                let err5 = { instancePath: instancePath + "/items/" + i0 + "/icon", schemaPath: "#/properties/items/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.icon.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            }
            if (data4.img !== void 0) {
              let data6 = data4.img;
              if (typeof data6 != "string") {
                let err6 = { instancePath: instancePath + "/items/" + i0 + "/img", schemaPath: "#/properties/items/items/properties/img/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              if (!(data6 === "" || data6 === "/illustrations/calendario-bimestrale.svg" || data6 === "/illustrations/calendario.svg" || data6 === "/illustrations/bolletta.svg" || data6 === "/illustrations/casa.svg" || data6 === "/illustrations/assistenza.svg" || data6 === "/illustrations/modem.svg" || data6 === "/illustrations/fibra-voce.svg" || data6 === "/illustrations/ip-statico.svg" || data6 === "/illustrations/voce.svg" || data6 === "/illustrations/streaming.svg" || data6 === "/illustrations/stabilita.svg")) {
                let err7 = { instancePath: instancePath + "/items/" + i0 + "/img", schemaPath: "#/properties/items/items/properties/img/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.img.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data4.title !== void 0 && typeof data4.title != "string") {
              let err8 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "#/properties/items/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4.text !== void 0 && typeof data4.text != "string") {
              let err9 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/properties/items/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data4.link !== void 0) {
              let data9 = data4.link;
              if (typeof data9 == "string") {
                if (!formats0.test(data9)) {
                  let err10 = { instancePath: instancePath + "/items/" + i0 + "/link", schemaPath: "#/properties/items/items/properties/link/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/items/" + i0 + "/link", schemaPath: "#/properties/items/items/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data4.linkLabel !== void 0 && typeof data4.linkLabel != "string") {
              let err12 = { instancePath: instancePath + "/items/" + i0 + "/linkLabel", schemaPath: "#/properties/items/items/properties/linkLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err15 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data12 = data.paddingLeftRight;
      if (typeof data12 != "string") {
        let err16 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data12 === "200" || data12 === "170" || data12 === "100" || data12 === "0")) {
        let err17 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data13 = data.paddingTop;
      if (typeof data13 != "string") {
        let err18 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data13 === "40px" || data13 === "80px" || data13 === "150px" || data13 === "0")) {
        let err19 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data14 = data.paddingBottom;
      if (typeof data14 != "string") {
        let err20 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data14 === "40px" || data14 === "80px" || data14 === "150px" || data14 === "0")) {
        let err21 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data15 = data.anchor;
      if (typeof data15 == "string") {
        if (!pattern0.test(data15)) {
          let err22 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  section_highlights_default as default,
  validate
};
