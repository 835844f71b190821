import { documentFinding } from './errors.ts';
import { FORBIDDEN_KEYS, MAX_BYTES, MAX_NODES } from './limits.ts';
import { pointer } from './pointer.ts';
import type { Finding } from './types.ts';

export type JsonObject = Record<string, unknown>;

/**
 * The stored JSON as an object whose `nodes` is an object, or the findings that forbid it.
 * Byte size is checked before anything is parsed.
 */
export function readJson(
  json: string,
): { ok: true; value: JsonObject; nodes: JsonObject } | { ok: false; findings: Finding[] } {
  // A character takes three bytes at most: short texts need no counting.
  const long = json.length * 3 > MAX_BYTES;
  if (long && new TextEncoder().encode(json).byteLength > MAX_BYTES) {
    return fail('document', 'Il documento supera i 5 MB.');
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return fail('json', `Il contenuto non è JSON valido: ${(error as Error).message}.`);
  }
  if (!isObject(value)) return fail('document', 'Il documento deve essere un oggetto JSON.');
  const nodes = Object.hasOwn(value, 'nodes') ? value.nodes : undefined;
  if (!isObject(nodes)) {
    return fail('document', 'Manca «nodes», l’oggetto con i nodi della pagina.', '/nodes');
  }
  const count = Object.keys(nodes).length;
  if (count > MAX_NODES) {
    return fail('document', `Il documento ha ${count} nodi: il massimo è ${MAX_NODES}.`, '/nodes');
  }
  return { ok: true, value, nodes };
}

/** Paths of keys such as `__proto__` anywhere in the value, without recursion. */
export function forbiddenKeys(value: unknown, base: readonly (string | number)[] = []): string[] {
  const found: string[] = [];
  const stack: { value: unknown; path: readonly (string | number)[] }[] = [{ value, path: base }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    if (Array.isArray(item.value)) {
      for (const [index, child] of item.value.entries()) {
        if (child !== null && typeof child === 'object') {
          stack.push({ value: child, path: [...item.path, index] });
        }
      }
    } else if (isObject(item.value)) {
      for (const key of Object.keys(item.value)) {
        const path = [...item.path, key];
        if (FORBIDDEN_KEYS.has(key)) found.push(pointer(path));
        const child = item.value[key];
        if (child !== null && typeof child === 'object') stack.push({ value: child, path });
      }
    }
  }
  return found.sort();
}

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function fail(rule: string, message: string, at = '') {
  return { ok: false as const, findings: [documentFinding(rule, message, at)] };
}
