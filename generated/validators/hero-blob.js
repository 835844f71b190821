// Written by `npm run generate` from schemas/. Do not edit.
var validate = validate10, hero_blob_default = validate10, schema11 = { $id: "blocks/hero-blob", type: "object", properties: { eyebrow: { type: "string" }, title: { type: "string" }, text: { type: "string" }, ctaLabel: { type: "string", default: "VAI" }, ctaHref: { type: "string", format: "uri-reference" }, image: { type: "string", format: "uri-reference" }, blobColours: { type: "string", default: "#7E2889|#1587C8", enum: ["#f49864|#f6b624", "#7E2889|#1587C8", "#6EC18A|#0E89CA", "#6EC18A|rgba(14,137,202,1)"] }, blobSeed: { type: "integer", default: 1, minimum: 0, maximum: 9999 } } }, formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eyebrow !== void 0 && typeof data.eyebrow != "string") {
      let err0 = { instancePath: instancePath + "/eyebrow", schemaPath: "#/properties/eyebrow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      let err2 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ctaLabel !== void 0 && typeof data.ctaLabel != "string") {
      let err3 = { instancePath: instancePath + "/ctaLabel", schemaPath: "#/properties/ctaLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.ctaHref !== void 0) {
      let data4 = data.ctaHref;
      if (typeof data4 == "string") {
        if (!formats0.test(data4)) {
          let err4 = { instancePath: instancePath + "/ctaHref", schemaPath: "#/properties/ctaHref/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/ctaHref", schemaPath: "#/properties/ctaHref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.image !== void 0) {
      let data5 = data.image;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err6 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.blobColours !== void 0) {
      let data6 = data.blobColours;
      if (typeof data6 != "string") {
        let err8 = { instancePath: instancePath + "/blobColours", schemaPath: "#/properties/blobColours/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data6 === "#f49864|#f6b624" || data6 === "#7E2889|#1587C8" || data6 === "#6EC18A|#0E89CA" || data6 === "#6EC18A|rgba(14,137,202,1)")) {
        let err9 = { instancePath: instancePath + "/blobColours", schemaPath: "#/properties/blobColours/enum", keyword: "enum", params: { allowedValues: schema11.properties.blobColours.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.blobSeed !== void 0) {
      let data7 = data.blobSeed;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err10 = { instancePath: instancePath + "/blobSeed", schemaPath: "#/properties/blobSeed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 9999 || isNaN(data7)) {
          let err11 = { instancePath: instancePath + "/blobSeed", schemaPath: "#/properties/blobSeed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err12 = { instancePath: instancePath + "/blobSeed", schemaPath: "#/properties/blobSeed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  hero_blob_default as default,
  validate
};
