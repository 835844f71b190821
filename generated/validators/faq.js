// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, faq_default = validate10, schema11 = { $id: "blocks/faq", type: "object", properties: { title: { type: "string", default: "Domande frequenti" }, groups: { type: "array", items: { type: "object", properties: { groupName: { type: "string" }, childs: { type: "array", items: { type: "object", properties: { title: { type: "string" }, text: { type: "string" } }, required: ["title", "text"] } } } } }, anchors: { type: "boolean", default: !1 }, hideTitles: { type: "boolean", default: !1 }, firstNotSelected: { type: "boolean", default: !1 }, wrapped: { type: "boolean", default: !1 }, paddingLeftRight: { type: "string", default: "0", enum: ["200", "170", "100", "0"] }, paddingTop: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, paddingBottom: { type: "string", default: "0", enum: ["40px", "80px", "150px", "0"] }, anchor: { type: "string", pattern: "^[A-Za-z0-9_-]*$" } } }, pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0 && typeof data.title != "string") {
      let err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.groups !== void 0) {
      let data1 = data.groups;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.groupName !== void 0 && typeof data2.groupName != "string") {
              let err1 = { instancePath: instancePath + "/groups/" + i0 + "/groupName", schemaPath: "#/properties/groups/items/properties/groupName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
            if (data2.childs !== void 0) {
              let data4 = data2.childs;
              if (Array.isArray(data4)) {
                let len1 = data4.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data5 = data4[i1];
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                    if (data5.title === void 0) {
                      let err2 = { instancePath: instancePath + "/groups/" + i0 + "/childs/" + i1, schemaPath: "#/properties/groups/items/properties/childs/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                    }
                    if (data5.text === void 0) {
                      let err3 = { instancePath: instancePath + "/groups/" + i0 + "/childs/" + i1, schemaPath: "#/properties/groups/items/properties/childs/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                    }
                    if (data5.title !== void 0 && typeof data5.title != "string") {
                      let err4 = { instancePath: instancePath + "/groups/" + i0 + "/childs/" + i1 + "/title", schemaPath: "#/properties/groups/items/properties/childs/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                    }
                    if (data5.text !== void 0 && typeof data5.text != "string") {
                      let err5 = { instancePath: instancePath + "/groups/" + i0 + "/childs/" + i1 + "/text", schemaPath: "#/properties/groups/items/properties/childs/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                    }
                  } else {
                    let err6 = { instancePath: instancePath + "/groups/" + i0 + "/childs/" + i1, schemaPath: "#/properties/groups/items/properties/childs/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                }
              } else {
                let err7 = { instancePath: instancePath + "/groups/" + i0 + "/childs", schemaPath: "#/properties/groups/items/properties/childs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
          } else {
            let err8 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.anchors !== void 0 && typeof data.anchors != "boolean") {
      let err10 = { instancePath: instancePath + "/anchors", schemaPath: "#/properties/anchors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.hideTitles !== void 0 && typeof data.hideTitles != "boolean") {
      let err11 = { instancePath: instancePath + "/hideTitles", schemaPath: "#/properties/hideTitles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.firstNotSelected !== void 0 && typeof data.firstNotSelected != "boolean") {
      let err12 = { instancePath: instancePath + "/firstNotSelected", schemaPath: "#/properties/firstNotSelected/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.wrapped !== void 0 && typeof data.wrapped != "boolean") {
      let err13 = { instancePath: instancePath + "/wrapped", schemaPath: "#/properties/wrapped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.paddingLeftRight !== void 0) {
      let data12 = data.paddingLeftRight;
      if (typeof data12 != "string") {
        let err14 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data12 === "200" || data12 === "170" || data12 === "100" || data12 === "0")) {
        let err15 = { instancePath: instancePath + "/paddingLeftRight", schemaPath: "#/properties/paddingLeftRight/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingLeftRight.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.paddingTop !== void 0) {
      let data13 = data.paddingTop;
      if (typeof data13 != "string") {
        let err16 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data13 === "40px" || data13 === "80px" || data13 === "150px" || data13 === "0")) {
        let err17 = { instancePath: instancePath + "/paddingTop", schemaPath: "#/properties/paddingTop/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingTop.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.paddingBottom !== void 0) {
      let data14 = data.paddingBottom;
      if (typeof data14 != "string") {
        let err18 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data14 === "40px" || data14 === "80px" || data14 === "150px" || data14 === "0")) {
        let err19 = { instancePath: instancePath + "/paddingBottom", schemaPath: "#/properties/paddingBottom/enum", keyword: "enum", params: { allowedValues: schema11.properties.paddingBottom.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.anchor !== void 0) {
      let data15 = data.anchor;
      if (typeof data15 == "string") {
        if (!pattern0.test(data15)) {
          let err20 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/anchor", schemaPath: "#/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  faq_default as default,
  validate
};
