import { documentFinding } from './errors.ts';
import {
  type Caps,
  DOCUMENT_CAPS,
  FORBIDDEN_KEYS,
  MAX_FORBIDDEN_KEYS,
  MAX_NESTING,
} from './limits.ts';
import { pointer } from './pointer.ts';
import type { Finding } from './types.ts';

export type JsonObject = Record<string, unknown>;

/**
 * The stored JSON as an object whose `nodes` is an object, or the findings that forbid it.
 * Byte size is checked before anything is parsed.
 */
export function readJson(
  json: string,
  caps: Caps = DOCUMENT_CAPS,
): { ok: true; value: JsonObject; nodes: JsonObject } | { ok: false; findings: Finding[] } {
  // A character takes three bytes at most: short texts need no counting.
  const long = json.length * 3 > caps.bytes;
  if (long && new TextEncoder().encode(json).byteLength > caps.bytes) {
    return fail('document', 'Il documento supera i 5 MB.');
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return fail('json', `Il contenuto non è JSON valido: ${(error as Error).message}.`);
  }
  if (!isObject(value)) return fail('document', 'Il documento deve essere un oggetto JSON.');
  if (isDeeperThan(value, MAX_NESTING)) {
    return fail('document', `Il documento ha valori annidati a più di ${MAX_NESTING} livelli.`);
  }
  const nodes = Object.hasOwn(value, 'nodes') ? value.nodes : undefined;
  if (!isObject(nodes)) {
    return fail('document', 'Manca «nodes», l’oggetto con i nodi della pagina.', '/nodes');
  }
  const count = Object.keys(nodes).length;
  if (count > caps.nodes) {
    return fail('document', `Il documento ha ${count} nodi: il massimo è ${caps.nodes}.`, '/nodes');
  }
  return { ok: true, value, nodes };
}

/** Whether objects and lists are nested to more levels. Recurses no deeper than these. */
export function isDeeperThan(value: object, levels: number): boolean {
  if (levels === 0) return true;
  for (const key in value) {
    const child = (value as JsonObject)[key];
    if (child !== null && typeof child === 'object' && isDeeperThan(child, levels - 1)) return true;
  }
  return false;
}

/** Where a value stands: its key in what stands above it. */
interface Place {
  value: object;
  key?: string | number;
  above?: Place;
}

/**
 * Paths of keys such as `__proto__` anywhere in the value, without recursion; none below another,
 * and no more than anybody reads. A path is made only for what is found: a text that is nested
 * deeply would cost its depth squared.
 */
export function forbiddenKeys(value: unknown): string[] {
  const found: string[] = [];
  const stack: Place[] = isNested(value) ? [{ value }] : [];
  for (let place = stack.pop(); place; place = stack.pop()) {
    const isList = Array.isArray(place.value);
    for (const [key, child] of Object.entries(place.value) as [string, unknown][]) {
      if (!isList && FORBIDDEN_KEYS.has(key)) {
        if (found.length < MAX_FORBIDDEN_KEYS) found.push(pointer([...pathOf(place), key]));
      } else if (isNested(child)) stack.push({ value: child, key, above: place });
    }
  }
  return found.sort();
}

function pathOf(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.above) path.push(at.key);
  return path.reverse();
}

const isNested = (value: unknown): value is object => value !== null && typeof value === 'object';

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function fail(rule: string, message: string, at = '') {
  return { ok: false as const, findings: [documentFinding(rule, message, at)] };
}
