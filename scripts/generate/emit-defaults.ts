import { BANNER } from './banner.ts';
import type { Block, Schema } from './model.ts';

/** A field's part of the plan: `d` default, `p` fields of an object, `i` items of a list. */
interface Plan {
  d?: unknown;
  p?: Record<string, Plan>;
  i?: Plan;
  /** An emptied text says the default, as a button without a word is none. */
  e?: true;
  /** A list that says enough without items. */
  m?: true;
  /** One of the block's own pictures. */
  s?: true;
  /** The sibling that holds the full price of this discounted one. */
  c?: string;
  /** Condition under which the field is shown: sibling and the values it must have. */
  w?: [field: string, values: unknown[]];
}

/** Per block what `fillDefaults` and `stripHidden` need to know, and no more. */
export function emitDefaults(blocks: readonly Block[]): string {
  const plans = Object.fromEntries(blocks.map((block) => [block.key, planOf(block.schema)]));
  return `${BANNER}import type { FieldPlan } from '@renderer/document/field-plan.ts';

export const fieldPlans: Readonly<Record<string, FieldPlan>> = ${JSON.stringify(plans, null, 1)};
`;
}

/** What filling the defaults of a schema's fields needs to know. */
export function planOf(schema: Schema): Plan {
  const plan: Plan = {};
  if (schema.default !== undefined) plan.d = schema.default;
  if (schema['x-default-when-empty']) plan.e = true;
  if (schema['x-may-be-empty']) plan.m = true;
  if (schema['x-widget'] === 'select-image') plan.s = true;
  if (schema['x-discount-of']) plan.c = schema['x-discount-of'] as string;
  const condition = schema['x-visible-when'] as
    | { field: string; equals?: unknown; in?: unknown[] }
    | undefined;
  if (condition) plan.w = [condition.field, condition.in ?? [condition.equals]];
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) => [name, planOf(field)] as const,
    );
    plan.p = Object.fromEntries(fields.filter(([, field]) => Object.keys(field).length > 0));
  }
  if (schema.type === 'array') plan.i = schema.items ? planOf(schema.items) : {};
  return plan;
}
