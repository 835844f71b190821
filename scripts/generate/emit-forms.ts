import { BANNER } from './banner.ts';
import type { Block, Files, Schema } from './model.ts';
import { plainSchema } from './plain.ts';

type UiSchema = Record<string, unknown>;

/** Form schema and uiSchema of every block, and the lazy door to each. */
export function emitForms(blocks: readonly Block[]): Files {
  const files: Files = new Map();
  for (const block of blocks) {
    const schema = plainSchema(block.schema, { titles: true });
    const form = { schema, uiSchema: uiOf(block.schema) };
    files.set(`forms/${block.name}.json`, `${JSON.stringify(form, null, 2)}\n`);
  }
  const doors = blocks.map(
    (block) => `  ${JSON.stringify(block.key)}: () =>
    Promise.all([import('./${block.name}.json'), import('../validators/${block.name}.js')]).then(
      ([form, validator]) => ({ ...(form.default as BlockFormFile), validate: validator.default }),
    ),`,
  );
  files.set('forms/index.ts', `${BANNER}${INDEX_HEAD}${doors.join('\n')}\n};\n`);
  return files;
}

const INDEX_HEAD = `import type { ValidateFunction } from '@renderer/validation.ts';

export interface BlockFormFile {
  schema: Record<string, unknown>;
  uiSchema: Record<string, unknown>;
}

export interface BlockForm extends BlockFormFile {
  validate: ValidateFunction;
}

/** Form of each block by lower-cased component, loaded when it is first opened. */
export const formLoaders: Readonly<Record<string, () => Promise<BlockForm>>> = {
`;

/** One that is typed: the form library would show it in a field of text. */
const isNumber = ({ type, enum: values, oneOf }: Schema) =>
  (type === 'number' || type === 'integer') && !values && !oneOf;

function uiOf(schema: Schema): UiSchema {
  const ui: UiSchema = {};
  const options: Record<string, unknown> = {};
  if (schema['x-widget']) ui['ui:widget'] = schema['x-widget'];
  else if (schema['x-key']) ui['ui:widget'] = 'key';
  else if (schema['x-key-of']) ui['ui:widget'] = 'key-of';
  else if (schema['x-describes']) ui['ui:widget'] = 'own-alt';
  else if (isNumber(schema)) ui['ui:widget'] = 'updown';
  if (schema['x-help']) ui['ui:help'] = schema['x-help'];
  if (schema['x-order']) ui['ui:order'] = [...(schema['x-order'] as string[]), '*'];
  if (schema['x-visible-when']) options.visibleWhen = schema['x-visible-when'];
  if (schema['x-item-title']) options.itemTitle = schema['x-item-title'];
  // What the site says in the place of an emptied text shows in its field.
  if (schema['x-default-when-empty']) ui['ui:placeholder'] = schema.default;
  if (schema['x-inline']) options.inline = true;
  if (schema['x-describes']) options.describes = schema['x-describes'];
  if (schema['x-slots']) options.slots = schema['x-slots'];
  if (schema.oneOf) ui['ui:enumNames'] = schema.oneOf.map((option) => option.title);
  if (Object.keys(options).length > 0) ui['ui:options'] = options;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const nested = uiOf(field);
    if (Object.keys(nested).length > 0) ui[name] = nested;
  }
  if (schema.items) {
    const items = uiOf(schema.items);
    if (Object.keys(items).length > 0) ui.items = items;
  }
  return ui;
}
