export interface FieldSpec {
  /** Italian label, where the specification gives it. */
  title?: string;
  default?: unknown;
  /** Every value on offer, in any order. */
  options?: readonly (string | number)[];
  /** Labels of options, by value. */
  labels?: Readonly<Record<string, string>>;
  min?: number;
  max?: number;
  maxItems?: number;
  type?: string;
}

export interface BlockSpec {
  displayName?: string;
  /** Fields by path; `list[].field` is a field of a repeater's items. */
  fields?: Readonly<Record<string, FieldSpec>>;
  /** Whether the common layout fields are named for the block. */
  layout?: boolean;
}

/** What no value is said of. */
export const any: FieldSpec = {};
export const bool: FieldSpec = { type: 'boolean' };
export const on: FieldSpec = { type: 'boolean', default: true };
export const oneOf = (options: readonly (string | number)[], fallback?: unknown): FieldSpec =>
  fallback === undefined ? { options } : { options, default: fallback };
/** The same fields under one path. */
export const under = (path: string, names: string): Record<string, FieldSpec> =>
  Object.fromEntries(names.split(' ').map((name) => [`${path}${name}`, any]));
