// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, product_page_rows_default = validate10, schema11 = { $id: "blocks/product-page-rows", type: "object", properties: { cards: { type: "array", items: { type: "object", properties: { title: { type: "string" }, text: { type: "string" }, icon: { type: "string", enum: ["Gas", "GasPlug", "OrionPlugWhite", "VipAccount", "Store", "Pointer", "Ticket", "CallCenter", "MessageReceived", "MessageSent", "Accesso", "AcquistoDiretto", "Cashback", "CompareOnLine", "Coupon", "Iban", "Id", "Bill", "OrionDownload", "Clients", "Graph", "OrionPlug", "Award", "Speaker", "Magnifier", "BlueGreenLeaf", "NewActivation", "ContractTransfer", "Subenter", "SupplierChange", "Assistance", "VasHome", "Telephone", "Modem", "Fibra", "IpStatico", "FibraVoce", "Voce", "Streaming", "Stabilita", "Calendar"] }, img: { type: "string", format: "uri-reference" }, position: { type: "string", default: "left", enum: ["left", "center", "right"] } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cards !== void 0) {
      let data0 = data.cards;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.title !== void 0 && typeof data1.title != "string") {
              let err0 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "#/properties/cards/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
            }
            if (data1.text !== void 0 && typeof data1.text != "string") {
              let err1 = { instancePath: instancePath + "/cards/" + i0 + "/text", schemaPath: "#/properties/cards/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
            if (data1.icon !== void 0) {
              let data4 = data1.icon;
              if (typeof data4 != "string") {
                let err2 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "#/properties/cards/items/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
              if (!(data4 === "Gas" || data4 === "GasPlug" || data4 === "OrionPlugWhite" || data4 === "VipAccount" || data4 === "Store" || data4 === "Pointer" || data4 === "Ticket" || data4 === "CallCenter" || data4 === "MessageReceived" || data4 === "MessageSent" || data4 === "Accesso" || data4 === "AcquistoDiretto" || data4 === "Cashback" || data4 === "CompareOnLine" || data4 === "Coupon" || data4 === "Iban" || data4 === "Id" || data4 === "Bill" || data4 === "OrionDownload" || data4 === "Clients" || data4 === "Graph" || data4 === "OrionPlug" || data4 === "Award" || data4 === "Speaker" || data4 === "Magnifier" || data4 === "BlueGreenLeaf" || data4 === "NewActivation" || data4 === "ContractTransfer" || data4 === "Subenter" || data4 === "SupplierChange" || data4 === "Assistance" || data4 === "VasHome" || data4 === "Telephone" || data4 === "Modem" || data4 === "Fibra" || data4 === "IpStatico" || data4 === "FibraVoce" || data4 === "Voce" || data4 === "Streaming" || data4 === "Stabilita" || data4 === "Calendar")) {
                let err3 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "#/properties/cards/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema11.properties.cards.items.properties.icon.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            }
            if (data1.img !== void 0) {
              let data5 = data1.img;
              if (typeof data5 == "string") {
                if (!formats0.test(data5)) {
                  let err4 = { instancePath: instancePath + "/cards/" + i0 + "/img", schemaPath: "#/properties/cards/items/properties/img/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
              } else {
                let err5 = { instancePath: instancePath + "/cards/" + i0 + "/img", schemaPath: "#/properties/cards/items/properties/img/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            }
            if (data1.position !== void 0) {
              let data6 = data1.position;
              if (typeof data6 != "string") {
                let err6 = { instancePath: instancePath + "/cards/" + i0 + "/position", schemaPath: "#/properties/cards/items/properties/position/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              if (!(data6 === "left" || data6 === "center" || data6 === "right")) {
                let err7 = { instancePath: instancePath + "/cards/" + i0 + "/position", schemaPath: "#/properties/cards/items/properties/position/enum", keyword: "enum", params: { allowedValues: schema11.properties.cards.items.properties.position.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
          } else {
            let err8 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err10 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data8 = data.paddingLeftRight;
      if (typeof data8 != "string") {
        let err11 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data8 === "200" || data8 === "170" || data8 === "100" || data8 === "0")) {
        let err12 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data9 = data.paddingTop;
      if (typeof data9 != "string") {
        let err13 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data9 === "40px" || data9 === "80px" || data9 === "150px" || data9 === "0")) {
        let err14 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data10 = data.paddingBottom;
      if (typeof data10 != "string") {
        let err15 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data10 === "40px" || data10 === "80px" || data10 === "150px" || data10 === "0")) {
        let err16 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data11 = data.anchor;
      if (typeof data11 == "string") {
        if (!pattern0.test(data11)) {
          let err17 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  product_page_rows_default as default,
  validate
};
