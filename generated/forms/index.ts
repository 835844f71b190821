// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';

export interface BlockFormFile {
  schema: Record<string, unknown>;
  uiSchema: Record<string, unknown>;
}

export interface BlockForm extends BlockFormFile {
  validate: ValidateFunction;
}

/** Form of each block by lower-cased component, loaded when it is first opened. */
export const formLoaders: Readonly<Record<string, () => Promise<BlockForm>>> = {
  "absoluteblob": () =>
    Promise.all([import('./absolute-blob.json'), import('../validators/absolute-blob.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "actionbutton": () =>
    Promise.all([import('./action-button.json'), import('../validators/action-button.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}form": () =>
    Promise.all([import('./brand-form.json'), import('../validators/brand-form.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "callmeback": () =>
    Promise.all([import('./call-me-back.json'), import('../validators/call-me-back.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "callmebacknew": () =>
    Promise.all([import('./call-me-back-new.json'), import('../validators/call-me-back-new.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "callmebackpage": () =>
    Promise.all([import('./call-me-back-page.json'), import('../validators/call-me-back-page.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "codice": () =>
    Promise.all([import('./codice.json'), import('../validators/codice.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "faq": () =>
    Promise.all([import('./faq.json'), import('../validators/faq.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "fiberdetails": () =>
    Promise.all([import('./fiber-details.json'), import('../validators/fiber-details.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "form{assistant}": () =>
    Promise.all([import('./form-assistant.json'), import('../validators/form-assistant.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "formchiamatesospette": () =>
    Promise.all([import('./form-chiamate-sospette.json'), import('../validators/form-chiamate-sospette.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "formpmi": () =>
    Promise.all([import('./form-pmi.json'), import('../validators/form-pmi.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "heroslider": () =>
    Promise.all([import('./hero-slider.json'), import('../validators/hero-slider.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "image": () =>
    Promise.all([import('./image.json'), import('../validators/image.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "newsevents": () =>
    Promise.all([import('./news-events.json'), import('../validators/news-events.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "pageblock": () =>
    Promise.all([import('./page-block.json'), import('../validators/page-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "plans": () =>
    Promise.all([import('./plans.json'), import('../validators/plans.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productpagetab": () =>
    Promise.all([import('./product-page-tab.json'), import('../validators/product-page-tab.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productpagetabcontent": () =>
    Promise.all([import('./product-page-tab-content.json'), import('../validators/product-page-tab-content.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "salespointlist": () =>
    Promise.all([import('./sales-point-list.json'), import('../validators/sales-point-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectionsteps": () =>
    Promise.all([import('./section-steps.json'), import('../validators/section-steps.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "textblock": () =>
    Promise.all([import('./text-block.json'), import('../validators/text-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "workwithusform": () =>
    Promise.all([import('./work-with-us-form.json'), import('../validators/work-with-us-form.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
};
