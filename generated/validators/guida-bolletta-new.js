// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, guida_bolletta_new_default = validate10, schema11 = { $id: "blocks/guida-bolletta-new", type: "object", properties: { title: { type: "string" }, text: { type: "string" }, hotPointData1Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData2Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData3Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData4Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData5Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData6Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData7Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData8Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData9Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData10Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData11Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData12Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData13Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData14Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData15Luce: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData1Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData2Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData3Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData4Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData5Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData6Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData7Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData8Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData9Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData10Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData11Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData12Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData13Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData14Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, hotPointData15Gas: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
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
    if (data.hotPointData1Luce !== void 0) {
      let data2 = data.hotPointData1Luce;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.title !== void 0 && typeof data2.title != "string") {
          let err2 = { instancePath: instancePath + "/hotPointData1Luce/title", schemaPath: "#/properties/hotPointData1Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data2.text !== void 0 && typeof data2.text != "string") {
          let err3 = { instancePath: instancePath + "/hotPointData1Luce/text", schemaPath: "#/properties/hotPointData1Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/hotPointData1Luce", schemaPath: "#/properties/hotPointData1Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.hotPointData2Luce !== void 0) {
      let data5 = data.hotPointData2Luce;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.title !== void 0 && typeof data5.title != "string") {
          let err5 = { instancePath: instancePath + "/hotPointData2Luce/title", schemaPath: "#/properties/hotPointData2Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data5.text !== void 0 && typeof data5.text != "string") {
          let err6 = { instancePath: instancePath + "/hotPointData2Luce/text", schemaPath: "#/properties/hotPointData2Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/hotPointData2Luce", schemaPath: "#/properties/hotPointData2Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.hotPointData3Luce !== void 0) {
      let data8 = data.hotPointData3Luce;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.title !== void 0 && typeof data8.title != "string") {
          let err8 = { instancePath: instancePath + "/hotPointData3Luce/title", schemaPath: "#/properties/hotPointData3Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data8.text !== void 0 && typeof data8.text != "string") {
          let err9 = { instancePath: instancePath + "/hotPointData3Luce/text", schemaPath: "#/properties/hotPointData3Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/hotPointData3Luce", schemaPath: "#/properties/hotPointData3Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hotPointData4Luce !== void 0) {
      let data11 = data.hotPointData4Luce;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.title !== void 0 && typeof data11.title != "string") {
          let err11 = { instancePath: instancePath + "/hotPointData4Luce/title", schemaPath: "#/properties/hotPointData4Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data11.text !== void 0 && typeof data11.text != "string") {
          let err12 = { instancePath: instancePath + "/hotPointData4Luce/text", schemaPath: "#/properties/hotPointData4Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hotPointData4Luce", schemaPath: "#/properties/hotPointData4Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.hotPointData5Luce !== void 0) {
      let data14 = data.hotPointData5Luce;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.title !== void 0 && typeof data14.title != "string") {
          let err14 = { instancePath: instancePath + "/hotPointData5Luce/title", schemaPath: "#/properties/hotPointData5Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data14.text !== void 0 && typeof data14.text != "string") {
          let err15 = { instancePath: instancePath + "/hotPointData5Luce/text", schemaPath: "#/properties/hotPointData5Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/hotPointData5Luce", schemaPath: "#/properties/hotPointData5Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.hotPointData6Luce !== void 0) {
      let data17 = data.hotPointData6Luce;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.title !== void 0 && typeof data17.title != "string") {
          let err17 = { instancePath: instancePath + "/hotPointData6Luce/title", schemaPath: "#/properties/hotPointData6Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data17.text !== void 0 && typeof data17.text != "string") {
          let err18 = { instancePath: instancePath + "/hotPointData6Luce/text", schemaPath: "#/properties/hotPointData6Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/hotPointData6Luce", schemaPath: "#/properties/hotPointData6Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.hotPointData7Luce !== void 0) {
      let data20 = data.hotPointData7Luce;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.title !== void 0 && typeof data20.title != "string") {
          let err20 = { instancePath: instancePath + "/hotPointData7Luce/title", schemaPath: "#/properties/hotPointData7Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data20.text !== void 0 && typeof data20.text != "string") {
          let err21 = { instancePath: instancePath + "/hotPointData7Luce/text", schemaPath: "#/properties/hotPointData7Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/hotPointData7Luce", schemaPath: "#/properties/hotPointData7Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.hotPointData8Luce !== void 0) {
      let data23 = data.hotPointData8Luce;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.title !== void 0 && typeof data23.title != "string") {
          let err23 = { instancePath: instancePath + "/hotPointData8Luce/title", schemaPath: "#/properties/hotPointData8Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data23.text !== void 0 && typeof data23.text != "string") {
          let err24 = { instancePath: instancePath + "/hotPointData8Luce/text", schemaPath: "#/properties/hotPointData8Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/hotPointData8Luce", schemaPath: "#/properties/hotPointData8Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.hotPointData9Luce !== void 0) {
      let data26 = data.hotPointData9Luce;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.title !== void 0 && typeof data26.title != "string") {
          let err26 = { instancePath: instancePath + "/hotPointData9Luce/title", schemaPath: "#/properties/hotPointData9Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data26.text !== void 0 && typeof data26.text != "string") {
          let err27 = { instancePath: instancePath + "/hotPointData9Luce/text", schemaPath: "#/properties/hotPointData9Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/hotPointData9Luce", schemaPath: "#/properties/hotPointData9Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.hotPointData10Luce !== void 0) {
      let data29 = data.hotPointData10Luce;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.title !== void 0 && typeof data29.title != "string") {
          let err29 = { instancePath: instancePath + "/hotPointData10Luce/title", schemaPath: "#/properties/hotPointData10Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data29.text !== void 0 && typeof data29.text != "string") {
          let err30 = { instancePath: instancePath + "/hotPointData10Luce/text", schemaPath: "#/properties/hotPointData10Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/hotPointData10Luce", schemaPath: "#/properties/hotPointData10Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.hotPointData11Luce !== void 0) {
      let data32 = data.hotPointData11Luce;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (data32.title !== void 0 && typeof data32.title != "string") {
          let err32 = { instancePath: instancePath + "/hotPointData11Luce/title", schemaPath: "#/properties/hotPointData11Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data32.text !== void 0 && typeof data32.text != "string") {
          let err33 = { instancePath: instancePath + "/hotPointData11Luce/text", schemaPath: "#/properties/hotPointData11Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/hotPointData11Luce", schemaPath: "#/properties/hotPointData11Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.hotPointData12Luce !== void 0) {
      let data35 = data.hotPointData12Luce;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        if (data35.title !== void 0 && typeof data35.title != "string") {
          let err35 = { instancePath: instancePath + "/hotPointData12Luce/title", schemaPath: "#/properties/hotPointData12Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data35.text !== void 0 && typeof data35.text != "string") {
          let err36 = { instancePath: instancePath + "/hotPointData12Luce/text", schemaPath: "#/properties/hotPointData12Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/hotPointData12Luce", schemaPath: "#/properties/hotPointData12Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.hotPointData13Luce !== void 0) {
      let data38 = data.hotPointData13Luce;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.title !== void 0 && typeof data38.title != "string") {
          let err38 = { instancePath: instancePath + "/hotPointData13Luce/title", schemaPath: "#/properties/hotPointData13Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data38.text !== void 0 && typeof data38.text != "string") {
          let err39 = { instancePath: instancePath + "/hotPointData13Luce/text", schemaPath: "#/properties/hotPointData13Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/hotPointData13Luce", schemaPath: "#/properties/hotPointData13Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.hotPointData14Luce !== void 0) {
      let data41 = data.hotPointData14Luce;
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.title !== void 0 && typeof data41.title != "string") {
          let err41 = { instancePath: instancePath + "/hotPointData14Luce/title", schemaPath: "#/properties/hotPointData14Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data41.text !== void 0 && typeof data41.text != "string") {
          let err42 = { instancePath: instancePath + "/hotPointData14Luce/text", schemaPath: "#/properties/hotPointData14Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/hotPointData14Luce", schemaPath: "#/properties/hotPointData14Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.hotPointData15Luce !== void 0) {
      let data44 = data.hotPointData15Luce;
      if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
        if (data44.title !== void 0 && typeof data44.title != "string") {
          let err44 = { instancePath: instancePath + "/hotPointData15Luce/title", schemaPath: "#/properties/hotPointData15Luce/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        if (data44.text !== void 0 && typeof data44.text != "string") {
          let err45 = { instancePath: instancePath + "/hotPointData15Luce/text", schemaPath: "#/properties/hotPointData15Luce/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/hotPointData15Luce", schemaPath: "#/properties/hotPointData15Luce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.hotPointData1Gas !== void 0) {
      let data47 = data.hotPointData1Gas;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        if (data47.title !== void 0 && typeof data47.title != "string") {
          let err47 = { instancePath: instancePath + "/hotPointData1Gas/title", schemaPath: "#/properties/hotPointData1Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data47.text !== void 0 && typeof data47.text != "string") {
          let err48 = { instancePath: instancePath + "/hotPointData1Gas/text", schemaPath: "#/properties/hotPointData1Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/hotPointData1Gas", schemaPath: "#/properties/hotPointData1Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.hotPointData2Gas !== void 0) {
      let data50 = data.hotPointData2Gas;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        if (data50.title !== void 0 && typeof data50.title != "string") {
          let err50 = { instancePath: instancePath + "/hotPointData2Gas/title", schemaPath: "#/properties/hotPointData2Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data50.text !== void 0 && typeof data50.text != "string") {
          let err51 = { instancePath: instancePath + "/hotPointData2Gas/text", schemaPath: "#/properties/hotPointData2Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        let err52 = { instancePath: instancePath + "/hotPointData2Gas", schemaPath: "#/properties/hotPointData2Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.hotPointData3Gas !== void 0) {
      let data53 = data.hotPointData3Gas;
      if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
        if (data53.title !== void 0 && typeof data53.title != "string") {
          let err53 = { instancePath: instancePath + "/hotPointData3Gas/title", schemaPath: "#/properties/hotPointData3Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (data53.text !== void 0 && typeof data53.text != "string") {
          let err54 = { instancePath: instancePath + "/hotPointData3Gas/text", schemaPath: "#/properties/hotPointData3Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      } else {
        let err55 = { instancePath: instancePath + "/hotPointData3Gas", schemaPath: "#/properties/hotPointData3Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.hotPointData4Gas !== void 0) {
      let data56 = data.hotPointData4Gas;
      if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
        if (data56.title !== void 0 && typeof data56.title != "string") {
          let err56 = { instancePath: instancePath + "/hotPointData4Gas/title", schemaPath: "#/properties/hotPointData4Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        if (data56.text !== void 0 && typeof data56.text != "string") {
          let err57 = { instancePath: instancePath + "/hotPointData4Gas/text", schemaPath: "#/properties/hotPointData4Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/hotPointData4Gas", schemaPath: "#/properties/hotPointData4Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.hotPointData5Gas !== void 0) {
      let data59 = data.hotPointData5Gas;
      if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
        if (data59.title !== void 0 && typeof data59.title != "string") {
          let err59 = { instancePath: instancePath + "/hotPointData5Gas/title", schemaPath: "#/properties/hotPointData5Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (data59.text !== void 0 && typeof data59.text != "string") {
          let err60 = { instancePath: instancePath + "/hotPointData5Gas/text", schemaPath: "#/properties/hotPointData5Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
      } else {
        let err61 = { instancePath: instancePath + "/hotPointData5Gas", schemaPath: "#/properties/hotPointData5Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
    if (data.hotPointData6Gas !== void 0) {
      let data62 = data.hotPointData6Gas;
      if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
        if (data62.title !== void 0 && typeof data62.title != "string") {
          let err62 = { instancePath: instancePath + "/hotPointData6Gas/title", schemaPath: "#/properties/hotPointData6Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        if (data62.text !== void 0 && typeof data62.text != "string") {
          let err63 = { instancePath: instancePath + "/hotPointData6Gas/text", schemaPath: "#/properties/hotPointData6Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
      } else {
        let err64 = { instancePath: instancePath + "/hotPointData6Gas", schemaPath: "#/properties/hotPointData6Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.hotPointData7Gas !== void 0) {
      let data65 = data.hotPointData7Gas;
      if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
        if (data65.title !== void 0 && typeof data65.title != "string") {
          let err65 = { instancePath: instancePath + "/hotPointData7Gas/title", schemaPath: "#/properties/hotPointData7Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
        if (data65.text !== void 0 && typeof data65.text != "string") {
          let err66 = { instancePath: instancePath + "/hotPointData7Gas/text", schemaPath: "#/properties/hotPointData7Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
      } else {
        let err67 = { instancePath: instancePath + "/hotPointData7Gas", schemaPath: "#/properties/hotPointData7Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
    }
    if (data.hotPointData8Gas !== void 0) {
      let data68 = data.hotPointData8Gas;
      if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
        if (data68.title !== void 0 && typeof data68.title != "string") {
          let err68 = { instancePath: instancePath + "/hotPointData8Gas/title", schemaPath: "#/properties/hotPointData8Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (data68.text !== void 0 && typeof data68.text != "string") {
          let err69 = { instancePath: instancePath + "/hotPointData8Gas/text", schemaPath: "#/properties/hotPointData8Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/hotPointData8Gas", schemaPath: "#/properties/hotPointData8Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.hotPointData9Gas !== void 0) {
      let data71 = data.hotPointData9Gas;
      if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
        if (data71.title !== void 0 && typeof data71.title != "string") {
          let err71 = { instancePath: instancePath + "/hotPointData9Gas/title", schemaPath: "#/properties/hotPointData9Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        if (data71.text !== void 0 && typeof data71.text != "string") {
          let err72 = { instancePath: instancePath + "/hotPointData9Gas/text", schemaPath: "#/properties/hotPointData9Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
      } else {
        let err73 = { instancePath: instancePath + "/hotPointData9Gas", schemaPath: "#/properties/hotPointData9Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
    }
    if (data.hotPointData10Gas !== void 0) {
      let data74 = data.hotPointData10Gas;
      if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
        if (data74.title !== void 0 && typeof data74.title != "string") {
          let err74 = { instancePath: instancePath + "/hotPointData10Gas/title", schemaPath: "#/properties/hotPointData10Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        if (data74.text !== void 0 && typeof data74.text != "string") {
          let err75 = { instancePath: instancePath + "/hotPointData10Gas/text", schemaPath: "#/properties/hotPointData10Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      } else {
        let err76 = { instancePath: instancePath + "/hotPointData10Gas", schemaPath: "#/properties/hotPointData10Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.hotPointData11Gas !== void 0) {
      let data77 = data.hotPointData11Gas;
      if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
        if (data77.title !== void 0 && typeof data77.title != "string") {
          let err77 = { instancePath: instancePath + "/hotPointData11Gas/title", schemaPath: "#/properties/hotPointData11Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
        if (data77.text !== void 0 && typeof data77.text != "string") {
          let err78 = { instancePath: instancePath + "/hotPointData11Gas/text", schemaPath: "#/properties/hotPointData11Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
      } else {
        let err79 = { instancePath: instancePath + "/hotPointData11Gas", schemaPath: "#/properties/hotPointData11Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
    if (data.hotPointData12Gas !== void 0) {
      let data80 = data.hotPointData12Gas;
      if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
        if (data80.title !== void 0 && typeof data80.title != "string") {
          let err80 = { instancePath: instancePath + "/hotPointData12Gas/title", schemaPath: "#/properties/hotPointData12Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        if (data80.text !== void 0 && typeof data80.text != "string") {
          let err81 = { instancePath: instancePath + "/hotPointData12Gas/text", schemaPath: "#/properties/hotPointData12Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      } else {
        let err82 = { instancePath: instancePath + "/hotPointData12Gas", schemaPath: "#/properties/hotPointData12Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.hotPointData13Gas !== void 0) {
      let data83 = data.hotPointData13Gas;
      if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
        if (data83.title !== void 0 && typeof data83.title != "string") {
          let err83 = { instancePath: instancePath + "/hotPointData13Gas/title", schemaPath: "#/properties/hotPointData13Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
        if (data83.text !== void 0 && typeof data83.text != "string") {
          let err84 = { instancePath: instancePath + "/hotPointData13Gas/text", schemaPath: "#/properties/hotPointData13Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
        }
      } else {
        let err85 = { instancePath: instancePath + "/hotPointData13Gas", schemaPath: "#/properties/hotPointData13Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
      }
    }
    if (data.hotPointData14Gas !== void 0) {
      let data86 = data.hotPointData14Gas;
      if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
        if (data86.title !== void 0 && typeof data86.title != "string") {
          let err86 = { instancePath: instancePath + "/hotPointData14Gas/title", schemaPath: "#/properties/hotPointData14Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
        }
        if (data86.text !== void 0 && typeof data86.text != "string") {
          let err87 = { instancePath: instancePath + "/hotPointData14Gas/text", schemaPath: "#/properties/hotPointData14Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
      } else {
        let err88 = { instancePath: instancePath + "/hotPointData14Gas", schemaPath: "#/properties/hotPointData14Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.hotPointData15Gas !== void 0) {
      let data89 = data.hotPointData15Gas;
      if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
        if (data89.title !== void 0 && typeof data89.title != "string") {
          let err89 = { instancePath: instancePath + "/hotPointData15Gas/title", schemaPath: "#/properties/hotPointData15Gas/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
        if (data89.text !== void 0 && typeof data89.text != "string") {
          let err90 = { instancePath: instancePath + "/hotPointData15Gas/text", schemaPath: "#/properties/hotPointData15Gas/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
        }
      } else {
        let err91 = { instancePath: instancePath + "/hotPointData15Gas", schemaPath: "#/properties/hotPointData15Gas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
      }
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err92 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data93 = data.paddingLeftRight;
      if (typeof data93 != "string") {
        let err93 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
      }
      if (!(data93 === "200" || data93 === "170" || data93 === "100" || data93 === "0")) {
        let err94 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data94 = data.paddingTop;
      if (typeof data94 != "string") {
        let err95 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
      }
      if (!(data94 === "40px" || data94 === "80px" || data94 === "150px" || data94 === "0")) {
        let err96 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data95 = data.paddingBottom;
      if (typeof data95 != "string") {
        let err97 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
      }
      if (!(data95 === "40px" || data95 === "80px" || data95 === "150px" || data95 === "0")) {
        let err98 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data96 = data.anchor;
      if (typeof data96 == "string") {
        if (!pattern0.test(data96)) {
          let err99 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      } else {
        let err100 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
  } else {
    let err101 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  guida_bolletta_new_default as default,
  validate
};
