// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import type { FormName } from './definitions.ts';
import validate0 from './assistant.js';
import validate1 from './brand.js';
import validate2 from './business.js';
import validate3 from './callmeback.js';
import validate4 from './candidatura.js';
import validate5 from './chiamate-sospette.js';
import validate6 from './pmi.js';

/** Check of every form, for the server. */
export const formValidators: Readonly<Record<FormName, ValidateFunction>> = {
  "assistant": validate0,
  "brand": validate1,
  "business": validate2,
  "callmeback": validate3,
  "candidatura": validate4,
  "chiamate-sospette": validate5,
  "pmi": validate6,
};
