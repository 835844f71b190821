import { MAX_PASTED_NESTING } from '@renderer/document/limits.ts';
import { forbiddenKeys, isDeeperThan, isObject } from '@renderer/document/read-json.ts';

/** An item of a list on its way to another place, page or tab. */
export interface ItemPayload {
  /** What it was an item of, as editors read it. */
  list: string;
  item: unknown;
  /** What its fields are called there, by their names. */
  titles?: Readonly<Record<string, string>>;
  /** The blocks that belong to it, as the clipboard's text of blocks. */
  contents?: string;
}

/** Says what the text is, as for blocks; never mistaken for them. */
const TYPE = 'page-editor/item';
const FORMAT = 1;
const MAX_LENGTH = 5_000_000;

/** An item as the text that goes to the clipboard. */
export function writeItem({ list, item, titles, contents }: ItemPayload): string {
  return JSON.stringify({ type: TYPE, format: FORMAT, list, item, titles, contents });
}

/** The item of a clipboard's text; undefined for any other text. */
export function readItem(text: string): ItemPayload | undefined {
  if (text.length > MAX_LENGTH || !text.startsWith('{')) return undefined;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(raw) || raw.type !== TYPE || raw.format !== FORMAT) return undefined;
  if (isDeeperThan(raw, MAX_PASTED_NESTING)) return undefined;
  if (!('item' in raw) || forbiddenKeys(raw).length > 0) return undefined;
  const { contents, titles } = raw;
  return {
    ...{ list: typeof raw.list === 'string' ? raw.list : '', item: raw.item },
    ...(typeof contents === 'string' && { contents }),
    ...(isObject(titles) && { titles: titles as Record<string, string> }),
  };
}
