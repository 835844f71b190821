import { isObject } from './read-json.ts';

/** Names of fields, each with the names below it; 1 where whatever is below may be anything. */
export type KnownFields = 1 | { readonly [name: string]: KnownFields };

type Path = readonly (string | number)[];

/** Where a value says names that its fields do not have; a list's items share its fields. */
export function unknownNames(known: KnownFields, value: unknown, at: Path = []): Path[] {
  if (known === 1) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unknownNames(known, item, [...at, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const fields = Object.hasOwn(known, name) ? known[name] : undefined;
    return fields === undefined ? [[...at, name]] : unknownNames(fields, below, [...at, name]);
  });
}
