/** Separator of field ids; field names never contain it, unlike the library's own `_`. */
export const ID_SEPARATOR = '.';
/** The step from an image to its alternative text: a field of the form, though none of the block. */
export const ALT_STEP = 'alt';

type Path = readonly (string | number)[];

/** Path of a field within the props, from its id, e.g. `root.cards.0.title`. */
export function pathOfField(id: string): Path {
  const [, ...parts] = id.split(ID_SEPARATOR);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * What editors call a field, e.g. `Titolo (Scheda 2)`; where an item has no name of its own, by that
 * of its list, which is a plural: `Titolo (Card, n. 2)`.
 */
export function labelOfField(schema: unknown, path: Path): string {
  let current = schema as SchemaLike | undefined;
  let label = '';
  let isItem = false;
  let place = '';
  for (const part of path) {
    isItem = typeof part === 'number';
    if (typeof part === 'number') {
      current = current?.items;
      place = current?.title ? `${current.title} ${part + 1}` : `${label}, n. ${part + 1}`;
    } else {
      current = current?.properties?.[part];
      label = current?.title ?? part;
    }
  }
  if (place === '') return label;
  return isItem ? place : `${label} (${place})`;
}

export function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const part of path) {
    if (current === null || typeof current !== 'object') return undefined;
    current = (current as Record<string | number, unknown>)[part];
  }
  return current;
}

/**
 * `value` with another value at a path; undefined removes it. What is missing on the way comes from
 * `filled`, the same value with its defaults.
 */
export function withValueAt(value: unknown, path: Path, next: unknown, filled: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return next;
  const container = isContainer(value) ? value : isContainer(filled) ? filled : {};
  const child = (holder: unknown) =>
    isContainer(holder) ? (holder as Record<string | number, unknown>)[part] : undefined;
  const changed = withValueAt(child(container), rest, next, child(filled));
  if (Array.isArray(container)) return container.with(Number(part), changed);
  const { [part]: _before, ...others } = container as Record<string | number, unknown>;
  return changed === undefined ? others : { ...container, [part]: changed };
}

const isContainer = (value: unknown): value is object =>
  value !== null && typeof value === 'object';

interface SchemaLike {
  title?: string;
  items?: SchemaLike;
  properties?: Record<string, SchemaLike>;
}
