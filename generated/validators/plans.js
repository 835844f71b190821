// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, plans_default = validate10, schema11 = { $id: "blocks/plans", type: "object", properties: { title: { type: "string" }, copy: { type: "string" }, plans: { type: "array", items: { type: "object", properties: { title: { type: "string" }, isCustomer: { type: "boolean", default: !1 }, tabId: { type: "string" }, content: { type: "array", items: { type: "object", properties: { outline: { type: "boolean", default: !1 }, topText: { type: "string" }, label: { type: "string" }, title: { type: "string" }, subtitle: { type: "string" }, activeIcons: { type: "array", items: { type: "object", properties: { type: { type: "string", default: "luce", enum: ["gas", "luce", "fibra", "plus"] } } } }, basePrice: { type: "string" }, discountedBasePrice: { type: "string" }, basePriceNote: { type: "string" }, modemIncluded: { type: "boolean", default: !1 }, modemPrice: { type: "string" }, discountedModemPrice: { type: "string" }, modemBillingType: { type: "string", default: "", enum: ["", "una tantum", "mese", "minuto"] }, activationFee: { type: "string" }, discountedActivationFee: { type: "string" }, activationBillingType: { type: "string", default: "", enum: ["", "una tantum", "mese", "minuto"] }, additionalServices: { type: "array", items: { type: "object", properties: { icon: { type: "string", default: "", enum: ["", "Telephone"] }, title: { type: "string" }, copy: { type: "string" } } } }, disclaimerText: { type: "string" }, planInfoNote: { type: "string" }, listInfoPlan: { type: "array", items: { type: "object", properties: { title: { type: "string" }, items: { type: "array", items: { type: "object", properties: { title: { type: "string" }, price: { type: "string" }, billingType: { type: "string", default: "", enum: ["", "una tantum", "mese", "minuto"] } } } } } } }, ctaLabel: { type: "string", default: "VAI" }, ctaHref: { type: "string", format: "uri-reference" } } } } } } }, storeLocatorLabel: { type: "string" }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0 && typeof data.title != "string") {
      let err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.copy !== void 0 && typeof data.copy != "string") {
      let err1 = { instancePath: instancePath + "/copy", schemaPath: "#/properties/copy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.plans !== void 0) {
      let data2 = data.plans;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.title !== void 0 && typeof data3.title != "string") {
              let err2 = { instancePath: instancePath + "/plans/" + i0 + "/title", schemaPath: "#/properties/plans/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data3.isCustomer !== void 0 && typeof data3.isCustomer != "boolean") {
              let err3 = { instancePath: instancePath + "/plans/" + i0 + "/isCustomer", schemaPath: "#/properties/plans/items/properties/isCustomer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data3.tabId !== void 0 && typeof data3.tabId != "string") {
              let err4 = { instancePath: instancePath + "/plans/" + i0 + "/tabId", schemaPath: "#/properties/plans/items/properties/tabId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data3.content !== void 0) {
              let data7 = data3.content;
              if (Array.isArray(data7)) {
                let len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data8 = data7[i1];
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    if (data8.outline !== void 0 && typeof data8.outline != "boolean") {
                      let err5 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/outline", schemaPath: "#/properties/plans/items/properties/content/items/properties/outline/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                    }
                    if (data8.topText !== void 0 && typeof data8.topText != "string") {
                      let err6 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/topText", schemaPath: "#/properties/plans/items/properties/content/items/properties/topText/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                    }
                    if (data8.label !== void 0 && typeof data8.label != "string") {
                      let err7 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/label", schemaPath: "#/properties/plans/items/properties/content/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                    }
                    if (data8.title !== void 0 && typeof data8.title != "string") {
                      let err8 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/title", schemaPath: "#/properties/plans/items/properties/content/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                    if (data8.subtitle !== void 0 && typeof data8.subtitle != "string") {
                      let err9 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/subtitle", schemaPath: "#/properties/plans/items/properties/content/items/properties/subtitle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                    if (data8.activeIcons !== void 0) {
                      let data14 = data8.activeIcons;
                      if (Array.isArray(data14)) {
                        let len2 = data14.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data15 = data14[i2];
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            if (data15.type !== void 0) {
                              let data16 = data15.type;
                              if (typeof data16 != "string") {
                                let err10 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/activeIcons/" + i2 + "/type", schemaPath: "#/properties/plans/items/properties/content/items/properties/activeIcons/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                              }
                              if (!(data16 === "gas" || data16 === "luce" || data16 === "fibra" || data16 === "plus")) {
                                let err11 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/activeIcons/" + i2 + "/type", schemaPath: "#/properties/plans/items/properties/content/items/properties/activeIcons/items/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.content.items.properties.activeIcons.items.properties.type.enum }, message: "must be equal to one of the allowed values" };
                                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                              }
                            }
                          } else {
                            let err12 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/activeIcons/" + i2, schemaPath: "#/properties/plans/items/properties/content/items/properties/activeIcons/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                          }
                        }
                      } else {
                        let err13 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/activeIcons", schemaPath: "#/properties/plans/items/properties/content/items/properties/activeIcons/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                      }
                    }
                    if (data8.basePrice !== void 0 && typeof data8.basePrice != "string") {
                      let err14 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/basePrice", schemaPath: "#/properties/plans/items/properties/content/items/properties/basePrice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                    if (data8.discountedBasePrice !== void 0 && typeof data8.discountedBasePrice != "string") {
                      let err15 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/discountedBasePrice", schemaPath: "#/properties/plans/items/properties/content/items/properties/discountedBasePrice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                    }
                    if (data8.basePriceNote !== void 0 && typeof data8.basePriceNote != "string") {
                      let err16 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/basePriceNote", schemaPath: "#/properties/plans/items/properties/content/items/properties/basePriceNote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    if (data8.modemIncluded !== void 0 && typeof data8.modemIncluded != "boolean") {
                      let err17 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/modemIncluded", schemaPath: "#/properties/plans/items/properties/content/items/properties/modemIncluded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                    }
                    if (data8.modemPrice !== void 0 && typeof data8.modemPrice != "string") {
                      let err18 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/modemPrice", schemaPath: "#/properties/plans/items/properties/content/items/properties/modemPrice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                    if (data8.discountedModemPrice !== void 0 && typeof data8.discountedModemPrice != "string") {
                      let err19 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/discountedModemPrice", schemaPath: "#/properties/plans/items/properties/content/items/properties/discountedModemPrice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data8.modemBillingType !== void 0) {
                      let data23 = data8.modemBillingType;
                      if (typeof data23 != "string") {
                        let err20 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/modemBillingType", schemaPath: "#/properties/plans/items/properties/content/items/properties/modemBillingType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                      }
                      if (!(data23 === "" || data23 === "una tantum" || data23 === "mese" || data23 === "minuto")) {
                        let err21 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/modemBillingType", schemaPath: "#/properties/plans/items/properties/content/items/properties/modemBillingType/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.content.items.properties.modemBillingType.enum }, message: "must be equal to one of the allowed values" };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      }
                    }
                    if (data8.activationFee !== void 0 && typeof data8.activationFee != "string") {
                      let err22 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/activationFee", schemaPath: "#/properties/plans/items/properties/content/items/properties/activationFee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data8.discountedActivationFee !== void 0 && typeof data8.discountedActivationFee != "string") {
                      let err23 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/discountedActivationFee", schemaPath: "#/properties/plans/items/properties/content/items/properties/discountedActivationFee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (data8.activationBillingType !== void 0) {
                      let data26 = data8.activationBillingType;
                      if (typeof data26 != "string") {
                        let err24 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/activationBillingType", schemaPath: "#/properties/plans/items/properties/content/items/properties/activationBillingType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                      }
                      if (!(data26 === "" || data26 === "una tantum" || data26 === "mese" || data26 === "minuto")) {
                        let err25 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/activationBillingType", schemaPath: "#/properties/plans/items/properties/content/items/properties/activationBillingType/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.content.items.properties.activationBillingType.enum }, message: "must be equal to one of the allowed values" };
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                      }
                    }
                    if (data8.additionalServices !== void 0) {
                      let data27 = data8.additionalServices;
                      if (Array.isArray(data27)) {
                        let len3 = data27.length;
                        for (let i3 = 0; i3 < len3; i3++) {
                          let data28 = data27[i3];
                          if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                            if (data28.icon !== void 0) {
                              let data29 = data28.icon;
                              if (typeof data29 != "string") {
                                let err26 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/additionalServices/" + i3 + "/icon", schemaPath: "#/properties/plans/items/properties/content/items/properties/additionalServices/items/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                              }
                              if (!(data29 === "" || data29 === "Telephone")) {
                                let err27 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/additionalServices/" + i3 + "/icon", schemaPath: "#/properties/plans/items/properties/content/items/properties/additionalServices/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.content.items.properties.additionalServices.items.properties.icon.enum }, message: "must be equal to one of the allowed values" };
                                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                              }
                            }
                            if (data28.title !== void 0 && typeof data28.title != "string") {
                              let err28 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/additionalServices/" + i3 + "/title", schemaPath: "#/properties/plans/items/properties/content/items/properties/additionalServices/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                            }
                            if (data28.copy !== void 0 && typeof data28.copy != "string") {
                              let err29 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/additionalServices/" + i3 + "/copy", schemaPath: "#/properties/plans/items/properties/content/items/properties/additionalServices/items/properties/copy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                            }
                          } else {
                            let err30 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/additionalServices/" + i3, schemaPath: "#/properties/plans/items/properties/content/items/properties/additionalServices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                          }
                        }
                      } else {
                        let err31 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/additionalServices", schemaPath: "#/properties/plans/items/properties/content/items/properties/additionalServices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                      }
                    }
                    if (data8.disclaimerText !== void 0 && typeof data8.disclaimerText != "string") {
                      let err32 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/disclaimerText", schemaPath: "#/properties/plans/items/properties/content/items/properties/disclaimerText/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                    if (data8.planInfoNote !== void 0 && typeof data8.planInfoNote != "string") {
                      let err33 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/planInfoNote", schemaPath: "#/properties/plans/items/properties/content/items/properties/planInfoNote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                    if (data8.listInfoPlan !== void 0) {
                      let data34 = data8.listInfoPlan;
                      if (Array.isArray(data34)) {
                        let len4 = data34.length;
                        for (let i4 = 0; i4 < len4; i4++) {
                          let data35 = data34[i4];
                          if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                            if (data35.title !== void 0 && typeof data35.title != "string") {
                              let err34 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4 + "/title", schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                            }
                            if (data35.items !== void 0) {
                              let data37 = data35.items;
                              if (Array.isArray(data37)) {
                                let len5 = data37.length;
                                for (let i5 = 0; i5 < len5; i5++) {
                                  let data38 = data37[i5];
                                  if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                    if (data38.title !== void 0 && typeof data38.title != "string") {
                                      let err35 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4 + "/items/" + i5 + "/title", schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/properties/items/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                                    }
                                    if (data38.price !== void 0 && typeof data38.price != "string") {
                                      let err36 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4 + "/items/" + i5 + "/price", schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/properties/items/items/properties/price/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                                    }
                                    if (data38.billingType !== void 0) {
                                      let data41 = data38.billingType;
                                      if (typeof data41 != "string") {
                                        let err37 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4 + "/items/" + i5 + "/billingType", schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/properties/items/items/properties/billingType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                                      }
                                      if (!(data41 === "" || data41 === "una tantum" || data41 === "mese" || data41 === "minuto")) {
                                        let err38 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4 + "/items/" + i5 + "/billingType", schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/properties/items/items/properties/billingType/enum", keyword: "enum", params: { allowedValues: schema11.properties.plans.items.properties.content.items.properties.listInfoPlan.items.properties.items.items.properties.billingType.enum }, message: "must be equal to one of the allowed values" };
                                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                                      }
                                    }
                                  } else {
                                    let err39 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4 + "/items/" + i5, schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                                  }
                                }
                              } else {
                                let err40 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4 + "/items", schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                              }
                            }
                          } else {
                            let err41 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan/" + i4, schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                          }
                        }
                      } else {
                        let err42 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/listInfoPlan", schemaPath: "#/properties/plans/items/properties/content/items/properties/listInfoPlan/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                      }
                    }
                    if (data8.ctaLabel !== void 0 && typeof data8.ctaLabel != "string") {
                      let err43 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/ctaLabel", schemaPath: "#/properties/plans/items/properties/content/items/properties/ctaLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                    }
                    if (data8.ctaHref !== void 0) {
                      let data43 = data8.ctaHref;
                      if (typeof data43 == "string") {
                        if (!formats0.test(data43)) {
                          let err44 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/ctaHref", schemaPath: "#/properties/plans/items/properties/content/items/properties/ctaHref/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                        }
                      } else {
                        let err45 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1 + "/ctaHref", schemaPath: "#/properties/plans/items/properties/content/items/properties/ctaHref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                      }
                    }
                  } else {
                    let err46 = { instancePath: instancePath + "/plans/" + i0 + "/content/" + i1, schemaPath: "#/properties/plans/items/properties/content/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                  }
                }
              } else {
                let err47 = { instancePath: instancePath + "/plans/" + i0 + "/content", schemaPath: "#/properties/plans/items/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
          } else {
            let err48 = { instancePath: instancePath + "/plans/" + i0, schemaPath: "#/properties/plans/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
      } else {
        let err49 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.storeLocatorLabel !== void 0 && typeof data.storeLocatorLabel != "string") {
      let err50 = { instancePath: instancePath + "/storeLocatorLabel", schemaPath: "#/properties/storeLocatorLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err51 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data46 = data.paddingLeftRight;
      if (typeof data46 != "string") {
        let err52 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
      if (!(data46 === "200" || data46 === "170" || data46 === "100" || data46 === "0")) {
        let err53 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data47 = data.paddingTop;
      if (typeof data47 != "string") {
        let err54 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
      if (!(data47 === "40px" || data47 === "80px" || data47 === "150px" || data47 === "0")) {
        let err55 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data48 = data.paddingBottom;
      if (typeof data48 != "string") {
        let err56 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (!(data48 === "40px" || data48 === "80px" || data48 === "150px" || data48 === "0")) {
        let err57 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data49 = data.anchor;
      if (typeof data49 == "string") {
        if (!pattern0.test(data49)) {
          let err58 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
      } else {
        let err59 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
  } else {
    let err60 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  plans_default as default,
  validate
};
