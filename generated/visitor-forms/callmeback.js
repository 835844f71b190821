// Written by `npm run generate` from schemas/. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ucs2length"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    
  }
});

var validate = validate10, callmeback_default = validate10, schema11 = { $id: "forms/callmeback", type: "object", required: ["name", "phone", "privacy"], properties: { name: { type: "string", minLength: 1, maxLength: 100 }, phone: { type: "string", minLength: 1, pattern: "^[0-9+-]{7,20}$" }, time: { type: "string", enum: ["mattina", "pomeriggio", "sera"] }, product: { type: "string", maxLength: 200 }, privacy: { type: "boolean", const: !0 }, marketing: { type: "boolean" } } }, func2 = require_ucs2length().default, pattern0 = new RegExp("^[0-9+-]{7,20}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.phone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.privacy === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "privacy" }, message: "must have required property 'privacy'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 100) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func2(data0) < 1) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.phone !== void 0) {
      let data1 = data.phone;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern0.test(data1)) {
          let err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+-]{7,20}$" }, message: 'must match pattern "^[0-9+-]{7,20}$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.time !== void 0) {
      let data2 = data.time;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data2 === "mattina" || data2 === "pomeriggio" || data2 === "sera")) {
        let err10 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/enum", keyword: "enum", params: { allowedValues: schema11.properties.time.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.product !== void 0) {
      let data3 = data.product;
      if (typeof data3 == "string") {
        if (func2(data3) > 200) {
          let err11 = { instancePath: instancePath + "/product", schemaPath: "#/properties/product/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.privacy !== void 0) {
      let data4 = data.privacy;
      if (typeof data4 != "boolean") {
        let err13 = { instancePath: instancePath + "/privacy", schemaPath: "#/properties/privacy/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data4 !== !0) {
        let err14 = { instancePath: instancePath + "/privacy", schemaPath: "#/properties/privacy/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.marketing !== void 0 && typeof data.marketing != "boolean") {
      let err15 = { instancePath: instancePath + "/marketing", schemaPath: "#/properties/marketing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  callmeback_default as default,
  validate
};
