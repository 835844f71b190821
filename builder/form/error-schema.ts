import type { Finding } from '@renderer/document/types.ts';
import type { ErrorSchema } from '@rjsf/utils';

interface ErrorTree {
  __errors?: string[];
  [field: string]: ErrorTree | string[] | undefined;
}

/** Findings of one node as the form shows them: at the field each is about. */
export function errorSchemaOf(findings: readonly Finding[]): ErrorSchema {
  const tree: ErrorTree = {};
  for (const { pointer, message } of findings) {
    const [, , , room, ...path] = pointer.split('/');
    if (room !== 'props') continue;
    let place = tree;
    for (const part of path) {
      const name = part.replace(/~1/g, '/').replace(/~0/g, '~');
      const next = (place[name] as ErrorTree | undefined) ?? {};
      place[name] = next;
      place = next;
    }
    place.__errors = [...(place.__errors ?? []), message];
  }
  return tree as ErrorSchema;
}

/** Of the errors of a value those that are about something written in it: not what it still lacks. */
export function errorsOfWritten(errors: unknown, value: unknown): ErrorSchema | undefined {
  if (errors === null || typeof errors !== 'object') return undefined;
  if (value === null || typeof value !== 'object')
    return value === undefined || value === '' ? undefined : (errors as ErrorSchema);
  const inside = Object.entries(errors).flatMap(([name, of]) => {
    const found = errorsOfWritten(of, (value as Record<string, unknown>)[name]);
    return found ? [[name, found] as const] : [];
  });
  return inside.length === 0 ? undefined : (Object.fromEntries(inside) as ErrorSchema);
}

/** Number of errors in a part of the form, its closed items included. */
export function countErrors(errors: unknown): number {
  if (errors === null || typeof errors !== 'object') return 0;
  let found = 0;
  for (const [name, value] of Object.entries(errors)) {
    found +=
      name === '__errors' ? ((value as unknown[] | undefined)?.length ?? 0) : countErrors(value);
  }
  return found;
}
