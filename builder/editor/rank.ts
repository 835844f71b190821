import { stemmer } from '@orama/stemmers/italian';
import { fold } from './fold.ts';

export interface Searchable {
  label: string;
  /** What else it is called: the first as good as its name, the others almost. */
  keywords?: string;
  /** What it is for, in a sentence: of several words, all said here tell more than keywords do. */
  description?: string;
  /** Further words it is found by. */
  words?: string;
  /** What it is found by where nothing else fits better. */
  aside?: string;
}

/** Words that say nothing of what is looked for, as in "vai a una pagina". */
const SMALL = new Set(
  'a al alla che come con da dal dalla di del della e gli i il in la le lo nel nella per si su sul sulla un una uno'.split(
    ' ',
  ),
);

/**
 * What fits a query, best first: every word must be found, in the label before elsewhere, and in
 * the keywords before what merely mentions it. Small words count only while there is no other.
 */
export function rank<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  return ranked(items, query, scoreOfWord);
}

/** As `rank`, and a word may stand there in another form: for what sentences tell of, not for names. */
export function rankForms<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  return ranked(items, query, scoreOfForm);
}

function ranked<Item extends Searchable>(
  items: readonly Item[],
  query: string,
  scoreOne: typeof scoreOfWord,
): Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...items];
  const whole = fold(query).trim();
  return byScore(items, (item) => {
    const score = scoreOf(item, words, scoreOne);
    return score === undefined ? undefined : score + (fold(item.label) === whole ? 100 : 0);
  });
}

/** What fits some words of a query, best first: more words before better ones. */
export function rankPartly<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const words = wordsOf(query);
  return byScore(items, (item) => {
    const scores = words.flatMap((word) => scoreOf(item, [word], scoreOfForm) ?? []);
    if (scores.length === 0) return undefined;
    return scores.reduce((sum, score) => sum + score, scores.length * 1_000);
  });
}

/**
 * Whether an item itself is what a query describes: its name and description have each of several
 * words, a single word is more than the name of a field.
 */
export function isDescribedBy(item: Searchable, query: string): boolean {
  const words = wordsOf(query);
  return words.length > 1
    ? saysAll(item, words)
    : scoreOf({ ...item, aside: '' }, words, scoreOfForm) !== undefined;
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

/** What a word counts that stands there in another form, as `richiamati` for `richiamare`. */
const INFLECTED = 0.4;
/** Shorter stems are the beginning of other words, as `test` of `testata`. */
const SHORTEST_STEM = 5;

function scoreOf(
  item: Searchable,
  words: readonly string[],
  scoreOne: typeof scoreOfWord = scoreOfWord,
): number | undefined {
  const place = placesOf(item);
  let score = 0;
  for (const word of words) {
    const found = scoreOne(place, word);
    if (found === undefined) return undefined;
    score += found;
  }
  return score + (words.length > 1 && saysAll(item, words) ? 10 * words.length : 0);
}

type Places = ReturnType<typeof placesOf>;

const placesOf = ({
  label,
  keywords = '',
  description = '',
  words = '',
  aside = '',
}: Searchable) => {
  const name = fold(label);
  return {
    ...{ name, words: ` ${name.replace(/[«»,.:;]/g, ' ')} ` },
    known: fold(keywords).split(/\s+/),
    ...{ rest: fold(`${words} ${description}`), least: fold(aside) },
  };
};

function scoreOfWord(
  { name, words, known, rest, least }: Places,
  word: string,
): number | undefined {
  const at = known.indexOf(word);
  if (at === 0) return 11;
  if (name.startsWith(word)) return 10;
  if (words.includes(` ${word} `)) return 7;
  if (at !== -1) return 6 - at / 10;
  if (words.includes(` ${word}`)) return 5;
  if (name.includes(word)) return 4;
  if (known.some((keyword) => keyword.startsWith(word))) return 3;
  if (` ${rest}`.includes(` ${word}`)) return 2;
  if (rest.includes(word)) return 1;
  return least.includes(word) ? 0.5 : undefined;
}

function scoreOfForm(places: Places, word: string): number | undefined {
  const score = scoreOfWord(places, word);
  const stem = score === undefined ? stemOf(word) : undefined;
  const inflected = stem === undefined ? undefined : scoreOfWord(places, stem);
  return inflected === undefined ? score : inflected * INFLECTED;
}

function stemOf(word: string): string | undefined {
  const stem = stemmer(word);
  return stem.length < SHORTEST_STEM ? undefined : stem;
}

/** Whether name and description have every word, in any form. */
function saysAll({ label, description = '' }: Searchable, words: readonly string[]): boolean {
  const said = ` ${fold(`${label} ${description}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return words.every((word) => said.includes(` ${stemOf(word) ?? word}`));
}
