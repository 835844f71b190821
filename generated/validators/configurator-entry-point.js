// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, configurator_entry_point_default = validate10, schema11 = { $id: "blocks/configurator-entry-point", type: "object", properties: { title: { type: "string", default: "Trova l\u2019offerta per te" }, text: { type: "string" }, utilityQuestion: { type: "string", default: "Quale fornitura ti serve?" }, needQuestion: { type: "string", default: "Di cosa hai bisogno?" }, tooltips: { type: "array", items: { type: "object", properties: { id: { type: "integer", enum: [4, 1, 2, 3] }, title: { type: "string" }, text: { type: "string" } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
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
    if (data.utilityQuestion !== void 0 && typeof data.utilityQuestion != "string") {
      let err2 = { instancePath: instancePath + "/utilityQuestion", schemaPath: "#/properties/utilityQuestion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.needQuestion !== void 0 && typeof data.needQuestion != "string") {
      let err3 = { instancePath: instancePath + "/needQuestion", schemaPath: "#/properties/needQuestion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tooltips !== void 0) {
      let data4 = data.tooltips;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.id !== void 0) {
              let data6 = data5.id;
              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                let err4 = { instancePath: instancePath + "/tooltips/" + i0 + "/id", schemaPath: "#/properties/tooltips/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
              if (!(data6 === 4 || data6 === 1 || data6 === 2 || data6 === 3)) {
                let err5 = { instancePath: instancePath + "/tooltips/" + i0 + "/id", schemaPath: "#/properties/tooltips/items/properties/id/enum", keyword: "enum", params: { allowedValues: schema11.properties.tooltips.items.properties.id.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            }
            if (data5.title !== void 0 && typeof data5.title != "string") {
              let err6 = { instancePath: instancePath + "/tooltips/" + i0 + "/title", schemaPath: "#/properties/tooltips/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data5.text !== void 0 && typeof data5.text != "string") {
              let err7 = { instancePath: instancePath + "/tooltips/" + i0 + "/text", schemaPath: "#/properties/tooltips/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/tooltips/" + i0, schemaPath: "#/properties/tooltips/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/tooltips", schemaPath: "#/properties/tooltips/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err10 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data10 = data.paddingLeftRight;
      if (typeof data10 != "string") {
        let err11 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data10 === "200" || data10 === "170" || data10 === "100" || data10 === "0")) {
        let err12 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data11 = data.paddingTop;
      if (typeof data11 != "string") {
        let err13 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data11 === "40px" || data11 === "80px" || data11 === "150px" || data11 === "0")) {
        let err14 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data12 = data.paddingBottom;
      if (typeof data12 != "string") {
        let err15 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data12 === "40px" || data12 === "80px" || data12 === "150px" || data12 === "0")) {
        let err16 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data13 = data.anchor;
      if (typeof data13 == "string") {
        if (!pattern0.test(data13)) {
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
  configurator_entry_point_default as default,
  validate
};
