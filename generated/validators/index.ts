// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './brand-form.js';
import validate3 from './call-me-back.js';
import validate4 from './call-me-back-new.js';
import validate5 from './call-me-back-page.js';
import validate6 from './codice.js';
import validate7 from './faq.js';
import validate8 from './fiber-details.js';
import validate9 from './form-assistant.js';
import validate10 from './form-chiamate-sospette.js';
import validate11 from './form-pmi.js';
import validate12 from './hero-slider.js';
import validate13 from './image.js';
import validate14 from './news-events.js';
import validate15 from './page-block.js';
import validate16 from './plans.js';
import validate17 from './product-page-tab.js';
import validate18 from './product-page-tab-content.js';
import validate19 from './sales-point-list.js';
import validate20 from './section-steps.js';
import validate21 from './text-block.js';
import validate22 from './work-with-us-form.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['{brand}form', validate2],
  ['callmeback', validate3],
  ['callmebacknew', validate4],
  ['callmebackpage', validate5],
  ['codice', validate6],
  ['faq', validate7],
  ['fiberdetails', validate8],
  ['form{assistant}', validate9],
  ['formchiamatesospette', validate10],
  ['formpmi', validate11],
  ['heroslider', validate12],
  ['image', validate13],
  ['newsevents', validate14],
  ['pageblock', validate15],
  ['plans', validate16],
  ['productpagetab', validate17],
  ['productpagetabcontent', validate18],
  ['salespointlist', validate19],
  ['sectionsteps', validate20],
  ['textblock', validate21],
  ['workwithusform', validate22],
]);
