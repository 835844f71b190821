// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, separator_default = validate10, schema11 = { $id: "blocks/separator", type: "object", properties: { kind: { type: "string", default: "line", enum: ["line", "gradient", "dots"] }, width: { type: "string", default: "full", enum: ["full", "short"] }, startColor: { type: "string", default: "#7E2889", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] }, stopColor: { type: "string", default: "#1587C8", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err0 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (!(data0 === "line" || data0 === "gradient" || data0 === "dots")) {
        let err1 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.width !== void 0) {
      let data1 = data.width;
      if (typeof data1 != "string") {
        let err2 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data1 === "full" || data1 === "short")) {
        let err3 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/enum", keyword: "enum", params: { allowedValues: schema11.properties.width.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.startColor !== void 0) {
      let data2 = data.startColor;
      if (typeof data2 != "string") {
        let err4 = { instancePath: instancePath + "/startColor", schemaPath: "#/properties/startColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data2 === "#F49593" || data2 === "#F7BF28" || data2 === "#E81C69" || data2 === "#F09724" || data2 === "#1587C8" || data2 === "#7E2889" || data2 === "#6EC18A")) {
        let err5 = { instancePath: instancePath + "/startColor", schemaPath: "#/properties/startColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.startColor.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.stopColor !== void 0) {
      let data3 = data.stopColor;
      if (typeof data3 != "string") {
        let err6 = { instancePath: instancePath + "/stopColor", schemaPath: "#/properties/stopColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data3 === "#F49593" || data3 === "#F7BF28" || data3 === "#E81C69" || data3 === "#F09724" || data3 === "#1587C8" || data3 === "#7E2889" || data3 === "#6EC18A")) {
        let err7 = { instancePath: instancePath + "/stopColor", schemaPath: "#/properties/stopColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.stopColor.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err8 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data5 = data.paddingLeftRight;
      if (typeof data5 != "string") {
        let err9 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data5 === "200" || data5 === "170" || data5 === "100" || data5 === "0")) {
        let err10 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data6 = data.paddingTop;
      if (typeof data6 != "string") {
        let err11 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data6 === "40px" || data6 === "80px" || data6 === "150px" || data6 === "0")) {
        let err12 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data7 = data.paddingBottom;
      if (typeof data7 != "string") {
        let err13 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data7 === "40px" || data7 === "80px" || data7 === "150px" || data7 === "0")) {
        let err14 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data8 = data.anchor;
      if (typeof data8 == "string") {
        if (!pattern0.test(data8)) {
          let err15 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  separator_default as default,
  validate
};
