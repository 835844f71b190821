import { faultOf } from './accepts.ts';
import { checkOneField } from './check-one-field.ts';
import { didYouMean } from './did-you-mean.ts';
import { Faults } from './faults.ts';
import { type Schema, SchemaError } from './model.ts';
import { pointTo } from './resolve.ts';

type Fields = Record<string, Schema>;

/**
 * Checks what the meta-schema cannot: whether the fields of a block, its references resolved, agree
 * with themselves and with each other. SchemaError names the files where the fields are written.
 */
export function checkFields(schema: Schema): void {
  const faults = new Faults();
  const fields = schema.properties ?? {};
  faults.passes(() => checkNames(schema));
  // What is said of a sibling is not looked at where the sibling itself is not in order.
  const sound = new Set(
    Object.values(fields).filter((field) => faults.passes(() => checkField(field))),
  );
  for (const field of Object.values(fields)) {
    if (!field.title) {
      faults.add(`${pointTo(field)}: a field needs a title, by which editors know it`);
    }
    faults.passes(() => checkCondition(field, fields, sound));
    faults.passes(() => checkDescribed(field, fields));
    faults.passes(() => checkDiscount(field, fields));
  }
  faults.refuse();
}

function checkField(field: Schema): void {
  const faults = new Faults();
  faults.passes(() => checkOneField(field));
  const { items } = field;
  if (field.properties) faults.passes(() => checkFields(field));
  if (items) {
    const fault = 'items need a title, by which editors know one of them';
    if (!items.title) faults.add(`${pointTo(field, '/items')}: ${fault}`);
    faults.passes(() => checkField(items));
  }
  faults.refuse();
  // Last: what a default is checked against must itself be in order.
  checkDefault(field);
}

/** Names of fields that an object requires or puts in order must be its own. */
function checkNames(schema: Schema): void {
  const faults = new Faults();
  const known = Object.keys(schema.properties ?? {});
  for (const keyword of ['required', 'x-order'] as const) {
    for (const name of (schema[keyword] as string[] | undefined) ?? []) {
      if (known.includes(name)) continue;
      const fault = `there is no property '${name}'${didYouMean(name, known)}`;
      faults.add(`${pointTo(schema, `/${keyword}`)}: ${fault}`);
    }
  }
  faults.refuse();
}

/** A condition that no value of its sibling meets would hide the field for good. */
function checkCondition(field: Schema, siblings: Fields, sound: ReadonlySet<Schema>): void {
  const condition = field['x-visible-when'] as
    | { field: string; equals?: unknown; in?: unknown[] }
    | undefined;
  if (!condition) return;
  const sibling = siblingOf(siblings, condition.field);
  if (!sibling) {
    const hint = didYouMean(condition.field, Object.keys(siblings));
    refuse(field, '/x-visible-when', `no sibling '${condition.field}'${hint}`);
  }
  if (!sound.has(sibling)) return;
  const at = `/x-visible-when/${condition.in ? 'in' : 'equals'}`;
  for (const value of condition.in ?? [condition.equals]) {
    const fault = faultOf(sibling, value);
    if (fault) refuse(field, at, `${JSON.stringify(value)} of '${condition.field}' ${fault}`);
  }
}

/** A text says what an image beside it shows. */
function checkDescribed(field: Schema, siblings: Fields): void {
  const images = Object.keys(siblings).filter((name) => isAddress(siblings[name]));
  for (const [index, name] of ((field['x-describes'] as string[] | undefined) ?? []).entries()) {
    if (images.includes(name)) continue;
    const fault = `no sibling '${name}' that is an address of an image${didYouMean(name, images)}`;
    refuse(field, `/x-describes/${index}`, fault);
  }
}

/** A price beside which another is struck through. */
function checkDiscount(field: Schema, siblings: Fields): void {
  const full = field['x-discount-of'] as string | undefined;
  if (full === undefined || siblingOf(siblings, full)?.type === 'string') return;
  const texts = Object.keys(siblings).filter((name) => siblings[name]?.type === 'string');
  refuse(field, '/x-discount-of', `no sibling '${full}' that is a text${didYouMean(full, texts)}`);
}

const isAddress = (field: Schema | undefined) => field?.format === 'uri-reference';

function siblingOf(siblings: Fields, name: string): Schema | undefined {
  return Object.hasOwn(siblings, name) ? siblings[name] : undefined;
}

function checkDefault(field: Schema): void {
  if (field.default === undefined) return;
  const fault = faultOf(field, field.default);
  if (fault) refuse(field, '/default', `${JSON.stringify(field.default)} ${fault}`);
}

function refuse(schema: Schema, below: string, fault: string): never {
  throw new SchemaError(`${pointTo(schema, below)}: ${fault}`);
}
