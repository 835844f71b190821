// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, brand_products_default = validate10, schema11 = { $id: "blocks/brand-products", type: "object", properties: { anchorItems: { type: "array", items: { type: "object", properties: { hash: { type: "string", pattern: "^#?[A-Za-z0-9_-]*$" }, image: { type: "string", format: "uri-reference" }, name: { type: "string" } } } }, products: { type: "array", items: { type: "object", properties: { smallImgHeight: { type: "boolean", default: !1 }, image: { type: "string", format: "uri-reference" }, inverted: { type: "boolean", default: !1 }, title: { type: "string" }, offer: { type: "string" }, price: { type: "string" }, totalPrice: { type: "string" }, paymentList: { type: "array", items: { type: "object", properties: { text: { type: "string" } } } }, anchor: { type: "string", pattern: "^#?[A-Za-z0-9_-]*$" }, buttonHref: { type: "string", format: "uri-reference" }, buttonLabel: { type: "string" }, buttonColor: { type: "string", default: "greenBlue", enum: ["blueViolet", "greenBlue", "pinkOrange", "yellowPink"] }, buttonHrefExtra: { type: "string", format: "uri-reference" }, buttonLabelExtra: { type: "string" }, buttonColorExtra: { type: "string", default: "yellowPink", enum: ["blueViolet", "greenBlue", "pinkOrange", "yellowPink"] } } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^#?[A-Za-z0-9_-]*$", "u"), pattern2 = new RegExp("^[A-Za-z0-9_-]*$", "u"), formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.anchorItems !== void 0) {
      let data0 = data.anchorItems;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.hash !== void 0) {
              let data2 = data1.hash;
              if (typeof data2 == "string") {
                if (!pattern0.test(data2)) {
                  let err0 = { instancePath: instancePath + "/anchorItems/" + i0 + "/hash", schemaPath: "#/properties/anchorItems/items/properties/hash/pattern", keyword: "pattern", params: { pattern: "^#?[A-Za-z0-9_-]*$" }, message: 'must match pattern "^#?[A-Za-z0-9_-]*$"' };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/anchorItems/" + i0 + "/hash", schemaPath: "#/properties/anchorItems/items/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            }
            if (data1.image !== void 0) {
              let data3 = data1.image;
              if (typeof data3 == "string") {
                if (!formats0.test(data3)) {
                  let err2 = { instancePath: instancePath + "/anchorItems/" + i0 + "/image", schemaPath: "#/properties/anchorItems/items/properties/image/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
              } else {
                let err3 = { instancePath: instancePath + "/anchorItems/" + i0 + "/image", schemaPath: "#/properties/anchorItems/items/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            }
            if (data1.name !== void 0 && typeof data1.name != "string") {
              let err4 = { instancePath: instancePath + "/anchorItems/" + i0 + "/name", schemaPath: "#/properties/anchorItems/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/anchorItems/" + i0, schemaPath: "#/properties/anchorItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/anchorItems", schemaPath: "#/properties/anchorItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.products !== void 0) {
      let data5 = data.products;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.smallImgHeight !== void 0 && typeof data6.smallImgHeight != "boolean") {
              let err7 = { instancePath: instancePath + "/products/" + i1 + "/smallImgHeight", schemaPath: "#/properties/products/items/properties/smallImgHeight/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data6.image !== void 0) {
              let data8 = data6.image;
              if (typeof data8 == "string") {
                if (!formats0.test(data8)) {
                  let err8 = { instancePath: instancePath + "/products/" + i1 + "/image", schemaPath: "#/properties/products/items/properties/image/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/products/" + i1 + "/image", schemaPath: "#/properties/products/items/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data6.inverted !== void 0 && typeof data6.inverted != "boolean") {
              let err10 = { instancePath: instancePath + "/products/" + i1 + "/inverted", schemaPath: "#/properties/products/items/properties/inverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data6.title !== void 0 && typeof data6.title != "string") {
              let err11 = { instancePath: instancePath + "/products/" + i1 + "/title", schemaPath: "#/properties/products/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data6.offer !== void 0 && typeof data6.offer != "string") {
              let err12 = { instancePath: instancePath + "/products/" + i1 + "/offer", schemaPath: "#/properties/products/items/properties/offer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data6.price !== void 0 && typeof data6.price != "string") {
              let err13 = { instancePath: instancePath + "/products/" + i1 + "/price", schemaPath: "#/properties/products/items/properties/price/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data6.totalPrice !== void 0 && typeof data6.totalPrice != "string") {
              let err14 = { instancePath: instancePath + "/products/" + i1 + "/totalPrice", schemaPath: "#/properties/products/items/properties/totalPrice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6.paymentList !== void 0) {
              let data14 = data6.paymentList;
              if (Array.isArray(data14)) {
                let len2 = data14.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data15 = data14[i2];
                  if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                    if (data15.text !== void 0 && typeof data15.text != "string") {
                      let err15 = { instancePath: instancePath + "/products/" + i1 + "/paymentList/" + i2 + "/text", schemaPath: "#/properties/products/items/properties/paymentList/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                    }
                  } else {
                    let err16 = { instancePath: instancePath + "/products/" + i1 + "/paymentList/" + i2, schemaPath: "#/properties/products/items/properties/paymentList/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                  }
                }
              } else {
                let err17 = { instancePath: instancePath + "/products/" + i1 + "/paymentList", schemaPath: "#/properties/products/items/properties/paymentList/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data6.anchor !== void 0) {
              let data17 = data6.anchor;
              if (typeof data17 == "string") {
                if (!pattern0.test(data17)) {
                  let err18 = { instancePath: instancePath + "/products/" + i1 + "/anchor", schemaPath: "#/properties/products/items/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^#?[A-Za-z0-9_-]*$" }, message: 'must match pattern "^#?[A-Za-z0-9_-]*$"' };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/products/" + i1 + "/anchor", schemaPath: "#/properties/products/items/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data6.buttonHref !== void 0) {
              let data18 = data6.buttonHref;
              if (typeof data18 == "string") {
                if (!formats0.test(data18)) {
                  let err20 = { instancePath: instancePath + "/products/" + i1 + "/buttonHref", schemaPath: "#/properties/products/items/properties/buttonHref/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
              } else {
                let err21 = { instancePath: instancePath + "/products/" + i1 + "/buttonHref", schemaPath: "#/properties/products/items/properties/buttonHref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data6.buttonLabel !== void 0 && typeof data6.buttonLabel != "string") {
              let err22 = { instancePath: instancePath + "/products/" + i1 + "/buttonLabel", schemaPath: "#/properties/products/items/properties/buttonLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data6.buttonColor !== void 0) {
              let data20 = data6.buttonColor;
              if (typeof data20 != "string") {
                let err23 = { instancePath: instancePath + "/products/" + i1 + "/buttonColor", schemaPath: "#/properties/products/items/properties/buttonColor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
              if (!(data20 === "blueViolet" || data20 === "greenBlue" || data20 === "pinkOrange" || data20 === "yellowPink")) {
                let err24 = { instancePath: instancePath + "/products/" + i1 + "/buttonColor", schemaPath: "#/properties/products/items/properties/buttonColor/enum", keyword: "enum", params: { allowedValues: schema11.properties.products.items.properties.buttonColor.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data6.buttonHrefExtra !== void 0) {
              let data21 = data6.buttonHrefExtra;
              if (typeof data21 == "string") {
                if (!formats0.test(data21)) {
                  let err25 = { instancePath: instancePath + "/products/" + i1 + "/buttonHrefExtra", schemaPath: "#/properties/products/items/properties/buttonHrefExtra/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
              } else {
                let err26 = { instancePath: instancePath + "/products/" + i1 + "/buttonHrefExtra", schemaPath: "#/properties/products/items/properties/buttonHrefExtra/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
            if (data6.buttonLabelExtra !== void 0 && typeof data6.buttonLabelExtra != "string") {
              let err27 = { instancePath: instancePath + "/products/" + i1 + "/buttonLabelExtra", schemaPath: "#/properties/products/items/properties/buttonLabelExtra/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data6.buttonColorExtra !== void 0) {
              let data23 = data6.buttonColorExtra;
              if (typeof data23 != "string") {
                let err28 = { instancePath: instancePath + "/products/" + i1 + "/buttonColorExtra", schemaPath: "#/properties/products/items/properties/buttonColorExtra/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
              if (!(data23 === "blueViolet" || data23 === "greenBlue" || data23 === "pinkOrange" || data23 === "yellowPink")) {
                let err29 = { instancePath: instancePath + "/products/" + i1 + "/buttonColorExtra", schemaPath: "#/properties/products/items/properties/buttonColorExtra/enum", keyword: "enum", params: { allowedValues: schema11.properties.products.items.properties.buttonColorExtra.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
          } else {
            let err30 = { instancePath: instancePath + "/products/" + i1, schemaPath: "#/properties/products/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/products", schemaPath: "#/properties/products/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err32 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data25 = data.paddingLeftRight;
      if (typeof data25 != "string") {
        let err33 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (!(data25 === "200" || data25 === "170" || data25 === "100" || data25 === "0")) {
        let err34 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data26 = data.paddingTop;
      if (typeof data26 != "string") {
        let err35 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (!(data26 === "40px" || data26 === "80px" || data26 === "150px" || data26 === "0")) {
        let err36 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data27 = data.paddingBottom;
      if (typeof data27 != "string") {
        let err37 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (!(data27 === "40px" || data27 === "80px" || data27 === "150px" || data27 === "0")) {
        let err38 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data28 = data.anchor;
      if (typeof data28 == "string") {
        if (!pattern2.test(data28)) {
          let err39 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  brand_products_default as default,
  validate
};
