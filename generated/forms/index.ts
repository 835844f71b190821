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
  "advlisticonsblock": () =>
    Promise.all([import('./adv-list-icons-block.json'), import('../validators/adv-list-icons-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "advmultiplelaunchblockfeatured": () =>
    Promise.all([import('./adv-multiple-launch-block-featured.json'), import('../validators/adv-multiple-launch-block-featured.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "advmultiplelaunchblockhome": () =>
    Promise.all([import('./adv-multiple-launch-block-home.json'), import('../validators/adv-multiple-launch-block-home.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "advantagesslider": () =>
    Promise.all([import('./advantages-slider.json'), import('../validators/advantages-slider.js')]).then(
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
  "bannercarousel": () =>
    Promise.all([import('./banner-carousel.json'), import('../validators/banner-carousel.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "bannerpromo": () =>
    Promise.all([import('./banner-promo.json'), import('../validators/banner-promo.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "bannersection": () =>
    Promise.all([import('./banner-section.json'), import('../validators/banner-section.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}box": () =>
    Promise.all([import('./brand-box.json'), import('../validators/brand-box.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}form": () =>
    Promise.all([import('./brand-form.json'), import('../validators/brand-form.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "{brand}paragraphwithicons": () =>
    Promise.all([import('./brand-paragraph-with-icons.json'), import('../validators/brand-paragraph-with-icons.js')]).then(
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
  "{brand}products": () =>
    Promise.all([import('./brand-products.json'), import('../validators/brand-products.js')]).then(
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
  "cardblock": () =>
    Promise.all([import('./card-block.json'), import('../validators/card-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "cardslider": () =>
    Promise.all([import('./card-slider.json'), import('../validators/card-slider.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "centeredlinks": () =>
    Promise.all([import('./centered-links.json'), import('../validators/centered-links.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "checkboxlist": () =>
    Promise.all([import('./checkbox-list.json'), import('../validators/checkbox-list.js')]).then(
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
  "contentprizeblock": () =>
    Promise.all([import('./content-prize-block.json'), import('../validators/content-prize-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "datalayer": () =>
    Promise.all([import('./data-layer.json'), import('../validators/data-layer.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "documentspremium": () =>
    Promise.all([import('./documents-premium.json'), import('../validators/documents-premium.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "doubleicon": () =>
    Promise.all([import('./double-icon.json'), import('../validators/double-icon.js')]).then(
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
  "gallery": () =>
    Promise.all([import('./gallery.json'), import('../validators/gallery.js')]).then(
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
  "herobanner": () =>
    Promise.all([import('./hero-banner.json'), import('../validators/hero-banner.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "heroblob": () =>
    Promise.all([import('./hero-blob.json'), import('../validators/hero-blob.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "heroimage": () =>
    Promise.all([import('./hero-image.json'), import('../validators/hero-image.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "heropage": () =>
    Promise.all([import('./hero-page.json'), import('../validators/hero-page.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "heroslider": () =>
    Promise.all([import('./hero-slider.json'), import('../validators/hero-slider.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "iconsgrid": () =>
    Promise.all([import('./icons-grid.json'), import('../validators/icons-grid.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "iframe": () =>
    Promise.all([import('./iframe.json'), import('../validators/iframe.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "image": () =>
    Promise.all([import('./image.json'), import('../validators/image.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "infographiclist": () =>
    Promise.all([import('./infographic-list.json'), import('../validators/infographic-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "launchblock": () =>
    Promise.all([import('./launch-block.json'), import('../validators/launch-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "listofaggregators": () =>
    Promise.all([import('./list-of-aggregators.json'), import('../validators/list-of-aggregators.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "listoficons": () =>
    Promise.all([import('./list-of-icons.json'), import('../validators/list-of-icons.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "listoficonscta": () =>
    Promise.all([import('./list-of-icons-cta.json'), import('../validators/list-of-icons-cta.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "listofregulations": () =>
    Promise.all([import('./list-of-regulations.json'), import('../validators/list-of-regulations.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "listwithroundimg": () =>
    Promise.all([import('./list-with-round-img.json'), import('../validators/list-with-round-img.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "listwithroundimgpmi": () =>
    Promise.all([import('./list-with-round-img-pmi.json'), import('../validators/list-with-round-img-pmi.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "mgmhome": () =>
    Promise.all([import('./mgm-home.json'), import('../validators/mgm-home.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "mission": () =>
    Promise.all([import('./mission.json'), import('../validators/mission.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "multiplelaunchblock": () =>
    Promise.all([import('./multiple-launch-block.json'), import('../validators/multiple-launch-block.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "multiplelaunchblockhome": () =>
    Promise.all([import('./multiple-launch-block-home.json'), import('../validators/multiple-launch-block-home.js')]).then(
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
  "pageblockwithblob": () =>
    Promise.all([import('./page-block-with-blob.json'), import('../validators/page-block-with-blob.js')]).then(
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
  "pressreleaselist": () =>
    Promise.all([import('./press-release-list.json'), import('../validators/press-release-list.js')]).then(
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
  "recensioni": () =>
    Promise.all([import('./recensioni.json'), import('../validators/recensioni.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "resources": () =>
    Promise.all([import('./resources.json'), import('../validators/resources.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "salespointlist": () =>
    Promise.all([import('./sales-point-list.json'), import('../validators/sales-point-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectionabstract": () =>
    Promise.all([import('./section-abstract.json'), import('../validators/section-abstract.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectioncustomerarea": () =>
    Promise.all([import('./section-customer-area.json'), import('../validators/section-customer-area.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectiondownloadapp": () =>
    Promise.all([import('./section-download-app.json'), import('../validators/section-download-app.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectionhighlights": () =>
    Promise.all([import('./section-highlights.json'), import('../validators/section-highlights.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectionphone": () =>
    Promise.all([import('./section-phone.json'), import('../validators/section-phone.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectionsteps": () =>
    Promise.all([import('./section-steps.json'), import('../validators/section-steps.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectiontext": () =>
    Promise.all([import('./section-text.json'), import('../validators/section-text.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectiontitle": () =>
    Promise.all([import('./section-title.json'), import('../validators/section-title.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sectiontitlecanvas": () =>
    Promise.all([import('./section-title-canvas.json'), import('../validators/section-title-canvas.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "separator": () =>
    Promise.all([import('./separator.json'), import('../validators/separator.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "smallherobanner": () =>
    Promise.all([import('./small-hero-banner.json'), import('../validators/small-hero-banner.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "sponsorslider": () =>
    Promise.all([import('./sponsor-slider.json'), import('../validators/sponsor-slider.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "staticblob": () =>
    Promise.all([import('./static-blob.json'), import('../validators/static-blob.js')]).then(
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
  "textimgroundedborders": () =>
    Promise.all([import('./text-img-rounded-borders.json'), import('../validators/text-img-rounded-borders.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "videoplayer": () =>
    Promise.all([import('./video-player.json'), import('../validators/video-player.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "workwithusblocklist": () =>
    Promise.all([import('./work-with-us-block-list.json'), import('../validators/work-with-us-block-list.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),
  "workwithusform": () =>
    Promise.all([import('./work-with-us-form.json'), import('../validators/work-with-us-form.js')]).then(
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
