import { pointer } from '@renderer/document/pointer.ts';
import { namesNoPlace } from '../form/widgets/complete-address.ts';

type Path = readonly (string | number)[];

export interface LinkWords {
  /** JSON pointer within the props. */
  pointer: string;
  message: string;
}

const LINKS: ReadonlySet<unknown> = new Set(['link', 'product']);

/** Link fields that hold words: what was typed is kept until it names a place, and is an error as long. */
export function linkWords(uiSchema: unknown, value: unknown, path: Path = []): LinkWords[] {
  if (!isObject(uiSchema)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => linkWords(uiSchema.items, item, [...path, index]));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, inner]) =>
      linkWords(uiSchema[name], inner, [...path, name]),
    );
  }
  if (!LINKS.has(uiSchema['ui:widget']) || typeof value !== 'string') return [];
  if (!namesNoPlace(value)) return [];
  const message = `«${value.trim()}» non è un indirizzo: scegli una pagina dall’elenco, o scrivi l’indirizzo intero.`;
  return [{ pointer: pointer(path.map(String)), message }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';
