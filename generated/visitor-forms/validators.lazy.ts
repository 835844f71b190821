// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import type { FormName } from './definitions.ts';

/** The same checks for browsers, each fetched by the form that needs it. */
export const loadFormValidator: Readonly<
  Record<FormName, () => Promise<{ default: ValidateFunction }>>
> = {
  "assistant": () => import('./assistant.js'),
  "brand": () => import('./brand.js'),
  "business": () => import('./business.js'),
  "callmeback": () => import('./callmeback.js'),
  "candidatura": () => import('./candidatura.js'),
  "chiamate-sospette": () => import('./chiamate-sospette.js'),
  "pmi": () => import('./pmi.js'),
};
