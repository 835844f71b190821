// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, absolute_blob_default = validate10, schema11 = { $id: "blocks/absolute-blob", type: "object", properties: { width: { type: "number", default: 360, minimum: 1, maximum: 2e3 }, height: { type: "number", default: 360, minimum: 1, maximum: 2e3 }, padding: { type: "number", default: 60, minimum: 0, maximum: 500 }, strength: { type: "number", default: 30, minimum: 0, maximum: 200 }, gradientRotation: { type: "number", default: -45, minimum: -360, maximum: 360 }, points: { type: "integer", default: 20, minimum: 3, maximum: 100 }, startColor: { type: "string", default: "#1587C8", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] }, stopColor: { type: "string", default: "#7E2889", enum: ["#F49593", "#F7BF28", "#E81C69", "#F09724", "#1587C8", "#7E2889", "#6EC18A"] }, position: { type: "string", default: "initial", enum: ["initial", "top-left", "top-right", "bottom-left", "bottom-right"] }, seed: { type: "integer", default: 1, minimum: 0, maximum: 9999 } } };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.width !== void 0) {
      let data0 = data.width;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2e3 || isNaN(data0)) {
          let err0 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err1 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.height !== void 0) {
      let data1 = data.height;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2e3 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.padding !== void 0) {
      let data2 = data.padding;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 500 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/padding", schemaPath: "#/properties/padding/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/padding", schemaPath: "#/properties/padding/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/padding", schemaPath: "#/properties/padding/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.strength !== void 0) {
      let data3 = data.strength;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 200 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.gradientRotation !== void 0) {
      let data4 = data.gradientRotation;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 360 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/gradientRotation", schemaPath: "#/properties/gradientRotation/maximum", keyword: "maximum", params: { comparison: "<=", limit: 360 }, message: "must be <= 360" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4 < -360 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/gradientRotation", schemaPath: "#/properties/gradientRotation/minimum", keyword: "minimum", params: { comparison: ">=", limit: -360 }, message: "must be >= -360" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/gradientRotation", schemaPath: "#/properties/gradientRotation/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.points !== void 0) {
      let data5 = data.points;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err15 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data5 < 3 || isNaN(data5)) {
          let err17 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 3 }, message: "must be >= 3" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.startColor !== void 0) {
      let data6 = data.startColor;
      if (typeof data6 != "string") {
        let err18 = { instancePath: instancePath + "/startColor", schemaPath: "#/properties/startColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data6 === "#F49593" || data6 === "#F7BF28" || data6 === "#E81C69" || data6 === "#F09724" || data6 === "#1587C8" || data6 === "#7E2889" || data6 === "#6EC18A")) {
        let err19 = { instancePath: instancePath + "/startColor", schemaPath: "#/properties/startColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.startColor.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.stopColor !== void 0) {
      let data7 = data.stopColor;
      if (typeof data7 != "string") {
        let err20 = { instancePath: instancePath + "/stopColor", schemaPath: "#/properties/stopColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data7 === "#F49593" || data7 === "#F7BF28" || data7 === "#E81C69" || data7 === "#F09724" || data7 === "#1587C8" || data7 === "#7E2889" || data7 === "#6EC18A")) {
        let err21 = { instancePath: instancePath + "/stopColor", schemaPath: "#/properties/stopColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.stopColor.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.position !== void 0) {
      let data8 = data.position;
      if (typeof data8 != "string") {
        let err22 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (!(data8 === "initial" || data8 === "top-left" || data8 === "top-right" || data8 === "bottom-left" || data8 === "bottom-right")) {
        let err23 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/enum", keyword: "enum", params: { allowedValues: schema11.properties.position.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.seed !== void 0) {
      let data9 = data.seed;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err24 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 9999 || isNaN(data9)) {
          let err25 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err26 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  absolute_blob_default as default,
  validate
};
