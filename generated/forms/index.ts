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
  "bannerpromo": () =>
    Promise.all([import('./banner-promo.json'), import('../validators/banner-promo.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}box": () =>
    Promise.all([import('./brand-box.json'), import('../validators/brand-box.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}paragraphwithicons": () =>
    Promise.all([import('./brand-paragraph-with-icons.json'), import('../validators/brand-paragraph-with-icons.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}products": () =>
    Promise.all([import('./brand-products.json'), import('../validators/brand-products.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "codice": () =>
    Promise.all([import('./codice.json'), import('../validators/codice.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "configuratorentrypoint": () =>
    Promise.all([import('./configurator-entry-point.json'), import('../validators/configurator-entry-point.js')]).then(
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
  "heroslider": () =>
    Promise.all([import('./hero-slider.json'), import('../validators/hero-slider.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "image": () =>
    Promise.all([import('./image.json'), import('../validators/image.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "listofaggregators": () =>
    Promise.all([import('./list-of-aggregators.json'), import('../validators/list-of-aggregators.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "newsevents": () =>
    Promise.all([import('./news-events.json'), import('../validators/news-events.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "offersform": () =>
    Promise.all([import('./offers-form.json'), import('../validators/offers-form.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "offersformbusiness": () =>
    Promise.all([import('./offers-form-business.json'), import('../validators/offers-form-business.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "pageblock": () =>
    Promise.all([import('./page-block.json'), import('../validators/page-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "pageoffers": () =>
    Promise.all([import('./page-offers.json'), import('../validators/page-offers.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "plans": () =>
    Promise.all([import('./plans.json'), import('../validators/plans.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productcard": () =>
    Promise.all([import('./product-card.json'), import('../validators/product-card.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productpagecards": () =>
    Promise.all([import('./product-page-cards.json'), import('../validators/product-page-cards.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productpagecta": () =>
    Promise.all([import('./product-page-cta.json'), import('../validators/product-page-cta.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productpagehero": () =>
    Promise.all([import('./product-page-hero.json'), import('../validators/product-page-hero.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productpageinfocards": () =>
    Promise.all([import('./product-page-info-cards.json'), import('../validators/product-page-info-cards.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "productpagerows": () =>
    Promise.all([import('./product-page-rows.json'), import('../validators/product-page-rows.js')]).then(
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
};
