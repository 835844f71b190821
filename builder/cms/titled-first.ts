import { fold } from '../editor/fold.ts';

/**
 * The item whose address was typed, then those whose name is what was typed, then those that begin
 * with it; the others stay in their order.
 */
export function titledFirst<Item extends { label: string; hint?: string }>(
  items: readonly Item[],
  query: string,
): Item[] {
  const typed = wordsOf(query);
  const place = ({ label, hint }: Item) => {
    if (hint?.startsWith('/') && wordsOf(hint.slice(1)) === typed.replace(/^\//, '')) return 0;
    const name = wordsOf(label);
    if (name === typed) return 1;
    return name.startsWith(typed) ? 2 : 3;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/** Hyphens count as spaces: of an address its words are searched by. */
const wordsOf = (text: string) =>
  fold(text)
    .replace(/[-_\s]+/g, ' ')
    .trim();
