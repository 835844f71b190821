import { diffArrays } from 'diff';

interface Texts {
  base: string;
  mine: string;
  theirs: string;
}

/** Words of the base, from one to before another, that became others. */
interface Edit {
  from: number;
  to: number;
  words: readonly string[];
}

/** Elements, spaces, and what stands between them. */
const WORDS = /<[^>]*>|\s+|[^\s<]+|</g;

/**
 * A text that two people changed in different places, with the words of both; undefined where they
 * changed the same words or such that stand together, and where the elements of a formatted text would
 * not close.
 */
export function mergeWords({ base, mine, theirs }: Texts): string | undefined {
  const words = wordsOf(base);
  const [here, there] = [mine, theirs].map((text) => editsOf(words, wordsOf(text)));
  const isOfBoth = (edit: Edit) =>
    here?.some((own) => JSON.stringify(own) === JSON.stringify(edit));
  const edits = [...(here ?? []), ...(there ?? []).filter((edit) => !isOfBoth(edit))];
  const inOrder = edits.toSorted((one, other) => one.from - other.from || one.to - other.to);
  if (inOrder.some(({ from }, at) => at > 0 && from <= (inOrder[at - 1]?.to ?? -1)))
    return undefined;
  const merged = inOrder.reduceRight(
    (all, edit) => all.toSpliced(edit.from, edit.to - edit.from, ...edit.words),
    words,
  );
  return isClosed(merged) ? merged.join('') : undefined;
}

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

function editsOf(words: string[], changed: string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let isOpen = false;
  for (const { value, added, removed } of diffArrays(words, changed)) {
    const isChange = added || removed;
    if (isChange) {
      const edit = (isOpen ? edits.pop() : undefined) ?? { from: at, to: at, words: [] };
      edits.push(
        added ? { ...edit, words: [...edit.words, ...value] } : { ...edit, to: at + value.length },
      );
    }
    if (!added) at += value.length;
    isOpen = isChange;
  }
  return edits;
}

/** Whether every element that is opened is closed, in the order they were opened. */
function isClosed(words: readonly string[]): boolean {
  const open: (string | undefined)[] = [];
  for (const word of words) {
    const [, end, name] = /^<(\/?)([a-z][a-z\d]*)/i.exec(word) ?? [];
    if (name === undefined || name === 'br') continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
