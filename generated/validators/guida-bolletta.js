// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, guida_bolletta_default = validate10, schema11 = { $id: "blocks/guida-bolletta", type: "object", properties: { title: { type: "string" }, itemsBollettaluce: { type: "array", items: { type: "object", properties: { titlePage: { type: "string" }, href: { type: "string", format: "uri-reference" }, alt: { type: "string" } } } }, itemsBollettaGas: { type: "array", items: { type: "object", properties: { titlePage: { type: "string" }, href: { type: "string", format: "uri-reference" }, alt: { type: "string" } } } }, selfReading: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, billInfo: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, paymentMethod: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, expenseSummary: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, contacts: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, identityBar: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, consumptionDetails: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, supplyProperties: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, otherCharges: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, penalty: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, recalculations: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, bullet12: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, bullet13: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, bullet14: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0 && typeof data.title != "string") {
      let err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.itemsBollettaluce !== void 0) {
      let data1 = data.itemsBollettaluce;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.titlePage !== void 0 && typeof data2.titlePage != "string") {
              let err1 = { instancePath: instancePath + "/itemsBollettaluce/" + i0 + "/titlePage", schemaPath: "#/properties/itemsBollettaluce/items/properties/titlePage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
            if (data2.href !== void 0) {
              let data4 = data2.href;
              if (typeof data4 == "string") {
                if (!formats0.test(data4)) {
                  let err2 = { instancePath: instancePath + "/itemsBollettaluce/" + i0 + "/href", schemaPath: "#/properties/itemsBollettaluce/items/properties/href/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
              } else {
                let err3 = { instancePath: instancePath + "/itemsBollettaluce/" + i0 + "/href", schemaPath: "#/properties/itemsBollettaluce/items/properties/href/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            }
            if (data2.alt !== void 0 && typeof data2.alt != "string") {
              let err4 = { instancePath: instancePath + "/itemsBollettaluce/" + i0 + "/alt", schemaPath: "#/properties/itemsBollettaluce/items/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/itemsBollettaluce/" + i0, schemaPath: "#/properties/itemsBollettaluce/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/itemsBollettaluce", schemaPath: "#/properties/itemsBollettaluce/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.itemsBollettaGas !== void 0) {
      let data6 = data.itemsBollettaGas;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.titlePage !== void 0 && typeof data7.titlePage != "string") {
              let err7 = { instancePath: instancePath + "/itemsBollettaGas/" + i1 + "/titlePage", schemaPath: "#/properties/itemsBollettaGas/items/properties/titlePage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data7.href !== void 0) {
              let data9 = data7.href;
              if (typeof data9 == "string") {
                if (!formats0.test(data9)) {
                  let err8 = { instancePath: instancePath + "/itemsBollettaGas/" + i1 + "/href", schemaPath: "#/properties/itemsBollettaGas/items/properties/href/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/itemsBollettaGas/" + i1 + "/href", schemaPath: "#/properties/itemsBollettaGas/items/properties/href/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data7.alt !== void 0 && typeof data7.alt != "string") {
              let err10 = { instancePath: instancePath + "/itemsBollettaGas/" + i1 + "/alt", schemaPath: "#/properties/itemsBollettaGas/items/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/itemsBollettaGas/" + i1, schemaPath: "#/properties/itemsBollettaGas/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/itemsBollettaGas", schemaPath: "#/properties/itemsBollettaGas/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.selfReading !== void 0) {
      let data11 = data.selfReading;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.title !== void 0 && typeof data11.title != "string") {
          let err13 = { instancePath: instancePath + "/selfReading/title", schemaPath: "#/properties/selfReading/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data11.text !== void 0 && typeof data11.text != "string") {
          let err14 = { instancePath: instancePath + "/selfReading/text", schemaPath: "#/properties/selfReading/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/selfReading", schemaPath: "#/properties/selfReading/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.billInfo !== void 0) {
      let data14 = data.billInfo;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.title !== void 0 && typeof data14.title != "string") {
          let err16 = { instancePath: instancePath + "/billInfo/title", schemaPath: "#/properties/billInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data14.text !== void 0 && typeof data14.text != "string") {
          let err17 = { instancePath: instancePath + "/billInfo/text", schemaPath: "#/properties/billInfo/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/billInfo", schemaPath: "#/properties/billInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.paymentMethod !== void 0) {
      let data17 = data.paymentMethod;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.title !== void 0 && typeof data17.title != "string") {
          let err19 = { instancePath: instancePath + "/paymentMethod/title", schemaPath: "#/properties/paymentMethod/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data17.text !== void 0 && typeof data17.text != "string") {
          let err20 = { instancePath: instancePath + "/paymentMethod/text", schemaPath: "#/properties/paymentMethod/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/paymentMethod", schemaPath: "#/properties/paymentMethod/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.expenseSummary !== void 0) {
      let data20 = data.expenseSummary;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.title !== void 0 && typeof data20.title != "string") {
          let err22 = { instancePath: instancePath + "/expenseSummary/title", schemaPath: "#/properties/expenseSummary/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data20.text !== void 0 && typeof data20.text != "string") {
          let err23 = { instancePath: instancePath + "/expenseSummary/text", schemaPath: "#/properties/expenseSummary/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/expenseSummary", schemaPath: "#/properties/expenseSummary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.contacts !== void 0) {
      let data23 = data.contacts;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.title !== void 0 && typeof data23.title != "string") {
          let err25 = { instancePath: instancePath + "/contacts/title", schemaPath: "#/properties/contacts/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data23.text !== void 0 && typeof data23.text != "string") {
          let err26 = { instancePath: instancePath + "/contacts/text", schemaPath: "#/properties/contacts/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/contacts", schemaPath: "#/properties/contacts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.identityBar !== void 0) {
      let data26 = data.identityBar;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.title !== void 0 && typeof data26.title != "string") {
          let err28 = { instancePath: instancePath + "/identityBar/title", schemaPath: "#/properties/identityBar/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data26.text !== void 0 && typeof data26.text != "string") {
          let err29 = { instancePath: instancePath + "/identityBar/text", schemaPath: "#/properties/identityBar/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/identityBar", schemaPath: "#/properties/identityBar/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.consumptionDetails !== void 0) {
      let data29 = data.consumptionDetails;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.title !== void 0 && typeof data29.title != "string") {
          let err31 = { instancePath: instancePath + "/consumptionDetails/title", schemaPath: "#/properties/consumptionDetails/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data29.text !== void 0 && typeof data29.text != "string") {
          let err32 = { instancePath: instancePath + "/consumptionDetails/text", schemaPath: "#/properties/consumptionDetails/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/consumptionDetails", schemaPath: "#/properties/consumptionDetails/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.supplyProperties !== void 0) {
      let data32 = data.supplyProperties;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (data32.title !== void 0 && typeof data32.title != "string") {
          let err34 = { instancePath: instancePath + "/supplyProperties/title", schemaPath: "#/properties/supplyProperties/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data32.text !== void 0 && typeof data32.text != "string") {
          let err35 = { instancePath: instancePath + "/supplyProperties/text", schemaPath: "#/properties/supplyProperties/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/supplyProperties", schemaPath: "#/properties/supplyProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.otherCharges !== void 0) {
      let data35 = data.otherCharges;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        if (data35.title !== void 0 && typeof data35.title != "string") {
          let err37 = { instancePath: instancePath + "/otherCharges/title", schemaPath: "#/properties/otherCharges/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data35.text !== void 0 && typeof data35.text != "string") {
          let err38 = { instancePath: instancePath + "/otherCharges/text", schemaPath: "#/properties/otherCharges/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        let err39 = { instancePath: instancePath + "/otherCharges", schemaPath: "#/properties/otherCharges/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.penalty !== void 0) {
      let data38 = data.penalty;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.title !== void 0 && typeof data38.title != "string") {
          let err40 = { instancePath: instancePath + "/penalty/title", schemaPath: "#/properties/penalty/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (data38.text !== void 0 && typeof data38.text != "string") {
          let err41 = { instancePath: instancePath + "/penalty/text", schemaPath: "#/properties/penalty/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/penalty", schemaPath: "#/properties/penalty/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.recalculations !== void 0) {
      let data41 = data.recalculations;
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.title !== void 0 && typeof data41.title != "string") {
          let err43 = { instancePath: instancePath + "/recalculations/title", schemaPath: "#/properties/recalculations/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        if (data41.text !== void 0 && typeof data41.text != "string") {
          let err44 = { instancePath: instancePath + "/recalculations/text", schemaPath: "#/properties/recalculations/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      } else {
        let err45 = { instancePath: instancePath + "/recalculations", schemaPath: "#/properties/recalculations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.bullet12 !== void 0) {
      let data44 = data.bullet12;
      if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
        if (data44.title !== void 0 && typeof data44.title != "string") {
          let err46 = { instancePath: instancePath + "/bullet12/title", schemaPath: "#/properties/bullet12/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data44.text !== void 0 && typeof data44.text != "string") {
          let err47 = { instancePath: instancePath + "/bullet12/text", schemaPath: "#/properties/bullet12/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/bullet12", schemaPath: "#/properties/bullet12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.bullet13 !== void 0) {
      let data47 = data.bullet13;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        if (data47.title !== void 0 && typeof data47.title != "string") {
          let err49 = { instancePath: instancePath + "/bullet13/title", schemaPath: "#/properties/bullet13/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        if (data47.text !== void 0 && typeof data47.text != "string") {
          let err50 = { instancePath: instancePath + "/bullet13/text", schemaPath: "#/properties/bullet13/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
      } else {
        let err51 = { instancePath: instancePath + "/bullet13", schemaPath: "#/properties/bullet13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.bullet14 !== void 0) {
      let data50 = data.bullet14;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        if (data50.title !== void 0 && typeof data50.title != "string") {
          let err52 = { instancePath: instancePath + "/bullet14/title", schemaPath: "#/properties/bullet14/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data50.text !== void 0 && typeof data50.text != "string") {
          let err53 = { instancePath: instancePath + "/bullet14/text", schemaPath: "#/properties/bullet14/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/bullet14", schemaPath: "#/properties/bullet14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err55 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data54 = data.paddingLeftRight;
      if (typeof data54 != "string") {
        let err56 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (!(data54 === "200" || data54 === "170" || data54 === "100" || data54 === "0")) {
        let err57 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data55 = data.paddingTop;
      if (typeof data55 != "string") {
        let err58 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
      if (!(data55 === "40px" || data55 === "80px" || data55 === "150px" || data55 === "0")) {
        let err59 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data56 = data.paddingBottom;
      if (typeof data56 != "string") {
        let err60 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
      if (!(data56 === "40px" || data56 === "80px" || data56 === "150px" || data56 === "0")) {
        let err61 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data57 = data.anchor;
      if (typeof data57 == "string") {
        if (!pattern0.test(data57)) {
          let err62 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
      } else {
        let err63 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
  } else {
    let err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  guida_bolletta_default as default,
  validate
};
