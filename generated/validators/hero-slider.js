// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, hero_slider_default = validate10, schema11 = { $id: "blocks/hero-slider", type: "object", properties: { autoplay: { type: "boolean", default: !1 }, slides: { type: "array", items: { type: "object", properties: { darkMode: { type: "boolean", default: !1 }, url: { type: "string", format: "uri-reference" }, buttonColorSwitcher: { type: "string", default: "blueViolet", enum: ["blueViolet", "greenBlue", "pinkOrange", "yellowPink"] }, title: { type: "string" }, subtitle: { type: "string" }, titleMobile: { type: "string" }, text: { type: "string" }, textMobile: { type: "string" }, abstract: { type: "string" }, ctaLabel: { type: "string", default: "VAI" }, ctaHref: { type: "string", format: "uri-reference" }, bgpos: { type: "string", default: "bottom", enum: ["bottom", "top"] }, isVideo: { type: "boolean", default: !1 }, img: { type: "array", items: { type: "string", format: "uri-reference" } }, funnelActive: { type: "boolean", default: !1 }, funnelTitle: { type: "string" }, funnelCtaLabel: { type: "string", default: "VAI" }, funnelOptions: { type: "array", items: { type: "object", properties: { icona: { type: "string", default: "Gas", enum: ["Gas", "GasPlug", "OrionPlugWhite", "VipAccount", "Store", "Pointer", "Ticket", "CallCenter", "MessageReceived", "MessageSent", "Accesso", "AcquistoDiretto", "Cashback", "CompareOnLine", "Coupon", "Iban", "Id", "Bill", "OrionDownload", "Clients", "Graph", "OrionPlug", "Award", "Speaker", "Magnifier", "BlueGreenLeaf", "NewActivation", "ContractTransfer", "Subenter", "SupplierChange", "Assistance", "VasHome", "Telephone", "Modem", "Fibra", "IpStatico", "FibraVoce", "Voce", "Streaming", "Stabilita", "Calendar"] }, label: { type: "string" }, link: { type: "string", format: "uri-reference" }, active: { type: "boolean", default: !1 } } } }, imgBlock1: { type: "string", format: "uri-reference" }, imgBlock2: { type: "string", format: "uri-reference" }, imgBlock3: { type: "string", format: "uri-reference" }, imgBlock4: { type: "string", format: "uri-reference" } } }, minItems: 1 } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.autoplay !== void 0 && typeof data.autoplay != "boolean") {
      let err0 = { instancePath: instancePath + "/autoplay", schemaPath: "#/properties/autoplay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slides !== void 0) {
      let data1 = data.slides;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err1 = { instancePath: instancePath + "/slides", schemaPath: "#/properties/slides/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.darkMode !== void 0 && typeof data2.darkMode != "boolean") {
              let err2 = { instancePath: instancePath + "/slides/" + i0 + "/darkMode", schemaPath: "#/properties/slides/items/properties/darkMode/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data2.url !== void 0) {
              let data4 = data2.url;
              if (typeof data4 == "string") {
                if (!formats0.test(data4)) {
                  let err3 = { instancePath: instancePath + "/slides/" + i0 + "/url", schemaPath: "#/properties/slides/items/properties/url/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
              } else {
                let err4 = { instancePath: instancePath + "/slides/" + i0 + "/url", schemaPath: "#/properties/slides/items/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
            if (data2.buttonColorSwitcher !== void 0) {
              let data5 = data2.buttonColorSwitcher;
              if (typeof data5 != "string") {
                let err5 = { instancePath: instancePath + "/slides/" + i0 + "/buttonColorSwitcher", schemaPath: "#/properties/slides/items/properties/buttonColorSwitcher/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (!(data5 === "blueViolet" || data5 === "greenBlue" || data5 === "pinkOrange" || data5 === "yellowPink")) {
                let err6 = { instancePath: instancePath + "/slides/" + i0 + "/buttonColorSwitcher", schemaPath: "#/properties/slides/items/properties/buttonColorSwitcher/enum", keyword: "enum", params: { allowedValues: schema11.properties.slides.items.properties.buttonColorSwitcher.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
            if (data2.title !== void 0 && typeof data2.title != "string") {
              let err7 = { instancePath: instancePath + "/slides/" + i0 + "/title", schemaPath: "#/properties/slides/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data2.subtitle !== void 0 && typeof data2.subtitle != "string") {
              let err8 = { instancePath: instancePath + "/slides/" + i0 + "/subtitle", schemaPath: "#/properties/slides/items/properties/subtitle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data2.titleMobile !== void 0 && typeof data2.titleMobile != "string") {
              let err9 = { instancePath: instancePath + "/slides/" + i0 + "/titleMobile", schemaPath: "#/properties/slides/items/properties/titleMobile/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data2.text !== void 0 && typeof data2.text != "string") {
              let err10 = { instancePath: instancePath + "/slides/" + i0 + "/text", schemaPath: "#/properties/slides/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2.textMobile !== void 0 && typeof data2.textMobile != "string") {
              let err11 = { instancePath: instancePath + "/slides/" + i0 + "/textMobile", schemaPath: "#/properties/slides/items/properties/textMobile/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data2.abstract !== void 0 && typeof data2.abstract != "string") {
              let err12 = { instancePath: instancePath + "/slides/" + i0 + "/abstract", schemaPath: "#/properties/slides/items/properties/abstract/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data2.ctaLabel !== void 0 && typeof data2.ctaLabel != "string") {
              let err13 = { instancePath: instancePath + "/slides/" + i0 + "/ctaLabel", schemaPath: "#/properties/slides/items/properties/ctaLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data2.ctaHref !== void 0) {
              let data13 = data2.ctaHref;
              if (typeof data13 == "string") {
                if (!formats0.test(data13)) {
                  let err14 = { instancePath: instancePath + "/slides/" + i0 + "/ctaHref", schemaPath: "#/properties/slides/items/properties/ctaHref/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/slides/" + i0 + "/ctaHref", schemaPath: "#/properties/slides/items/properties/ctaHref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data2.bgpos !== void 0) {
              let data14 = data2.bgpos;
              if (typeof data14 != "string") {
                let err16 = { instancePath: instancePath + "/slides/" + i0 + "/bgpos", schemaPath: "#/properties/slides/items/properties/bgpos/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
              if (!(data14 === "bottom" || data14 === "top")) {
                let err17 = { instancePath: instancePath + "/slides/" + i0 + "/bgpos", schemaPath: "#/properties/slides/items/properties/bgpos/enum", keyword: "enum", params: { allowedValues: schema11.properties.slides.items.properties.bgpos.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data2.isVideo !== void 0 && typeof data2.isVideo != "boolean") {
              let err18 = { instancePath: instancePath + "/slides/" + i0 + "/isVideo", schemaPath: "#/properties/slides/items/properties/isVideo/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data2.img !== void 0) {
              let data16 = data2.img;
              if (Array.isArray(data16)) {
                let len1 = data16.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data17 = data16[i1];
                  if (typeof data17 == "string") {
                    if (!formats0.test(data17)) {
                      let err19 = { instancePath: instancePath + "/slides/" + i0 + "/img/" + i1, schemaPath: "#/properties/slides/items/properties/img/items/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                  } else {
                    let err20 = { instancePath: instancePath + "/slides/" + i0 + "/img/" + i1, schemaPath: "#/properties/slides/items/properties/img/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  }
                }
              } else {
                let err21 = { instancePath: instancePath + "/slides/" + i0 + "/img", schemaPath: "#/properties/slides/items/properties/img/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data2.funnelActive !== void 0 && typeof data2.funnelActive != "boolean") {
              let err22 = { instancePath: instancePath + "/slides/" + i0 + "/funnelActive", schemaPath: "#/properties/slides/items/properties/funnelActive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data2.funnelTitle !== void 0 && typeof data2.funnelTitle != "string") {
              let err23 = { instancePath: instancePath + "/slides/" + i0 + "/funnelTitle", schemaPath: "#/properties/slides/items/properties/funnelTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data2.funnelCtaLabel !== void 0 && typeof data2.funnelCtaLabel != "string") {
              let err24 = { instancePath: instancePath + "/slides/" + i0 + "/funnelCtaLabel", schemaPath: "#/properties/slides/items/properties/funnelCtaLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data2.funnelOptions !== void 0) {
              let data21 = data2.funnelOptions;
              if (Array.isArray(data21)) {
                let len2 = data21.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data22 = data21[i2];
                  if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                    if (data22.icona !== void 0) {
                      let data23 = data22.icona;
                      if (typeof data23 != "string") {
                        let err25 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions/" + i2 + "/icona", schemaPath: "#/properties/slides/items/properties/funnelOptions/items/properties/icona/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                      }
                      if (!(data23 === "Gas" || data23 === "GasPlug" || data23 === "OrionPlugWhite" || data23 === "VipAccount" || data23 === "Store" || data23 === "Pointer" || data23 === "Ticket" || data23 === "CallCenter" || data23 === "MessageReceived" || data23 === "MessageSent" || data23 === "Accesso" || data23 === "AcquistoDiretto" || data23 === "Cashback" || data23 === "CompareOnLine" || data23 === "Coupon" || data23 === "Iban" || data23 === "Id" || data23 === "Bill" || data23 === "OrionDownload" || data23 === "Clients" || data23 === "Graph" || data23 === "OrionPlug" || data23 === "Award" || data23 === "Speaker" || data23 === "Magnifier" || data23 === "BlueGreenLeaf" || data23 === "NewActivation" || data23 === "ContractTransfer" || data23 === "Subenter" || data23 === "SupplierChange" || data23 === "Assistance" || data23 === "VasHome" || data23 === "Telephone" || data23 === "Modem" || data23 === "Fibra" || data23 === "IpStatico" || data23 === "FibraVoce" || data23 === "Voce" || data23 === "Streaming" || data23 === "Stabilita" || data23 === "Calendar")) {
                        let err26 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions/" + i2 + "/icona", schemaPath: "#/properties/slides/items/properties/funnelOptions/items/properties/icona/enum", keyword: "enum", params: { allowedValues: schema11.properties.slides.items.properties.funnelOptions.items.properties.icona.enum }, message: "must be equal to one of the allowed values" };
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                      }
                    }
                    if (data22.label !== void 0 && typeof data22.label != "string") {
                      let err27 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions/" + i2 + "/label", schemaPath: "#/properties/slides/items/properties/funnelOptions/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                    if (data22.link !== void 0) {
                      let data25 = data22.link;
                      if (typeof data25 == "string") {
                        if (!formats0.test(data25)) {
                          let err28 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions/" + i2 + "/link", schemaPath: "#/properties/slides/items/properties/funnelOptions/items/properties/link/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                        }
                      } else {
                        let err29 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions/" + i2 + "/link", schemaPath: "#/properties/slides/items/properties/funnelOptions/items/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                      }
                    }
                    if (data22.active !== void 0 && typeof data22.active != "boolean") {
                      let err30 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions/" + i2 + "/active", schemaPath: "#/properties/slides/items/properties/funnelOptions/items/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                  } else {
                    let err31 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions/" + i2, schemaPath: "#/properties/slides/items/properties/funnelOptions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                }
              } else {
                let err32 = { instancePath: instancePath + "/slides/" + i0 + "/funnelOptions", schemaPath: "#/properties/slides/items/properties/funnelOptions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            if (data2.imgBlock1 !== void 0) {
              let data27 = data2.imgBlock1;
              if (typeof data27 == "string") {
                if (!formats0.test(data27)) {
                  let err33 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock1", schemaPath: "#/properties/slides/items/properties/imgBlock1/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
              } else {
                let err34 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock1", schemaPath: "#/properties/slides/items/properties/imgBlock1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data2.imgBlock2 !== void 0) {
              let data28 = data2.imgBlock2;
              if (typeof data28 == "string") {
                if (!formats0.test(data28)) {
                  let err35 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock2", schemaPath: "#/properties/slides/items/properties/imgBlock2/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
              } else {
                let err36 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock2", schemaPath: "#/properties/slides/items/properties/imgBlock2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
            if (data2.imgBlock3 !== void 0) {
              let data29 = data2.imgBlock3;
              if (typeof data29 == "string") {
                if (!formats0.test(data29)) {
                  let err37 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock3", schemaPath: "#/properties/slides/items/properties/imgBlock3/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
              } else {
                let err38 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock3", schemaPath: "#/properties/slides/items/properties/imgBlock3/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
            }
            if (data2.imgBlock4 !== void 0) {
              let data30 = data2.imgBlock4;
              if (typeof data30 == "string") {
                if (!formats0.test(data30)) {
                  let err39 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock4", schemaPath: "#/properties/slides/items/properties/imgBlock4/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
              } else {
                let err40 = { instancePath: instancePath + "/slides/" + i0 + "/imgBlock4", schemaPath: "#/properties/slides/items/properties/imgBlock4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
          } else {
            let err41 = { instancePath: instancePath + "/slides/" + i0, schemaPath: "#/properties/slides/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/slides", schemaPath: "#/properties/slides/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  hero_slider_default as default,
  validate
};
