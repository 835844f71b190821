// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './archive-calendar-list.js';
import validate3 from './archive-list.js';
import validate4 from './brand-pedia-articles.js';
import validate5 from './brand-pedia-articles-home.js';
import validate6 from './codice.js';
import validate7 from './documents-premium.js';
import validate8 from './download-accordion.js';
import validate9 from './download-list.js';
import validate10 from './event-info.js';
import validate11 from './faq.js';
import validate12 from './faq-dynamic.js';
import validate13 from './faq-list.js';
import validate14 from './faq-premium.js';
import validate15 from './fiber-details.js';
import validate16 from './guida-bolletta.js';
import validate17 from './guida-bolletta-new.js';
import validate18 from './hero-slider.js';
import validate19 from './image.js';
import validate20 from './list-of-regulations.js';
import validate21 from './news-events.js';
import validate22 from './news-events-home.js';
import validate23 from './page-block.js';
import validate24 from './plans.js';
import validate25 from './press-release-list.js';
import validate26 from './product-page-tab.js';
import validate27 from './product-page-tab-content.js';
import validate28 from './sales-point-list.js';
import validate29 from './section-steps.js';
import validate30 from './store-locator.js';
import validate31 from './text-block.js';
import validate32 from './work-with-us-block-list.js';
import validate33 from './work-with-us-list.js';
import validate34 from './work-with-us-title.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['archivecalendarlist', validate2],
  ['archivelist', validate3],
  ['{brand}pediaarticles', validate4],
  ['{brand}pediaarticleshome', validate5],
  ['codice', validate6],
  ['documentspremium', validate7],
  ['downloadaccordion', validate8],
  ['downloadlist', validate9],
  ['eventinfo', validate10],
  ['faq', validate11],
  ['faqdynamic', validate12],
  ['faqlist', validate13],
  ['faqpremium', validate14],
  ['fiberdetails', validate15],
  ['guidabolletta', validate16],
  ['guidabollettanew', validate17],
  ['heroslider', validate18],
  ['image', validate19],
  ['listofregulations', validate20],
  ['newsevents', validate21],
  ['newseventshome', validate22],
  ['pageblock', validate23],
  ['plans', validate24],
  ['pressreleaselist', validate25],
  ['productpagetab', validate26],
  ['productpagetabcontent', validate27],
  ['salespointlist', validate28],
  ['sectionsteps', validate29],
  ['storelocator', validate30],
  ['textblock', validate31],
  ['workwithusblocklist', validate32],
  ['workwithuslist', validate33],
  ['workwithustitle', validate34],
]);
