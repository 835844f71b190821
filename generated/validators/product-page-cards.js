// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, product_page_cards_default = validate10, schema11 = { $id: "blocks/product-page-cards", type: "object", properties: { tabId: { type: "string" }, active: { type: "boolean", default: !1 }, title: { type: "string" }, backgroundShape: { type: "string", default: "none", enum: ["none", "blob", "wave"] }, cards: { type: "array", items: { type: "object", properties: { title: { type: "string" }, text: { type: "string" }, link: { type: "string", format: "uri-reference" }, linkLabel: { type: "string" }, icon: { type: "string", enum: ["Gas", "GasPlug", "OrionPlugWhite", "VipAccount", "Store", "Pointer", "Ticket", "CallCenter", "MessageReceived", "MessageSent", "Accesso", "AcquistoDiretto", "Cashback", "CompareOnLine", "Coupon", "Iban", "Id", "Bill", "OrionDownload", "Clients", "Graph", "OrionPlug", "Award", "Speaker", "Magnifier", "BlueGreenLeaf", "NewActivation", "ContractTransfer", "Subenter", "SupplierChange", "Assistance", "VasHome", "Telephone", "Modem", "Fibra", "IpStatico", "FibraVoce", "Voce", "Streaming", "Stabilita", "Calendar"] }, img: { type: "string", format: "uri-reference" } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tabId !== void 0 && typeof data.tabId != "string") {
      let err0 = { instancePath: instancePath + "/tabId", schemaPath: "#/properties/tabId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.active !== void 0 && typeof data.active != "boolean") {
      let err1 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.backgroundShape !== void 0) {
      let data3 = data.backgroundShape;
      if (typeof data3 != "string") {
        let err3 = { instancePath: instancePath + "/backgroundShape", schemaPath: "#/properties/backgroundShape/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data3 === "none" || data3 === "blob" || data3 === "wave")) {
        let err4 = { instancePath: instancePath + "/backgroundShape", schemaPath: "#/properties/backgroundShape/enum", keyword: "enum", params: { allowedValues: schema11.properties.backgroundShape.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.cards !== void 0) {
      let data4 = data.cards;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.title !== void 0 && typeof data5.title != "string") {
              let err5 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "#/properties/cards/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data5.text !== void 0 && typeof data5.text != "string") {
              let err6 = { instancePath: instancePath + "/cards/" + i0 + "/text", schemaPath: "#/properties/cards/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data5.link !== void 0) {
              let data8 = data5.link;
              if (typeof data8 == "string") {
                if (!formats0.test(data8)) {
                  let err7 = { instancePath: instancePath + "/cards/" + i0 + "/link", schemaPath: "#/properties/cards/items/properties/link/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/cards/" + i0 + "/link", schemaPath: "#/properties/cards/items/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data5.linkLabel !== void 0 && typeof data5.linkLabel != "string") {
              let err9 = { instancePath: instancePath + "/cards/" + i0 + "/linkLabel", schemaPath: "#/properties/cards/items/properties/linkLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data5.icon !== void 0) {
              let data10 = data5.icon;
              if (typeof data10 != "string") {
                let err10 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "#/properties/cards/items/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
              if (!(data10 === "Gas" || data10 === "GasPlug" || data10 === "OrionPlugWhite" || data10 === "VipAccount" || data10 === "Store" || data10 === "Pointer" || data10 === "Ticket" || data10 === "CallCenter" || data10 === "MessageReceived" || data10 === "MessageSent" || data10 === "Accesso" || data10 === "AcquistoDiretto" || data10 === "Cashback" || data10 === "CompareOnLine" || data10 === "Coupon" || data10 === "Iban" || data10 === "Id" || data10 === "Bill" || data10 === "OrionDownload" || data10 === "Clients" || data10 === "Graph" || data10 === "OrionPlug" || data10 === "Award" || data10 === "Speaker" || data10 === "Magnifier" || data10 === "BlueGreenLeaf" || data10 === "NewActivation" || data10 === "ContractTransfer" || data10 === "Subenter" || data10 === "SupplierChange" || data10 === "Assistance" || data10 === "VasHome" || data10 === "Telephone" || data10 === "Modem" || data10 === "Fibra" || data10 === "IpStatico" || data10 === "FibraVoce" || data10 === "Voce" || data10 === "Streaming" || data10 === "Stabilita" || data10 === "Calendar")) {
                let err11 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "#/properties/cards/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema11.properties.cards.items.properties.icon.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data5.img !== void 0) {
              let data11 = data5.img;
              if (typeof data11 == "string") {
                if (!formats0.test(data11)) {
                  let err12 = { instancePath: instancePath + "/cards/" + i0 + "/img", schemaPath: "#/properties/cards/items/properties/img/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/cards/" + i0 + "/img", schemaPath: "#/properties/cards/items/properties/img/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err16 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data13 = data.paddingLeftRight;
      if (typeof data13 != "string") {
        let err17 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data13 === "200" || data13 === "170" || data13 === "100" || data13 === "0")) {
        let err18 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data14 = data.paddingTop;
      if (typeof data14 != "string") {
        let err19 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (!(data14 === "40px" || data14 === "80px" || data14 === "150px" || data14 === "0")) {
        let err20 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data15 = data.paddingBottom;
      if (typeof data15 != "string") {
        let err21 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (!(data15 === "40px" || data15 === "80px" || data15 === "150px" || data15 === "0")) {
        let err22 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data16 = data.anchor;
      if (typeof data16 == "string") {
        if (!pattern0.test(data16)) {
          let err23 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  product_page_cards_default as default,
  validate
};
