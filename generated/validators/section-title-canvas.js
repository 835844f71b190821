// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, section_title_canvas_default = validate10, schema11 = { $id: "blocks/section-title-canvas", type: "object", properties: { eyebrow: { type: "string" }, title: { type: "string" }, text: { type: "string" }, align: { type: "string", default: "center", enum: ["left", "center", "right"] }, blobColours: { type: "string", default: "#7E2889|#1587C8", enum: ["#f49864|#f6b624", "#7E2889|#1587C8", "#6EC18A|#0E89CA", "#6EC18A|rgba(14,137,202,1)"] }, blobSeed: { type: "integer", default: 1, minimum: 0, maximum: 9999 }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eyebrow !== void 0 && typeof data.eyebrow != "string") {
      let err0 = { instancePath: instancePath + "/eyebrow", schemaPath: "#/properties/eyebrow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      let err2 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.align !== void 0) {
      let data3 = data.align;
      if (typeof data3 != "string") {
        let err3 = { instancePath: instancePath + "/align", schemaPath: "#/properties/align/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data3 === "left" || data3 === "center" || data3 === "right")) {
        let err4 = { instancePath: instancePath + "/align", schemaPath: "#/properties/align/enum", keyword: "enum", params: { allowedValues: schema11.properties.align.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.blobColours !== void 0) {
      let data4 = data.blobColours;
      if (typeof data4 != "string") {
        let err5 = { instancePath: instancePath + "/blobColours", schemaPath: "#/properties/blobColours/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data4 === "#f49864|#f6b624" || data4 === "#7E2889|#1587C8" || data4 === "#6EC18A|#0E89CA" || data4 === "#6EC18A|rgba(14,137,202,1)")) {
        let err6 = { instancePath: instancePath + "/blobColours", schemaPath: "#/properties/blobColours/enum", keyword: "enum", params: { allowedValues: schema11.properties.blobColours.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.blobSeed !== void 0) {
      let data5 = data.blobSeed;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err7 = { instancePath: instancePath + "/blobSeed", schemaPath: "#/properties/blobSeed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 9999 || isNaN(data5)) {
          let err8 = { instancePath: instancePath + "/blobSeed", schemaPath: "#/properties/blobSeed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err9 = { instancePath: instancePath + "/blobSeed", schemaPath: "#/properties/blobSeed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err10 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data7 = data.paddingLeftRight;
      if (typeof data7 != "string") {
        let err11 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data7 === "200" || data7 === "170" || data7 === "100" || data7 === "0")) {
        let err12 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data8 = data.paddingTop;
      if (typeof data8 != "string") {
        let err13 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data8 === "40px" || data8 === "80px" || data8 === "150px" || data8 === "0")) {
        let err14 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data9 = data.paddingBottom;
      if (typeof data9 != "string") {
        let err15 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data9 === "40px" || data9 === "80px" || data9 === "150px" || data9 === "0")) {
        let err16 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data10 = data.anchor;
      if (typeof data10 == "string") {
        if (!pattern0.test(data10)) {
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
  section_title_canvas_default as default,
  validate
};
