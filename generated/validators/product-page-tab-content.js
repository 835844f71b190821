// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, product_page_tab_content_default = validate10, schema11 = { $id: "blocks/product-page-tab-content", type: "object", properties: { tabId: { type: "string" }, active: { type: "boolean", default: !1 }, defaultTabTipologiaTariffa: { type: "string", default: "mono", enum: ["mono", "bio"] }, productIds: { type: "array", items: { type: "object", properties: { productId: { type: "string" } } } } } };
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
    if (data.defaultTabTipologiaTariffa !== void 0) {
      let data2 = data.defaultTabTipologiaTariffa;
      if (typeof data2 != "string") {
        let err2 = { instancePath: instancePath + "/defaultTabTipologiaTariffa", schemaPath: "#/properties/defaultTabTipologiaTariffa/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data2 === "mono" || data2 === "bio")) {
        let err3 = { instancePath: instancePath + "/defaultTabTipologiaTariffa", schemaPath: "#/properties/defaultTabTipologiaTariffa/enum", keyword: "enum", params: { allowedValues: schema11.properties.defaultTabTipologiaTariffa.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.productIds !== void 0) {
      let data3 = data.productIds;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.productId !== void 0 && typeof data4.productId != "string") {
              let err4 = { instancePath: instancePath + "/productIds/" + i0 + "/productId", schemaPath: "#/properties/productIds/items/properties/productId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/productIds/" + i0, schemaPath: "#/properties/productIds/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/productIds", schemaPath: "#/properties/productIds/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  product_page_tab_content_default as default,
  validate
};
