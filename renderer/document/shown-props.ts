import { type FieldPlan, fillDefaults } from './field-plan.ts';

type Fields = Record<string, unknown>;
type Fill = (value: unknown) => unknown;

/**
 * The props as a page shows them: defaults filled, and in the place of texts that were emptied the
 * default of those fields that cannot do without (`x-default-when-empty`). Forms show them as they
 * are stored: there a default that came back at once would be in the way of who writes another.
 */
export function shownProps(plan: FieldPlan, props: Fields): Fields {
  const filled = fillDefaults(plan, props);
  const fillEmpty = emptyFiller(plan);
  return fillEmpty ? (fillEmpty(filled) as Fields) : filled;
}

const fillers = new WeakMap<FieldPlan, Fill | null>();

/** What fills a plan's emptied texts; null where it has no such field, as in nearly all blocks. */
function emptyFiller(plan: FieldPlan): Fill | null {
  let known = fillers.get(plan);
  if (known === undefined) {
    known = makeFiller(plan);
    fillers.set(plan, known);
  }
  return known;
}

function makeFiller(plan: FieldPlan): Fill | null {
  if (plan.e) return (value) => (isBlank(value) ? plan.d : value);
  if (plan.i) {
    const item = makeFiller(plan.i);
    return item && ((value) => (Array.isArray(value) ? value.map(item) : value));
  }
  const fields = Object.entries(plan.p ?? {}).flatMap(([name, field]) => {
    const fill = makeFiller(field);
    return fill ? [[name, fill] as const] : [];
  });
  return fields.length === 0 ? null : (value) => fillFields(fields, value);
}

function fillFields(fields: readonly (readonly [string, Fill])[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const before = value as Fields;
  let filled = before;
  for (const [name, fill] of fields) {
    if (!Object.hasOwn(before, name)) continue;
    const after = fill(before[name]);
    if (after === before[name]) continue;
    if (filled === before) filled = { ...before };
    filled[name] = after;
  }
  return filled;
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
