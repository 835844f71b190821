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
  "archivecalendarlist": () =>
    Promise.all([import('./archive-calendar-list.json'), import('../validators/archive-calendar-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "archivelist": () =>
    Promise.all([import('./archive-list.json'), import('../validators/archive-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}pediaarticles": () =>
    Promise.all([import('./brand-pedia-articles.json'), import('../validators/brand-pedia-articles.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}pediaarticleshome": () =>
    Promise.all([import('./brand-pedia-articles-home.json'), import('../validators/brand-pedia-articles-home.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "codice": () =>
    Promise.all([import('./codice.json'), import('../validators/codice.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "documentspremium": () =>
    Promise.all([import('./documents-premium.json'), import('../validators/documents-premium.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "downloadaccordion": () =>
    Promise.all([import('./download-accordion.json'), import('../validators/download-accordion.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "downloadlist": () =>
    Promise.all([import('./download-list.json'), import('../validators/download-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "eventinfo": () =>
    Promise.all([import('./event-info.json'), import('../validators/event-info.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "faq": () =>
    Promise.all([import('./faq.json'), import('../validators/faq.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "faqdynamic": () =>
    Promise.all([import('./faq-dynamic.json'), import('../validators/faq-dynamic.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "faqlist": () =>
    Promise.all([import('./faq-list.json'), import('../validators/faq-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "faqpremium": () =>
    Promise.all([import('./faq-premium.json'), import('../validators/faq-premium.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "fiberdetails": () =>
    Promise.all([import('./fiber-details.json'), import('../validators/fiber-details.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "guidabolletta": () =>
    Promise.all([import('./guida-bolletta.json'), import('../validators/guida-bolletta.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "guidabollettanew": () =>
    Promise.all([import('./guida-bolletta-new.json'), import('../validators/guida-bolletta-new.js')]).then(
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
  "listofregulations": () =>
    Promise.all([import('./list-of-regulations.json'), import('../validators/list-of-regulations.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "newsevents": () =>
    Promise.all([import('./news-events.json'), import('../validators/news-events.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "newseventshome": () =>
    Promise.all([import('./news-events-home.json'), import('../validators/news-events-home.js')]).then(
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
  "pressreleaselist": () =>
    Promise.all([import('./press-release-list.json'), import('../validators/press-release-list.js')]).then(
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
  "storelocator": () =>
    Promise.all([import('./store-locator.json'), import('../validators/store-locator.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "textblock": () =>
    Promise.all([import('./text-block.json'), import('../validators/text-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "workwithusblocklist": () =>
    Promise.all([import('./work-with-us-block-list.json'), import('../validators/work-with-us-block-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "workwithuslist": () =>
    Promise.all([import('./work-with-us-list.json'), import('../validators/work-with-us-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "workwithustitle": () =>
    Promise.all([import('./work-with-us-title.json'), import('../validators/work-with-us-title.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
};
