// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './codice.js';
import validate3 from './faq.js';
import validate4 from './fiber-details.js';
import validate5 from './hero-slider.js';
import validate6 from './image.js';
import validate7 from './news-events.js';
import validate8 from './page-block.js';
import validate9 from './plans.js';
import validate10 from './product-page-tab.js';
import validate11 from './product-page-tab-content.js';
import validate12 from './sales-point-list.js';
import validate13 from './section-steps.js';
import validate14 from './text-block.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['codice', validate2],
  ['faq', validate3],
  ['fiberdetails', validate4],
  ['heroslider', validate5],
  ['image', validate6],
  ['newsevents', validate7],
  ['pageblock', validate8],
  ['plans', validate9],
  ['productpagetab', validate10],
  ['productpagetabcontent', validate11],
  ['salespointlist', validate12],
  ['sectionsteps', validate13],
  ['textblock', validate14],
]);
