import { faultOf } from './accepts.ts';
import { didYouMean } from './did-you-mean.ts';
import { Faults } from './faults.ts';
import type { Schema } from './model.ts';
import { pointTo } from './resolve.ts';

type Refuse = (below: string, fault: string) => void;

/** Checks whether what a field says of itself agrees; SchemaError tells all that does not. */
export function checkOneField(field: Schema): void {
  const faults = new Faults();
  const refuse: Refuse = (below, fault) => faults.add(`${pointTo(field, below)}: ${fault}`);
  for (const check of CHECKS) check(field, refuse);
  faults.refuse();
}

const CHECKS: readonly ((field: Schema, refuse: Refuse) => void)[] = [
  checkKeywords,
  checkShape,
  checkBounds,
  checkOptions,
  checkWidget,
  checkItemTitle,
  checkKey,
];

/** Keywords that say something of fields of some types only. */
const KEYWORDS: readonly [types: readonly string[], keywords: readonly string[]][] = [
  [['string'], ['minLength', 'maxLength', 'pattern', 'format', 'x-inline']],
  [['string'], ['x-default-when-empty', 'x-describes', 'x-discount-of']],
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'multipleOf'],
  ],
  [['array'], ['items', 'minItems', 'maxItems', 'uniqueItems', 'x-item-title']],
  [['object'], ['properties', 'required', 'x-order']],
];

function checkKeywords(field: Schema, refuse: Refuse): void {
  for (const [types, keywords] of KEYWORDS) {
    if (types.includes(String(field.type))) continue;
    for (const keyword of keywords.filter((each) => field[each] !== undefined)) {
      refuse(`/${keyword}`, `'${keyword}' is for fields of type ${types.join(' or ')}`);
    }
  }
  if (field['x-inline'] && (field.oneOf || field.enum)) {
    refuse('/x-inline', 'only texts that may be written freely are written in the page');
  }
}

function checkShape(field: Schema, refuse: Refuse): void {
  if (field.type === 'object' && !field.properties) refuse('', "an object needs 'properties'");
  if (field.type === 'array' && !field.items) refuse('', "an array needs 'items'");
  if (field['x-default-when-empty'] && field.default === undefined) {
    refuse('/x-default-when-empty', "there is no 'default'");
  }
  if (field['x-may-be-empty'] && (field.type !== 'array' || field.minItems)) {
    refuse('/x-may-be-empty', 'this is no list that may be empty');
  }
}

function checkBounds(field: Schema, refuse: Refuse): void {
  for (const what of ['imum', 'Length', 'Items']) {
    const [least, most] = [field[`min${what}`], field[`max${what}`]] as (number | undefined)[];
    if (least !== undefined && most !== undefined && least > most) {
      refuse(`/min${what}`, `${least} is above max${what}, ${most}`);
    }
  }
}

function checkOptions(field: Schema, refuse: Refuse): void {
  const keyword = field.oneOf ? 'oneOf' : 'enum';
  const options = field.oneOf?.map((option) => option.const) ?? field.enum ?? [];
  // Icons are chosen by their looks; every other option needs words.
  if (field.enum && (field.oneOf || field['x-widget'] !== 'icon')) {
    refuse('/enum', "options are written once, as 'oneOf' of 'const' and 'title'");
  }
  for (const [index, option] of options.entries()) {
    const at = `/${keyword}/${index}${field.oneOf ? '/const' : ''}`;
    const fault = faultOf({ type: field.type }, option);
    if (fault) refuse(at, `${JSON.stringify(option)} ${fault}`);
    if (options.indexOf(option) < index) {
      refuse(at, `${JSON.stringify(option)} is an option already`);
    }
  }
}

/** Type of the fields that a widget can edit; texts where nothing else is said. */
const WIDGET_TYPES: Record<string, string> = {
  'media-list': 'array',
  offer: 'integer',
  shape: 'integer',
  'glossary-article': 'integer',
};

function checkWidget(field: Schema, refuse: Refuse): void {
  const widget = field['x-widget'] as string | undefined;
  if (!widget) return;
  const type = WIDGET_TYPES[widget] ?? 'string';
  if (field.type !== type) refuse('/x-widget', `'${widget}' is for fields of type ${type}`);
}

function checkItemTitle(field: Schema, refuse: Refuse): void {
  const title = field['x-item-title'] as string | undefined;
  const known = Object.keys(field.items?.properties ?? {});
  if (title !== undefined && !known.includes(title)) {
    refuse('/x-item-title', `the items have no '${title}'${didYouMean(title, known)}`);
  }
}

function checkKey(field: Schema, refuse: Refuse): void {
  for (const keyword of ['x-key', 'x-key-of']) {
    if (field[keyword] === undefined) continue;
    const isPlain = field.type === 'string' && !field['x-widget'] && !field.oneOf && !field.enum;
    if (!isPlain) refuse(`/${keyword}`, 'ids are texts that may be written freely');
  }
}
