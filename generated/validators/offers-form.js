// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, offers_form_default = validate10, schema11 = { $id: "blocks/offers-form", type: "object", properties: { title: { type: "string", default: "Trova l\u2019offerta per la tua casa" }, text: { type: "string" }, offers: { type: "array", items: { type: "object", properties: { id: { type: "integer", minimum: 1 } } }, maxItems: 50 }, tassonomia: { type: "string", default: "casa", pattern: "^[a-z0-9-]*$" }, tooltips: { type: "array", items: { type: "object", properties: { id: { type: "integer", enum: [4, 1, 2, 3] }, title: { type: "string" }, text: { type: "string" } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[a-z0-9-]*$", "u"), pattern1 = new RegExp("^[A-Za-z0-9_-]*$", "u");
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
    if (data.offers !== void 0) {
      let data2 = data.offers;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err2 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.id !== void 0) {
              let data4 = data3.id;
              if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                let err3 = { instancePath: instancePath + "/offers/" + i0 + "/id", schemaPath: "#/properties/offers/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
                let err4 = { instancePath: instancePath + "/offers/" + i0 + "/id", schemaPath: "#/properties/offers/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
          } else {
            let err5 = { instancePath: instancePath + "/offers/" + i0, schemaPath: "#/properties/offers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tassonomia !== void 0) {
      let data5 = data.tassonomia;
      if (typeof data5 == "string") {
        if (!pattern0.test(data5)) {
          let err7 = { instancePath: instancePath + "/tassonomia", schemaPath: "#/properties/tassonomia/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9-]*$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/tassonomia", schemaPath: "#/properties/tassonomia/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tooltips !== void 0) {
      let data6 = data.tooltips;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.id !== void 0) {
              let data8 = data7.id;
              if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                let err9 = { instancePath: instancePath + "/tooltips/" + i1 + "/id", schemaPath: "#/properties/tooltips/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
              if (!(data8 === 4 || data8 === 1 || data8 === 2 || data8 === 3)) {
                let err10 = { instancePath: instancePath + "/tooltips/" + i1 + "/id", schemaPath: "#/properties/tooltips/items/properties/id/enum", keyword: "enum", params: { allowedValues: schema11.properties.tooltips.items.properties.id.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data7.title !== void 0 && typeof data7.title != "string") {
              let err11 = { instancePath: instancePath + "/tooltips/" + i1 + "/title", schemaPath: "#/properties/tooltips/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data7.text !== void 0 && typeof data7.text != "string") {
              let err12 = { instancePath: instancePath + "/tooltips/" + i1 + "/text", schemaPath: "#/properties/tooltips/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/tooltips/" + i1, schemaPath: "#/properties/tooltips/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/tooltips", schemaPath: "#/properties/tooltips/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
        if (!pattern1.test(data15)) {
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
  offers_form_default as default,
  validate
};
