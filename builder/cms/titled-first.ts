import { fold } from '../editor/fold.ts';

/** Items whose name is what was typed, then those that begin with it; the others stay in their order. */
export function titledFirst<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): Item[] {
  const typed = wordsOf(query);
  const place = ({ label }: Item) => {
    const name = wordsOf(label);
    if (name === typed) return 0;
    return name.startsWith(typed) ? 1 : 2;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/** Hyphens count as spaces: of an address its words are searched by. */
const wordsOf = (text: string) =>
  fold(text)
    .replace(/[-_\s]+/g, ' ')
    .trim();
