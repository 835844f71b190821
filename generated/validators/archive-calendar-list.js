// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, archive_calendar_list_default = validate10, schema11 = { $id: "blocks/archive-calendar-list", type: "object", properties: { title: { type: "string", default: "CALENDARIO DELL'AUTOLETTURA" }, text: { type: "string" }, windows: { type: "array", items: { type: "object", properties: { name: { type: "string" }, comuni: { type: "string" }, fromDay: { type: "integer", default: 1, minimum: 1, maximum: 31 }, toDay: { type: "integer", default: 5, minimum: 1, maximum: 31 }, months: { type: "array", uniqueItems: !0, items: { type: "integer", enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } } } } }, ctaLabel: { type: "string", default: "scopri di pi\xF9" }, ctaHref: { type: "string", format: "uri-reference" }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
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
    if (data.windows !== void 0) {
      let data2 = data.windows;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.name !== void 0 && typeof data3.name != "string") {
              let err2 = { instancePath: instancePath + "/windows/" + i0 + "/name", schemaPath: "#/properties/windows/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data3.comuni !== void 0 && typeof data3.comuni != "string") {
              let err3 = { instancePath: instancePath + "/windows/" + i0 + "/comuni", schemaPath: "#/properties/windows/items/properties/comuni/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data3.fromDay !== void 0) {
              let data6 = data3.fromDay;
              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                let err4 = { instancePath: instancePath + "/windows/" + i0 + "/fromDay", schemaPath: "#/properties/windows/items/properties/fromDay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 31 || isNaN(data6)) {
                  let err5 = { instancePath: instancePath + "/windows/" + i0 + "/fromDay", schemaPath: "#/properties/windows/items/properties/fromDay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31 }, message: "must be <= 31" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
                if (data6 < 1 || isNaN(data6)) {
                  let err6 = { instancePath: instancePath + "/windows/" + i0 + "/fromDay", schemaPath: "#/properties/windows/items/properties/fromDay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              }
            }
            if (data3.toDay !== void 0) {
              let data7 = data3.toDay;
              if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                let err7 = { instancePath: instancePath + "/windows/" + i0 + "/toDay", schemaPath: "#/properties/windows/items/properties/toDay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 31 || isNaN(data7)) {
                  let err8 = { instancePath: instancePath + "/windows/" + i0 + "/toDay", schemaPath: "#/properties/windows/items/properties/toDay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31 }, message: "must be <= 31" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (data7 < 1 || isNaN(data7)) {
                  let err9 = { instancePath: instancePath + "/windows/" + i0 + "/toDay", schemaPath: "#/properties/windows/items/properties/toDay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              }
            }
            if (data3.months !== void 0) {
              let data8 = data3.months;
              if (Array.isArray(data8)) {
                let len1 = data8.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data9 = data8[i1];
                  if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
                    let err10 = { instancePath: instancePath + "/windows/" + i0 + "/months/" + i1, schemaPath: "#/properties/windows/items/properties/months/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                  if (!(data9 === 1 || data9 === 2 || data9 === 3 || data9 === 4 || data9 === 5 || data9 === 6 || data9 === 7 || data9 === 8 || data9 === 9 || data9 === 10 || data9 === 11 || data9 === 12)) {
                    let err11 = { instancePath: instancePath + "/windows/" + i0 + "/months/" + i1, schemaPath: "#/properties/windows/items/properties/months/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.windows.items.properties.months.items.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  }
                }
                let i2 = data8.length, j0;
                if (i2 > 1) {
                  let indices0 = {};
                  for (; i2--; ) {
                    let item0 = data8[i2];
                    if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                      if (typeof indices0[item0] == "number") {
                        j0 = indices0[item0];
                        let err12 = { instancePath: instancePath + "/windows/" + i0 + "/months", schemaPath: "#/properties/windows/items/properties/months/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)" };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                        break;
                      }
                      indices0[item0] = i2;
                    }
                  }
                }
              } else {
                let err13 = { instancePath: instancePath + "/windows/" + i0 + "/months", schemaPath: "#/properties/windows/items/properties/months/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/windows/" + i0, schemaPath: "#/properties/windows/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/windows", schemaPath: "#/properties/windows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.ctaLabel !== void 0 && typeof data.ctaLabel != "string") {
      let err16 = { instancePath: instancePath + "/ctaLabel", schemaPath: "#/properties/ctaLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.ctaHref !== void 0) {
      let data11 = data.ctaHref;
      if (typeof data11 == "string") {
        if (!formats0.test(data11)) {
          let err17 = { instancePath: instancePath + "/ctaHref", schemaPath: "#/properties/ctaHref/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/ctaHref", schemaPath: "#/properties/ctaHref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err19 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data13 = data.paddingLeftRight;
      if (typeof data13 != "string") {
        let err20 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data13 === "200" || data13 === "170" || data13 === "100" || data13 === "0")) {
        let err21 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data14 = data.paddingTop;
      if (typeof data14 != "string") {
        let err22 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (!(data14 === "40px" || data14 === "80px" || data14 === "150px" || data14 === "0")) {
        let err23 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data15 = data.paddingBottom;
      if (typeof data15 != "string") {
        let err24 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (!(data15 === "40px" || data15 === "80px" || data15 === "150px" || data15 === "0")) {
        let err25 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data16 = data.anchor;
      if (typeof data16 == "string") {
        if (!pattern0.test(data16)) {
          let err26 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  archive_calendar_list_default as default,
  validate
};
