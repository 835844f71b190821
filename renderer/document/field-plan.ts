/**
 * What a block's fields need at run time, generated from its schema: `d` default, `p` fields of an
 * object, `i` items of a list, `w` the sibling and values that make the field visible, `e` that an
 * emptied text says the default, `m` that a list may be empty, `s` that an image is one of the
 * block's own, `c` the sibling whose price this one cuts.
 */
export interface FieldPlan {
  d?: unknown;
  p?: Readonly<Record<string, FieldPlan>>;
  i?: FieldPlan;
  w?: readonly unknown[];
  e?: true;
  m?: true;
  s?: true;
  c?: string;
}

type Fields = Record<string, unknown>;

/**
 * The props with defaults filled, in list items and nested objects too; missing lists become empty
 * lists. Pure: what needs nothing keeps its identity. A value of another type than the schema's is
 * left as it is, for the validator to report.
 */
export function fillDefaults(plan: FieldPlan, props: Fields): Fields {
  return fillObject(plan, props) as Fields;
}

/** Shared by all props: nobody may change them. */
const EMPTY: readonly unknown[] = Object.freeze([]);

function fill(plan: FieldPlan, value: unknown): unknown {
  if (value === undefined) {
    if (plan.d !== undefined) return plan.d;
    if (plan.i) return EMPTY;
    if (plan.p) return fillObject(plan, {});
    return undefined;
  }
  if (plan.p) return fillObject(plan, value);
  if (plan.i && Array.isArray(value)) return fillList(plan.i, value);
  return value;
}

function fillObject(plan: FieldPlan, value: unknown): unknown {
  if (!isFields(value) || !plan.p) return value;
  const { start, names, nested } = shapeOf(plan.p);
  let filled = names.every((name) => own(value, name) !== undefined)
    ? value
    : copyOver(start, value);
  for (const [name, field] of nested) {
    const before = own(value, name);
    const after = before === undefined ? undefined : fill(field, before);
    if (after === before) continue;
    if (filled === value) filled = { ...value };
    filled[name] = after;
  }
  return filled;
}

/**
 * An object as it is before the values given for its fields are set. Engines are quick to copy an
 * object and to set fields it has, and slow to add fields one by one: so there is one of these for
 * each list of fields that objects came with, found by following it.
 */
interface Blank {
  fields: Fields;
  with: Map<string, Blank>;
}

/** Lists of fields that are remembered: more than all blocks together come with. */
const MOST_BLANKS = 10_000;
let blanks = 0;

/** A copy of the blank object with the value's fields set. */
function copyOver(start: Blank, value: Fields): Fields {
  let blank = start;
  for (const name in value) {
    if (isGiven(name, value[name])) blank = blank.with.get(name) ?? blankWith(name, blank);
  }
  const copy = { ...blank.fields };
  for (const name in value) {
    if (isGiven(name, value[name])) copy[name] = value[name];
  }
  return copy;
}

// Set by name, __proto__ would be the copy's prototype.
const isGiven = (name: string, value: unknown) => value !== undefined && name !== '__proto__';

function blankWith(name: string, blank: Blank): Blank {
  if (blanks >= MOST_BLANKS) return blank;
  blanks += 1;
  const longer: Blank = {
    fields: { ...blank.fields, [name]: blank.fields[name] },
    with: new Map(),
  };
  blank.with.set(name, longer);
  return longer;
}

const own = (value: Fields, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);

interface Shape {
  /** What an object without any value is filled to. */
  start: Blank;
  names: readonly string[];
  /** Fields whose values may need filling themselves. */
  nested: readonly [string, FieldPlan][];
}

const shapes = new WeakMap<object, Shape>();

/** Plans are constants that every node of a block is filled from: their shape is made out once. */
function shapeOf(fields: Readonly<Record<string, FieldPlan>>): Shape {
  let known = shapes.get(fields);
  if (!known) {
    const all = Object.entries(fields);
    const filled = all.map(([name, field]) => [name, fill(field, undefined)] as const);
    const blank = Object.fromEntries(filled.filter(([, value]) => value !== undefined));
    const nested = all.filter(([, field]) => field.p ?? field.i);
    known = { start: { fields: blank, with: new Map() }, names: Object.keys(blank), nested };
    shapes.set(fields, known);
  }
  return known;
}

function fillList(plan: FieldPlan, list: readonly unknown[]): readonly unknown[] {
  let changed = false;
  const filled = list.map((item) => {
    const after = fill(plan, item);
    if (after !== item) changed = true;
    return after;
  });
  return changed ? filled : list;
}

/** The props without the values of fields whose condition does not hold: done before saving. */
export function stripHidden(plan: FieldPlan, props: Fields): Fields {
  return stripObject(plan, props) as Fields;
}

function strip(plan: FieldPlan, value: unknown): unknown {
  if (plan.p) return stripObject(plan, value);
  if (!plan.i || !Array.isArray(value)) return value;
  const item = plan.i;
  const stripped = value.map((entry) => strip(item, entry));
  return stripped.every((entry, index) => entry === value[index]) ? value : stripped;
}

function stripObject(plan: FieldPlan, value: unknown): unknown {
  if (!isFields(value) || !plan.p) return value;
  let stripped: Fields | undefined;
  for (const [name, field] of Object.entries(plan.p)) {
    if (!Object.hasOwn(value, name)) continue;
    if (!isVisible(field, plan.p, value)) {
      stripped ??= { ...value };
      delete stripped[name];
      continue;
    }
    const after = strip(field, value[name]);
    if (after === value[name]) continue;
    stripped ??= { ...value };
    stripped[name] = after;
  }
  return stripped ?? value;
}

/** Whether a field is shown beside these siblings; a missing sibling counts as its default. */
function isVisible(
  field: FieldPlan,
  siblings: Readonly<Record<string, FieldPlan>>,
  values: Fields,
): boolean {
  if (!field.w) return true;
  const [sibling, accepted] = field.w as [string, unknown[]];
  const value = values[sibling] ?? siblings[sibling]?.d;
  return accepted.includes(value);
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
