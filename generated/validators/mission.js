// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, mission_default = validate10, schema11 = { $id: "blocks/mission", type: "object", properties: { title: { type: "string" }, items: { type: "array", items: { type: "object", properties: { icon: { type: "string", enum: ["Award", "Speaker", "Magnifier", "BlueGreenLeaf"], default: "Award" }, title: { type: "string" }, text: { type: "string" }, startColor: { type: "string", default: "#1587C8", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] }, stopColor: { type: "string", default: "#7E2889", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
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
            if (data2.icon !== void 0) {
              let data3 = data2.icon;
              if (typeof data3 != "string") {
                let err1 = { instancePath: instancePath + "/items/" + i0 + "/icon", schemaPath: "#/properties/items/items/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
              if (!(data3 === "Award" || data3 === "Speaker" || data3 === "Magnifier" || data3 === "BlueGreenLeaf")) {
                let err2 = { instancePath: instancePath + "/items/" + i0 + "/icon", schemaPath: "#/properties/items/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.icon.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            }
            if (data2.title !== void 0 && typeof data2.title != "string") {
              let err3 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "#/properties/items/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data2.text !== void 0 && typeof data2.text != "string") {
              let err4 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/properties/items/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data2.startColor !== void 0) {
              let data6 = data2.startColor;
              if (typeof data6 != "string") {
                let err5 = { instancePath: instancePath + "/items/" + i0 + "/startColor", schemaPath: "#/properties/items/items/properties/startColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (!(data6 === "#F49593" || data6 === "#F7BF28" || data6 === "#E81C69" || data6 === "#F09724" || data6 === "#1587C8" || data6 === "#7E2889" || data6 === "#6EC18A")) {
                let err6 = { instancePath: instancePath + "/items/" + i0 + "/startColor", schemaPath: "#/properties/items/items/properties/startColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.startColor.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
            if (data2.stopColor !== void 0) {
              let data7 = data2.stopColor;
              if (typeof data7 != "string") {
                let err7 = { instancePath: instancePath + "/items/" + i0 + "/stopColor", schemaPath: "#/properties/items/items/properties/stopColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
              if (!(data7 === "#F49593" || data7 === "#F7BF28" || data7 === "#E81C69" || data7 === "#F09724" || data7 === "#1587C8" || data7 === "#7E2889" || data7 === "#6EC18A")) {
                let err8 = { instancePath: instancePath + "/items/" + i0 + "/stopColor", schemaPath: "#/properties/items/items/properties/stopColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.stopColor.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
          } else {
            let err9 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err11 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data9 = data.paddingLeftRight;
      if (typeof data9 != "string") {
        let err12 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data9 === "200" || data9 === "170" || data9 === "100" || data9 === "0")) {
        let err13 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data10 = data.paddingTop;
      if (typeof data10 != "string") {
        let err14 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data10 === "40px" || data10 === "80px" || data10 === "150px" || data10 === "0")) {
        let err15 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data11 = data.paddingBottom;
      if (typeof data11 != "string") {
        let err16 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data11 === "40px" || data11 === "80px" || data11 === "150px" || data11 === "0")) {
        let err17 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data12 = data.anchor;
      if (typeof data12 == "string") {
        if (!pattern0.test(data12)) {
          let err18 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  mission_default as default,
  validate
};
