import { plainText } from '@renderer/ui/text/plain-text.ts';
import type { UiSchema } from '@rjsf/utils';

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>;
  items?: Schema;
};

export interface Fitted {
  value: unknown;
  /** Fields that have no place here, by their titles or names. */
  left: readonly string[];
}

/**
 * A value as a schema lets it stand: fields that the schema does not know, or whose values are of
 * another kind, are left out. Undefined when nothing of it fits. What is missing or too short is
 * the validator's to say: an unfinished item may be copied as well.
 */
export function fitItem(value: unknown, schema: Schema): Fitted | undefined {
  if (schema.type === 'object') return fitObject(value, schema);
  if (schema.type === 'array') return fitList(value, schema);
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (Array.isArray(options)) return options.includes(value) ? { value, left: [] } : undefined;
  return isOfType(value, schema.type) ? { value, left: [] } : undefined;
}

/** The same with texts that had formats as plain text where a field takes none. */
export function asFieldsTake(value: unknown, ui: UiSchema = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => asFieldsTake(item, ui.items as UiSchema));
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, asFieldsTake(field, ui[name] as UiSchema)]),
    );
  }
  const isPlain = [undefined, 'textarea'].includes(ui['ui:widget'] as string | undefined);
  return isPlain && typeof value === 'string' && TAG.test(value) ? plainText(value) : value;
}

const TAG = /<\/?[a-z][^>]*>/i;

function fitObject(value: unknown, { properties = {} }: Schema): Fitted | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const left: string[] = [];
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const fitted = known && fitItem(field, known);
    if (!fitted) left.push(titleOf(name, known));
    else {
      fields.push([name, fitted.value]);
      left.push(...fitted.left);
    }
  }
  // Of another kind altogether; an empty item is of every kind.
  if (fields.length === 0 && left.length > 0) return undefined;
  return { value: Object.fromEntries(fields), left };
}

function fitList(value: unknown, { items = {}, maxItems }: Schema): Fitted | undefined {
  if (!Array.isArray(value)) return undefined;
  const fitted = value.map((item) => fitItem(item, items)).filter((item) => item !== undefined);
  if (fitted.length === 0 && value.length > 0) return undefined;
  const kept = typeof maxItems === 'number' ? fitted.slice(0, maxItems) : fitted;
  return {
    value: kept.map((item) => item.value),
    left: [...new Set(kept.flatMap((item) => item.left))],
  };
}

function isOfType(value: unknown, type: unknown): boolean {
  const types = Array.isArray(type) ? type : [type];
  return types.some((name) => {
    if (name === undefined) return true;
    if (name === 'integer') return Number.isInteger(value);
    if (name === 'null') return value === null;
    return typeof value === name;
  });
}

const titleOf = (name: string, schema: Schema | undefined) =>
  typeof schema?.title === 'string' ? schema.title : name;
