import { fold } from './fold.ts';

export interface Searchable {
  label: string;
  /** What else it is called, almost as good as its name; what tells most comes first. */
  keywords?: string;
  /** Further words it is found by. */
  words?: string;
  /** What it is found by where nothing else fits better. */
  aside?: string;
}

/** Words that say nothing of what is looked for, as in "vai a una pagina". */
const SMALL = new Set(
  'a al alla con da dal dalla di del della e i il in la le lo per su un una uno'.split(' '),
);

/**
 * What fits a query, best first: every word must be found, in the label before elsewhere, and in
 * the keywords before what merely mentions it. Small words count only while there is no other.
 */
export function rank<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...items];
  return byScore(items, (item) => scoreOf(item, words));
}

/** What fits some words of a query, best first: more words before better ones. */
export function rankPartly<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const words = wordsOf(query);
  return byScore(items, (item) => {
    const scores = words.flatMap((word) => scoreOf(item, [word]) ?? []);
    if (scores.length === 0) return undefined;
    return scores.reduce((sum, score) => sum + score, scores.length * 1_000);
  });
}

function wordsOf(query: string): string[] {
  const typed = fold(query).split(/\s+/).filter(Boolean);
  const telling = typed.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : typed;
}

function byScore<Item>(items: readonly Item[], scored: (item: Item) => number | undefined): Item[] {
  return items
    .flatMap((item, at) => {
      const score = scored(item);
      return score === undefined ? [] : [{ item, score, at }];
    })
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .map(({ item }) => item);
}

function scoreOf(item: Searchable, words: readonly string[]): number | undefined {
  const { label, keywords = '', words: more = '', aside = '' } = item;
  const name = fold(label);
  const known = fold(keywords).split(/\s+/);
  const rest = fold(more);
  const least = fold(aside);
  let score = name === words.join(' ') ? 100 : 0;
  for (const word of words) {
    const at = known.indexOf(word);
    if (name.startsWith(word)) score += 10;
    else if (name.includes(` ${word}`) || name.includes(`«${word}`)) score += 7;
    else if (at !== -1) score += 6 - at / 10;
    else if (name.includes(word)) score += 4;
    else if (known.some((keyword) => keyword.startsWith(word))) score += 3;
    else if (` ${rest}`.includes(` ${word}`)) score += 2;
    else if (rest.includes(word)) score += 1;
    else if (least.includes(word)) score += 0.5;
    else return undefined;
  }
  return score;
}
