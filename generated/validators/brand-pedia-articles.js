// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, brand_pedia_articles_default = validate10, schema11 = { $id: "blocks/brand-pedia-articles", type: "object", properties: { title: { type: "string" }, articles: { type: "array", maxItems: 6, items: { type: "integer", minimum: 1 } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0 && typeof data.title != "string") {
      let err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.articles !== void 0) {
      let data1 = data.articles;
      if (Array.isArray(data1)) {
        if (data1.length > 6) {
          let err1 = { instancePath: instancePath + "/articles", schemaPath: "#/properties/articles/maxItems", keyword: "maxItems", params: { limit: 6 }, message: "must NOT have more than 6 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err2 = { instancePath: instancePath + "/articles/" + i0, schemaPath: "#/properties/articles/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
            let err3 = { instancePath: instancePath + "/articles/" + i0, schemaPath: "#/properties/articles/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/articles", schemaPath: "#/properties/articles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err5 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data4 = data.paddingLeftRight;
      if (typeof data4 != "string") {
        let err6 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data4 === "200" || data4 === "170" || data4 === "100" || data4 === "0")) {
        let err7 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data5 = data.paddingTop;
      if (typeof data5 != "string") {
        let err8 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data5 === "40px" || data5 === "80px" || data5 === "150px" || data5 === "0")) {
        let err9 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data6 = data.paddingBottom;
      if (typeof data6 != "string") {
        let err10 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data6 === "40px" || data6 === "80px" || data6 === "150px" || data6 === "0")) {
        let err11 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data7 = data.anchor;
      if (typeof data7 == "string") {
        if (!pattern0.test(data7)) {
          let err12 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  brand_pedia_articles_default as default,
  validate
};
