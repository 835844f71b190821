import { givenBy, isFields, type KeyedBlock, keysGivenBy, textOf } from './keys.ts';

/** What the copy of an item is told from it by. */
const COPY = ' (copia)';

/** A new item with a title made of its id, until somebody writes one: most blocks are not complete without. */
export function withMadeTitle(block: KeyedBlock, item: unknown): unknown {
  const { name, title = '' } = givenBy(block) ?? {};
  if (name === undefined || !isFields(item) || title === '' || item[title]) return item;
  const [word = '', number] = textOf(item[name]).split(/-(?=\d+$)/);
  return { ...item, [title]: `${word.charAt(0).toUpperCase()}${word.slice(1)} ${number}` };
}

/** The copy of an item, told from it by its title until somebody writes another. */
export function withCopyTitle(block: KeyedBlock, item: unknown): unknown {
  const title = givenBy(block)?.title ?? '';
  if (title === '' || !isFields(item) || textOf(item[title]).trim() === '') return item;
  return { ...item, [title]: `${textOf(item[title]).trim()}${COPY}` };
}

/** A copied item on its way into a block: where the one it was copied of is there, it is told from that. */
export function withOwnTitle(block: KeyedBlock, item: unknown): unknown {
  const { name = '' } = givenBy(block) ?? {};
  const isThere =
    isFields(item) && keysGivenBy(block).some(({ key }) => key === textOf(item[name]));
  return isThere ? withCopyTitle(block, item) : item;
}

/** An item's title without what tells a copy from the item it was made of. */
export const withoutCopy = (title: string) =>
  title.endsWith(COPY) ? title.slice(0, -COPY.length) : title;

/** Whether an item still has the title that it was made with. */
export function isMadeTitle(block: KeyedBlock, title: string): boolean {
  const given = givenBy(block);
  if (!given) return false;
  return title.endsWith(COPY) || new RegExp(`^${given.prefix} \\d+$`, 'i').test(title);
}
