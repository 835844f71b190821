// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, infographic_list_default = validate10, schema11 = { $id: "blocks/infographic-list", type: "object", properties: { title: { type: "string" }, items: { type: "array", items: { type: "object", properties: { startColor: { type: "string", default: "#7E2889", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] }, stopColor: { type: "string", default: "#1587C8", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] }, percentage: { type: "number", default: 100, minimum: 0, maximum: 100 }, number: { type: "number" }, string: { type: "string" }, caption: { type: "string" }, separator: { type: "string", default: "", enum: ["", ".", ","] } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0 && typeof data.title != "string") {
      let err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.startColor !== void 0) {
              let data3 = data2.startColor;
              if (typeof data3 != "string") {
                let err1 = { instancePath: instancePath + "/items/" + i0 + "/startColor", schemaPath: "#/properties/items/items/properties/startColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
              if (!(data3 === "#F49593" || data3 === "#F7BF28" || data3 === "#E81C69" || data3 === "#F09724" || data3 === "#1587C8" || data3 === "#7E2889" || data3 === "#6EC18A")) {
                let err2 = { instancePath: instancePath + "/items/" + i0 + "/startColor", schemaPath: "#/properties/items/items/properties/startColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.startColor.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            }
            if (data2.stopColor !== void 0) {
              let data4 = data2.stopColor;
              if (typeof data4 != "string") {
                let err3 = { instancePath: instancePath + "/items/" + i0 + "/stopColor", schemaPath: "#/properties/items/items/properties/stopColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              if (!(data4 === "#F49593" || data4 === "#F7BF28" || data4 === "#E81C69" || data4 === "#F09724" || data4 === "#1587C8" || data4 === "#7E2889" || data4 === "#6EC18A")) {
                let err4 = { instancePath: instancePath + "/items/" + i0 + "/stopColor", schemaPath: "#/properties/items/items/properties/stopColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.stopColor.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
            if (data2.percentage !== void 0) {
              let data5 = data2.percentage;
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 100 || isNaN(data5)) {
                  let err5 = { instancePath: instancePath + "/items/" + i0 + "/percentage", schemaPath: "#/properties/items/items/properties/percentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  let err6 = { instancePath: instancePath + "/items/" + i0 + "/percentage", schemaPath: "#/properties/items/items/properties/percentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/items/" + i0 + "/percentage", schemaPath: "#/properties/items/items/properties/percentage/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.number !== void 0) {
              let data6 = data2.number;
              if (!(typeof data6 == "number" && isFinite(data6))) {
                let err8 = { instancePath: instancePath + "/items/" + i0 + "/number", schemaPath: "#/properties/items/items/properties/number/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data2.string !== void 0 && typeof data2.string != "string") {
              let err9 = { instancePath: instancePath + "/items/" + i0 + "/string", schemaPath: "#/properties/items/items/properties/string/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data2.caption !== void 0 && typeof data2.caption != "string") {
              let err10 = { instancePath: instancePath + "/items/" + i0 + "/caption", schemaPath: "#/properties/items/items/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2.separator !== void 0) {
              let data9 = data2.separator;
              if (typeof data9 != "string") {
                let err11 = { instancePath: instancePath + "/items/" + i0 + "/separator", schemaPath: "#/properties/items/items/properties/separator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
              if (!(data9 === "" || data9 === "." || data9 === ",")) {
                let err12 = { instancePath: instancePath + "/items/" + i0 + "/separator", schemaPath: "#/properties/items/items/properties/separator/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.separator.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
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
      let data11 = data.paddingLeftRight;
      if (typeof data11 != "string") {
        let err16 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data11 === "200" || data11 === "170" || data11 === "100" || data11 === "0")) {
        let err17 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data12 = data.paddingTop;
      if (typeof data12 != "string") {
        let err18 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data12 === "40px" || data12 === "80px" || data12 === "150px" || data12 === "0")) {
        let err19 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data13 = data.paddingBottom;
      if (typeof data13 != "string") {
        let err20 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data13 === "40px" || data13 === "80px" || data13 === "150px" || data13 === "0")) {
        let err21 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data14 = data.anchor;
      if (typeof data14 == "string") {
        if (!pattern0.test(data14)) {
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
  infographic_list_default as default,
  validate
};
