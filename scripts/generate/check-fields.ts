import { faultOf } from './accepts.ts';
import { type Schema, SchemaError } from './model.ts';
import { placeOf } from './resolve.ts';

/**
 * Checks what the meta-schema cannot: whether the fields of a block, its references resolved, agree
 * with themselves and with each other. SchemaError names the file where the field is written.
 */
export function checkFields(schema: Schema): void {
  checkNames(schema);
  for (const field of Object.values(schema.properties ?? {})) {
    if (!field.title) refuse(field, '', 'a field needs a title, by which editors know it');
    checkField(field);
    checkCondition(field, schema.properties ?? {});
    checkDescribed(field, schema.properties ?? {});
  }
}

function checkField(field: Schema): void {
  checkShape(field);
  checkBounds(field);
  checkOptions(field);
  checkWidget(field);
  checkItemTitle(field);
  checkKey(field);
  if (field.properties) checkFields(field);
  if (field.items) {
    const fault = 'items need a title, by which editors know one of them';
    if (!field.items.title) refuse(field, '/items', fault);
    checkField(field.items);
  }
  // Last: what a default is checked against must itself be in order.
  checkDefault(field);
}

/** Names of fields that an object requires or puts in order must be its own. */
function checkNames(schema: Schema): void {
  for (const keyword of ['required', 'x-order'] as const) {
    for (const name of (schema[keyword] as string[] | undefined) ?? []) {
      if (!Object.hasOwn(schema.properties ?? {}, name)) {
        refuse(schema, `/${keyword}`, `there is no property '${name}'`);
      }
    }
  }
}

function checkShape(field: Schema): void {
  if (field.type === 'object' && !field.properties)
    refuse(field, '', "an object needs 'properties'");
  if (field.type === 'array' && !field.items) refuse(field, '', "an array needs 'items'");
  if (field['x-default-when-empty'] && field.default === undefined) {
    refuse(field, '/x-default-when-empty', "there is no 'default'");
  }
  if (field['x-may-be-empty'] && (field.type !== 'array' || field.minItems)) {
    refuse(field, '/x-may-be-empty', 'this is no list that may be empty');
  }
}

function checkBounds(field: Schema): void {
  for (const what of ['imum', 'Length', 'Items']) {
    const [least, most] = [field[`min${what}`], field[`max${what}`]] as (number | undefined)[];
    if (least !== undefined && most !== undefined && least > most) {
      refuse(field, `/min${what}`, `${least} is above max${what}, ${most}`);
    }
  }
}

function checkOptions(field: Schema): void {
  const keyword = field.oneOf ? 'oneOf' : 'enum';
  const options = field.oneOf?.map((option) => option.const) ?? field.enum ?? [];
  for (const [index, option] of options.entries()) {
    const at = `/${keyword}/${index}${field.oneOf ? '/const' : ''}`;
    const fault = faultOf({ type: field.type }, option);
    if (fault) refuse(field, at, `${JSON.stringify(option)} ${fault}`);
    if (options.indexOf(option) < index) {
      refuse(field, at, `${JSON.stringify(option)} is an option already`);
    }
  }
}

/** Type of the fields that a widget can edit; texts where nothing else is said. */
const WIDGET_TYPES: Record<string, string> = {
  'media-list': 'array',
  offer: 'integer',
  'glossary-article': 'integer',
};

function checkWidget(field: Schema): void {
  const widget = field['x-widget'] as string | undefined;
  if (!widget) return;
  const type = WIDGET_TYPES[widget] ?? 'string';
  if (field.type !== type) refuse(field, '/x-widget', `'${widget}' is for fields of type ${type}`);
}

function checkKey(field: Schema): void {
  for (const keyword of ['x-key', 'x-key-of']) {
    if (field[keyword] === undefined) continue;
    const isPlain = field.type === 'string' && !field['x-widget'] && !field.oneOf && !field.enum;
    if (!isPlain) refuse(field, `/${keyword}`, 'ids are texts that may be written freely');
  }
}

function checkItemTitle(field: Schema): void {
  const title = field['x-item-title'] as string | undefined;
  if (title !== undefined && !Object.hasOwn(field.items?.properties ?? {}, title)) {
    refuse(field, '/x-item-title', `the items have no '${title}'`);
  }
}

/** A condition that no value of its sibling meets would hide the field for good. */
function checkCondition(field: Schema, siblings: Record<string, Schema>): void {
  const condition = field['x-visible-when'] as
    | { field: string; equals?: unknown; in?: unknown[] }
    | undefined;
  if (!condition) return;
  const sibling = Object.hasOwn(siblings, condition.field) ? siblings[condition.field] : undefined;
  if (!sibling) refuse(field, '/x-visible-when', `no sibling '${condition.field}'`);
  const at = `/x-visible-when/${condition.in ? 'in' : 'equals'}`;
  for (const value of condition.in ?? [condition.equals]) {
    const fault = faultOf(sibling, value);
    if (fault) refuse(field, at, `${JSON.stringify(value)} of '${condition.field}' ${fault}`);
  }
}

/** A text says what an image beside it shows. */
function checkDescribed(field: Schema, siblings: Record<string, Schema>): void {
  for (const [index, name] of ((field['x-describes'] as string[] | undefined) ?? []).entries()) {
    const image = Object.hasOwn(siblings, name) ? siblings[name] : undefined;
    if (image?.format === 'uri-reference') continue;
    refuse(field, `/x-describes/${index}`, `no sibling '${name}' that is an address of an image`);
  }
}

function checkDefault(field: Schema): void {
  if (field.default === undefined) return;
  const fault = faultOf(field, field.default);
  if (fault) refuse(field, '/default', `${JSON.stringify(field.default)} ${fault}`);
}

function refuse(schema: Schema, below: string, fault: string): never {
  const { file, at } = placeOf(schema);
  throw new SchemaError(`${file}: ${`${at}${below}` || '/'}: ${fault}`);
}
