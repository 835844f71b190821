// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './banner-section.js';
import validate3 from './codice.js';
import validate4 from './content-prize-block.js';
import validate5 from './data-layer.js';
import validate6 from './faq.js';
import validate7 from './fiber-details.js';
import validate8 from './hero-banner.js';
import validate9 from './hero-blob.js';
import validate10 from './hero-image.js';
import validate11 from './hero-page.js';
import validate12 from './hero-slider.js';
import validate13 from './iframe.js';
import validate14 from './image.js';
import validate15 from './mgm-home.js';
import validate16 from './mission.js';
import validate17 from './news-events.js';
import validate18 from './page-block.js';
import validate19 from './page-block-with-blob.js';
import validate20 from './plans.js';
import validate21 from './product-page-tab.js';
import validate22 from './product-page-tab-content.js';
import validate23 from './sales-point-list.js';
import validate24 from './section-abstract.js';
import validate25 from './section-customer-area.js';
import validate26 from './section-download-app.js';
import validate27 from './section-phone.js';
import validate28 from './section-steps.js';
import validate29 from './section-text.js';
import validate30 from './section-title.js';
import validate31 from './section-title-canvas.js';
import validate32 from './separator.js';
import validate33 from './small-hero-banner.js';
import validate34 from './static-blob.js';
import validate35 from './text-block.js';
import validate36 from './text-img-rounded-borders.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['bannersection', validate2],
  ['codice', validate3],
  ['contentprizeblock', validate4],
  ['datalayer', validate5],
  ['faq', validate6],
  ['fiberdetails', validate7],
  ['herobanner', validate8],
  ['heroblob', validate9],
  ['heroimage', validate10],
  ['heropage', validate11],
  ['heroslider', validate12],
  ['iframe', validate13],
  ['image', validate14],
  ['mgmhome', validate15],
  ['mission', validate16],
  ['newsevents', validate17],
  ['pageblock', validate18],
  ['pageblockwithblob', validate19],
  ['plans', validate20],
  ['productpagetab', validate21],
  ['productpagetabcontent', validate22],
  ['salespointlist', validate23],
  ['sectionabstract', validate24],
  ['sectioncustomerarea', validate25],
  ['sectiondownloadapp', validate26],
  ['sectionphone', validate27],
  ['sectionsteps', validate28],
  ['sectiontext', validate29],
  ['sectiontitle', validate30],
  ['sectiontitlecanvas', validate31],
  ['separator', validate32],
  ['smallherobanner', validate33],
  ['staticblob', validate34],
  ['textblock', validate35],
  ['textimgroundedborders', validate36],
]);
