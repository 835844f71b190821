import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FieldDefinition, FormDefinition } from '../../renderer/forms/definition.ts';
import { BANNER } from './banner.ts';
import { didYouMean } from './did-you-mean.ts';
import { compileDefinitions } from './emit-types.ts';
import { bundleValidators } from './emit-validators.ts';
import { Faults } from './faults.ts';
import { metaFaults } from './meta-faults.ts';
import { type Files, type Schema, SchemaError } from './model.ts';
import { plainSchema } from './plain.ts';
import { readJsonFile } from './read-json-file.ts';
import { resolveSchema } from './resolve.ts';

const FOLDER = 'schemas/forms';
const metaFile = path.resolve(import.meta.dirname, '../../schemas/meta/form.schema.json');
const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, strictRequired: false });
addFormats.default(ajv);
const isFormSchema = ajv.compile(JSON.parse(readFileSync(metaFile, 'utf8')));

interface VisitorForm {
  name: string;
  typeName: string;
  file: string;
  schema: Schema;
}

/** Types, definitions and validators of the forms visitors fill: one truth for both ends. */
export async function emitVisitorForms(root: string): Promise<Files> {
  const forms = loadForms(root);
  const validators = await bundleValidators(
    forms.map(({ name, file, schema }) => ({ name, file, schema })),
    'visitor-forms',
  );
  return new Map([
    ['visitor-forms/types.ts', await types(forms)],
    ['visitor-forms/definitions.ts', definitions(forms)],
    ['visitor-forms/validators.ts', validatorMap(forms)],
    ['visitor-forms/validators.lazy.ts', lazyValidators(forms)],
    ...validators,
  ]);
}

function loadForms(root: string): VisitorForm[] {
  if (!existsSync(path.join(root, FOLDER))) return [];
  const faults = new Faults();
  const forms = readdirSync(path.join(root, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((entry) => faults.read(() => loadForm(root, entry)) ?? []);
  faults.refuse();
  return forms;
}

function loadForm(root: string, entry: string): VisitorForm {
  const file = `${FOLDER}/${entry}`;
  const name = path.basename(entry, '.json');
  const source = readJsonFile(root, file) as Schema;
  if (!isFormSchema(source)) throw new SchemaError(metaFaults(file, isFormSchema.errors));
  const faults = new Faults();
  if (source.$id !== `forms/${name}`) faults.add(`${file}: /$id: not 'forms/${name}'`);
  const schema = resolveSchema(root, file, source);
  const fields = schema.properties ?? {};
  for (const required of schema.required ?? []) {
    if (fields[required]) continue;
    const hint = didYouMean(required, Object.keys(fields));
    faults.add(`${file}: /required: there is no property '${required}'${hint}`);
  }
  for (const [field, rule] of Object.entries(fields)) {
    const link = rule['x-link'] as FieldDefinition['link'];
    if (link && !rule.title?.includes(link.text)) {
      faults.add(`${file}: /properties/${field}: no '${link.text}' in its title`);
    }
  }
  faults.refuse();
  return { name, typeName: typeName(name), file, schema };
}

const typeName = (name: string) =>
  `${name.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}Form`;

async function types(forms: readonly VisitorForm[]): Promise<string> {
  const entries = forms.map(({ typeName, schema }) => {
    const { $id: _id, ...plain } = plainSchema(schema, { titles: false });
    return [typeName, { ...plain, additionalProperties: false }];
  });
  return BANNER + (await compileDefinitions(Object.fromEntries(entries)));
}

function definitions(forms: readonly VisitorForm[]): string {
  const entries = forms.map(
    (form) => `  ${JSON.stringify(form.name)}: ${JSON.stringify(definition(form), null, 2)},\n`,
  );
  return `${BANNER}import type { FormDefinition } from '@renderer/forms/definition.ts';

/** Every form visitors fill, by name. */
export const formDefinitions = {
${entries.join('')}} as const satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof formDefinitions;
`;
}

function definition({ name, schema }: VisitorForm): FormDefinition {
  const required = new Set(schema.required);
  return {
    name,
    displayName: String(schema['x-display-name']),
    endpoint: String(schema['x-endpoint']),
    components: schema['x-components'] as string[],
    fields: Object.entries(schema.properties ?? {}).map(([field, rule]) =>
      fieldDefinition(field, rule, required.has(field)),
    ),
  };
}

function fieldDefinition(name: string, rule: Schema, required: boolean): FieldDefinition {
  return {
    name,
    label: String(rule.title),
    input: rule['x-input'] as FieldDefinition['input'],
    required,
    maxLength: rule.maxLength as number | undefined,
    autocomplete: rule['x-autocomplete'] as string | undefined,
    query: rule['x-query'] as string | undefined,
    inputMode: rule['x-input-mode'] as 'numeric' | undefined,
    help: rule['x-help'] as string | undefined,
    hint: rule['x-hint'] as 'vat-number' | undefined,
    message: rule['x-message'] as string | undefined,
    options: rule.oneOf?.map((option) => ({ value: String(option.const), label: option.title })),
    accept: rule['x-accept'] as string[] | undefined,
    maxBytes: rule['x-max-bytes'] as number | undefined,
    consent: rule['x-consent'] as string | undefined,
    link: rule['x-link'] as FieldDefinition['link'],
  };
}

function validatorMap(forms: readonly VisitorForm[]): string {
  const imports = forms.map(({ name }, i) => `import validate${i} from './${name}.js';\n`).join('');
  const entries = forms.map(({ name }, i) => `  ${JSON.stringify(name)}: validate${i},\n`).join('');
  return `${BANNER}import type { ValidateFunction } from '@renderer/validation.ts';
import type { FormName } from './definitions.ts';
${imports}
/** Check of every form, for the server. */
export const formValidators: Readonly<Record<FormName, ValidateFunction>> = {
${entries}};
`;
}

function lazyValidators(forms: readonly VisitorForm[]): string {
  const entries = forms
    .map(({ name }) => `  ${JSON.stringify(name)}: () => import('./${name}.js'),\n`)
    .join('');
  return `${BANNER}import type { ValidateFunction } from '@renderer/validation.ts';
import type { FormName } from './definitions.ts';

/** The same checks for browsers, each fetched by the form that needs it. */
export const loadFormValidator: Readonly<
  Record<FormName, () => Promise<{ default: ValidateFunction }>>
> = {
${entries}};
`;
}
