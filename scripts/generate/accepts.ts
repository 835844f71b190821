import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Schema } from './model.ts';
import { plainSchema } from './plain.ts';

const ajv = new Ajv({ strict: true });
addFormats.default(ajv);
/** Shared fields stand in many blocks: each is compiled once. */
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a value of the field, in Ajv's words; undefined when nothing is. */
export function faultOf(schema: Schema, value: unknown): string | undefined {
  const { $id: _id, ...plain } = plainSchema(schema, { titles: false });
  const text = JSON.stringify(plain);
  let validate = compiled.get(text);
  if (!validate) {
    validate = ajv.compile(plain);
    compiled.set(text, validate);
  }
  return validate(value) ? undefined : describe(validate.errors?.[0]);
}

function describe(error: ErrorObject | undefined): string {
  const { instancePath = '', message = 'not valid', params } = error ?? {};
  const allowed = params?.allowedValues;
  const detail = allowed === undefined ? '' : ` (${JSON.stringify(allowed)})`;
  return `${instancePath ? `${instancePath} ` : ''}${message}${detail}`;
}
