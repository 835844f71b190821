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

var validate = validate10, form_pmi_default = validate10, schema11 = { $id: "blocks/form-pmi", type: "object", properties: { title: { type: "string" }, text: { type: "string" }, recipients: { type: "array", items: { type: "object", required: ["email"], properties: { email: { type: "string", pattern: "^([A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,})?$", default: "" } } }, maxItems: 10 }, prodotto: { type: "string", maxLength: 200 }, legalNote: { type: "string" }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^([A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,})?$", "u"), pattern1 = new RegExp("^[A-Za-z0-9_-]*$", "u"), func2 = require_ucs2length().default;
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
    if (data.recipients !== void 0) {
      let data2 = data.recipients;
      if (Array.isArray(data2)) {
        if (data2.length > 10) {
          let err2 = { instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.email === void 0) {
              let err3 = { instancePath: instancePath + "/recipients/" + i0, schemaPath: "#/properties/recipients/items/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data3.email !== void 0) {
              let data4 = data3.email;
              if (typeof data4 == "string") {
                if (!pattern0.test(data4)) {
                  let err4 = { instancePath: instancePath + "/recipients/" + i0 + "/email", schemaPath: "#/properties/recipients/items/properties/email/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,})?$" }, message: 'must match pattern "^([A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,})?$"' };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
              } else {
                let err5 = { instancePath: instancePath + "/recipients/" + i0 + "/email", schemaPath: "#/properties/recipients/items/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            }
          } else {
            let err6 = { instancePath: instancePath + "/recipients/" + i0, schemaPath: "#/properties/recipients/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.prodotto !== void 0) {
      let data5 = data.prodotto;
      if (typeof data5 == "string") {
        if (func2(data5) > 200) {
          let err8 = { instancePath: instancePath + "/prodotto", schemaPath: "#/properties/prodotto/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/prodotto", schemaPath: "#/properties/prodotto/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.legalNote !== void 0 && typeof data.legalNote != "string") {
      let err10 = { instancePath: instancePath + "/legalNote", schemaPath: "#/properties/legalNote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err11 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data8 = data.paddingLeftRight;
      if (typeof data8 != "string") {
        let err12 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data8 === "200" || data8 === "170" || data8 === "100" || data8 === "0")) {
        let err13 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data9 = data.paddingTop;
      if (typeof data9 != "string") {
        let err14 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data9 === "40px" || data9 === "80px" || data9 === "150px" || data9 === "0")) {
        let err15 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data10 = data.paddingBottom;
      if (typeof data10 != "string") {
        let err16 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data10 === "40px" || data10 === "80px" || data10 === "150px" || data10 === "0")) {
        let err17 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data11 = data.anchor;
      if (typeof data11 == "string") {
        if (!pattern1.test(data11)) {
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
  form_pmi_default as default,
  validate
};
