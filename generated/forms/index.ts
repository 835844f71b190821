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

};
