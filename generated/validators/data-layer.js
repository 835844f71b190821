// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, data_layer_default = validate10, schema11 = { $id: "blocks/data-layer", type: "object", properties: { pageType: { type: "string", default: "cmsPage", enum: ["ProductPage", "cmsPage"] }, ProductID: { type: "string" }, ProductName: { type: "string" }, ProductPrice: { type: "string" }, bType: { type: "string", enum: ["Private", "Business"] }, cType: { type: "string", enum: ["Dual", "Ele", "Gas"] }, dType: { type: "string", enum: ["Mono", "Bio"] }, PageTemplate: { type: "string", default: "category" }, PageName: { type: "string" }, PageCategory: { type: "string" } } };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pageType !== void 0) {
      let data0 = data.pageType;
      if (typeof data0 != "string") {
        let err0 = { instancePath: instancePath + "/pageType", schemaPath: "#/properties/pageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (!(data0 === "ProductPage" || data0 === "cmsPage")) {
        let err1 = { instancePath: instancePath + "/pageType", schemaPath: "#/properties/pageType/enum", keyword: "enum", params: { allowedValues: schema11.properties.pageType.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ProductID !== void 0 && typeof data.ProductID != "string") {
      let err2 = { instancePath: instancePath + "/ProductID", schemaPath: "#/properties/ProductID/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ProductName !== void 0 && typeof data.ProductName != "string") {
      let err3 = { instancePath: instancePath + "/ProductName", schemaPath: "#/properties/ProductName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.ProductPrice !== void 0 && typeof data.ProductPrice != "string") {
      let err4 = { instancePath: instancePath + "/ProductPrice", schemaPath: "#/properties/ProductPrice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.bType !== void 0) {
      let data4 = data.bType;
      if (typeof data4 != "string") {
        let err5 = { instancePath: instancePath + "/bType", schemaPath: "#/properties/bType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data4 === "Private" || data4 === "Business")) {
        let err6 = { instancePath: instancePath + "/bType", schemaPath: "#/properties/bType/enum", keyword: "enum", params: { allowedValues: schema11.properties.bType.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cType !== void 0) {
      let data5 = data.cType;
      if (typeof data5 != "string") {
        let err7 = { instancePath: instancePath + "/cType", schemaPath: "#/properties/cType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data5 === "Dual" || data5 === "Ele" || data5 === "Gas")) {
        let err8 = { instancePath: instancePath + "/cType", schemaPath: "#/properties/cType/enum", keyword: "enum", params: { allowedValues: schema11.properties.cType.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.dType !== void 0) {
      let data6 = data.dType;
      if (typeof data6 != "string") {
        let err9 = { instancePath: instancePath + "/dType", schemaPath: "#/properties/dType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data6 === "Mono" || data6 === "Bio")) {
        let err10 = { instancePath: instancePath + "/dType", schemaPath: "#/properties/dType/enum", keyword: "enum", params: { allowedValues: schema11.properties.dType.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.PageTemplate !== void 0 && typeof data.PageTemplate != "string") {
      let err11 = { instancePath: instancePath + "/PageTemplate", schemaPath: "#/properties/PageTemplate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.PageName !== void 0 && typeof data.PageName != "string") {
      let err12 = { instancePath: instancePath + "/PageName", schemaPath: "#/properties/PageName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.PageCategory !== void 0 && typeof data.PageCategory != "string") {
      let err13 = { instancePath: instancePath + "/PageCategory", schemaPath: "#/properties/PageCategory/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  data_layer_default as default,
  validate
};
