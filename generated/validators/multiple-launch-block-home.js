// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, multiple_launch_block_home_default = validate10, schema11 = { $id: "blocks/multiple-launch-block-home", type: "object", properties: { title: { type: "string" }, items: { type: "array", items: { type: "object", properties: { typeCompo: { type: "string", default: "launch-block", enum: ["launch-block", "sales-point"] }, full: { type: "boolean", default: !1 }, title: { type: "string" }, text: { type: "string" }, img: { type: "string", format: "uri-reference" }, list: { type: "array", items: { type: "object", properties: { text: { type: "string" } } } }, ctaHref: { type: "string", format: "uri-reference" }, ctaLabel: { type: "string", default: "VAI" }, triangleOrientation: { type: "string", default: "vertical", enum: ["vertical", "horizontal"] }, triangleType: { type: "string", default: "bottom-left", enum: ["bottom-left", "bottom-right", "top-left", "top-right"] }, listItems: { type: "array", items: { type: "object", properties: { label: { type: "string" }, icon: { type: "string", enum: ["NewActivation", "ContractTransfer", "Subenter", "SupplierChange", "Assistance", "VasHome"] } } } } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
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
            if (data2.typeCompo !== void 0) {
              let data3 = data2.typeCompo;
              if (typeof data3 != "string") {
                let err1 = { instancePath: instancePath + "/items/" + i0 + "/typeCompo", schemaPath: "#/properties/items/items/properties/typeCompo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
              if (!(data3 === "launch-block" || data3 === "sales-point")) {
                let err2 = { instancePath: instancePath + "/items/" + i0 + "/typeCompo", schemaPath: "#/properties/items/items/properties/typeCompo/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.typeCompo.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            }
            if (data2.full !== void 0 && typeof data2.full != "boolean") {
              let err3 = { instancePath: instancePath + "/items/" + i0 + "/full", schemaPath: "#/properties/items/items/properties/full/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data2.title !== void 0 && typeof data2.title != "string") {
              let err4 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "#/properties/items/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data2.text !== void 0 && typeof data2.text != "string") {
              let err5 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/properties/items/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.img !== void 0) {
              let data7 = data2.img;
              if (typeof data7 == "string") {
                if (!formats0.test(data7)) {
                  let err6 = { instancePath: instancePath + "/items/" + i0 + "/img", schemaPath: "#/properties/items/items/properties/img/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/items/" + i0 + "/img", schemaPath: "#/properties/items/items/properties/img/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.list !== void 0) {
              let data8 = data2.list;
              if (Array.isArray(data8)) {
                let len1 = data8.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data9 = data8[i1];
                  if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                    if (data9.text !== void 0 && typeof data9.text != "string") {
                      let err8 = { instancePath: instancePath + "/items/" + i0 + "/list/" + i1 + "/text", schemaPath: "#/properties/items/items/properties/list/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                  } else {
                    let err9 = { instancePath: instancePath + "/items/" + i0 + "/list/" + i1, schemaPath: "#/properties/items/items/properties/list/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                }
              } else {
                let err10 = { instancePath: instancePath + "/items/" + i0 + "/list", schemaPath: "#/properties/items/items/properties/list/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data2.ctaHref !== void 0) {
              let data11 = data2.ctaHref;
              if (typeof data11 == "string") {
                if (!formats0.test(data11)) {
                  let err11 = { instancePath: instancePath + "/items/" + i0 + "/ctaHref", schemaPath: "#/properties/items/items/properties/ctaHref/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/items/" + i0 + "/ctaHref", schemaPath: "#/properties/items/items/properties/ctaHref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.ctaLabel !== void 0 && typeof data2.ctaLabel != "string") {
              let err13 = { instancePath: instancePath + "/items/" + i0 + "/ctaLabel", schemaPath: "#/properties/items/items/properties/ctaLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data2.triangleOrientation !== void 0) {
              let data13 = data2.triangleOrientation;
              if (typeof data13 != "string") {
                let err14 = { instancePath: instancePath + "/items/" + i0 + "/triangleOrientation", schemaPath: "#/properties/items/items/properties/triangleOrientation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
              if (!(data13 === "vertical" || data13 === "horizontal")) {
                let err15 = { instancePath: instancePath + "/items/" + i0 + "/triangleOrientation", schemaPath: "#/properties/items/items/properties/triangleOrientation/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.triangleOrientation.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data2.triangleType !== void 0) {
              let data14 = data2.triangleType;
              if (typeof data14 != "string") {
                let err16 = { instancePath: instancePath + "/items/" + i0 + "/triangleType", schemaPath: "#/properties/items/items/properties/triangleType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
              if (!(data14 === "bottom-left" || data14 === "bottom-right" || data14 === "top-left" || data14 === "top-right")) {
                let err17 = { instancePath: instancePath + "/items/" + i0 + "/triangleType", schemaPath: "#/properties/items/items/properties/triangleType/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.triangleType.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data2.listItems !== void 0) {
              let data15 = data2.listItems;
              if (Array.isArray(data15)) {
                let len2 = data15.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data16 = data15[i2];
                  if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                    if (data16.label !== void 0 && typeof data16.label != "string") {
                      let err18 = { instancePath: instancePath + "/items/" + i0 + "/listItems/" + i2 + "/label", schemaPath: "#/properties/items/items/properties/listItems/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                    if (data16.icon !== void 0) {
                      let data18 = data16.icon;
                      if (typeof data18 != "string") {
                        let err19 = { instancePath: instancePath + "/items/" + i0 + "/listItems/" + i2 + "/icon", schemaPath: "#/properties/items/items/properties/listItems/items/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                      }
                      if (!(data18 === "NewActivation" || data18 === "ContractTransfer" || data18 === "Subenter" || data18 === "SupplierChange" || data18 === "Assistance" || data18 === "VasHome")) {
                        let err20 = { instancePath: instancePath + "/items/" + i0 + "/listItems/" + i2 + "/icon", schemaPath: "#/properties/items/items/properties/listItems/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema11.properties.items.items.properties.listItems.items.properties.icon.enum }, message: "must be equal to one of the allowed values" };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                      }
                    }
                  } else {
                    let err21 = { instancePath: instancePath + "/items/" + i0 + "/listItems/" + i2, schemaPath: "#/properties/items/items/properties/listItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  }
                }
              } else {
                let err22 = { instancePath: instancePath + "/items/" + i0 + "/listItems", schemaPath: "#/properties/items/items/properties/listItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
          } else {
            let err23 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err25 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data20 = data.paddingLeftRight;
      if (typeof data20 != "string") {
        let err26 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (!(data20 === "200" || data20 === "170" || data20 === "100" || data20 === "0")) {
        let err27 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data21 = data.paddingTop;
      if (typeof data21 != "string") {
        let err28 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (!(data21 === "40px" || data21 === "80px" || data21 === "150px" || data21 === "0")) {
        let err29 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data22 = data.paddingBottom;
      if (typeof data22 != "string") {
        let err30 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (!(data22 === "40px" || data22 === "80px" || data22 === "150px" || data22 === "0")) {
        let err31 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data23 = data.anchor;
      if (typeof data23 == "string") {
        if (!pattern0.test(data23)) {
          let err32 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  multiple_launch_block_home_default as default,
  validate
};
