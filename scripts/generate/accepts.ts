import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type Schema, SchemaError } from './model.ts';
import { plainSchema } from './plain.ts';
import { pointTo } from './resolve.ts';

const ajv = new Ajv({ allErrors: true, strict: true });
addFormats.default(ajv);
/** Shared fields stand in many blocks: each is compiled once. */
const compiled = new Map<string, ValidateFunction>();

/** The first that is wrong with a value of the field; undefined when nothing is. */
export function faultOf(schema: Schema, value: unknown): string | undefined {
  return faultsOf(schema, value)[0];
}

/** What is wrong with a value of the field, in Ajv's words. */
export function faultsOf(schema: Schema, value: unknown): string[] {
  const { $id: _id, ...plain } = plainSchema(schema, { titles: false });
  const text = JSON.stringify(plain);
  let validate = compiled.get(text);
  if (!validate) {
    validate = compile(schema, plain);
    compiled.set(text, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []).map(describe);
}

/** What the checks before do not see is told with its place, too. */
function compile(schema: Schema, plain: Schema): ValidateFunction {
  try {
    return ajv.compile(plain);
  } catch (error) {
    throw new SchemaError(`${pointTo(schema)}: ${(error as Error).message}`);
  }
}

function describe({ instancePath, message = 'not valid', params }: ErrorObject): string {
  const allowed = params.allowedValues;
  const detail = allowed === undefined ? '' : ` (${JSON.stringify(allowed)})`;
  return `${instancePath ? `${instancePath} ` : ''}${message}${detail}`;
}
