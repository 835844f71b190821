// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './banner-promo.js';
import validate3 from './brand-box.js';
import validate4 from './brand-paragraph-with-icons.js';
import validate5 from './brand-products.js';
import validate6 from './codice.js';
import validate7 from './configurator-entry-point.js';
import validate8 from './faq.js';
import validate9 from './fiber-details.js';
import validate10 from './hero-slider.js';
import validate11 from './image.js';
import validate12 from './list-of-aggregators.js';
import validate13 from './news-events.js';
import validate14 from './offers-form.js';
import validate15 from './offers-form-business.js';
import validate16 from './page-block.js';
import validate17 from './page-offers.js';
import validate18 from './plans.js';
import validate19 from './product-card.js';
import validate20 from './product-page-cards.js';
import validate21 from './product-page-cta.js';
import validate22 from './product-page-hero.js';
import validate23 from './product-page-info-cards.js';
import validate24 from './product-page-rows.js';
import validate25 from './product-page-tab.js';
import validate26 from './product-page-tab-content.js';
import validate27 from './sales-point-list.js';
import validate28 from './section-steps.js';
import validate29 from './text-block.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['bannerpromo', validate2],
  ['{brand}box', validate3],
  ['{brand}paragraphwithicons', validate4],
  ['{brand}products', validate5],
  ['codice', validate6],
  ['configuratorentrypoint', validate7],
  ['faq', validate8],
  ['fiberdetails', validate9],
  ['heroslider', validate10],
  ['image', validate11],
  ['listofaggregators', validate12],
  ['newsevents', validate13],
  ['offersform', validate14],
  ['offersformbusiness', validate15],
  ['pageblock', validate16],
  ['pageoffers', validate17],
  ['plans', validate18],
  ['productcard', validate19],
  ['productpagecards', validate20],
  ['productpagecta', validate21],
  ['productpagehero', validate22],
  ['productpageinfocards', validate23],
  ['productpagerows', validate24],
  ['productpagetab', validate25],
  ['productpagetabcontent', validate26],
  ['salespointlist', validate27],
  ['sectionsteps', validate28],
  ['textblock', validate29],
]);
