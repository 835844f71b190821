import { plainText } from '@renderer/ui/text/plain-text.ts';
import { count } from '../editor/format.ts';
import { isEqual, isRecord } from '../merge/equal.ts';
import type { EditorStore, Recorded } from './create-editor-store.ts';
import type { Change } from './state.ts';

export interface HistoryEntry {
  change: Change;
  /** Steps from now: negative to undo, positive to redo, 0 is the present. */
  offset: number;
}

/** Every recorded state of the page, oldest first. */
export function historyEntries(store: EditorStore): HistoryEntry[] {
  const { pastStates, futureStates } = store.temporal.getState();
  const past = pastStates as Recorded[];
  // The library keeps the next step to redo at the end.
  const future = (futureStates as Recorded[]).toReversed();
  return [
    ...past.map(({ change }, index) => ({ change, offset: index - past.length })),
    { change: store.getState().change, offset: 0 },
    ...future.map(({ change }, index) => ({ change, offset: index + 1 })),
  ];
}

/** So many blocks, as what a step was done to. */
export const blocks = (number: number): string => count(number, 'blocco', 'blocchi');

function changeTitle({ label, of }: Pick<Change, 'label' | 'of'>): string {
  return of === undefined ? label : `${label} di ${of}`;
}

/** What was done, within a sentence, e.g. `rimozione di Hero`, `«Card» di Hero: tolto «Gas»`. */
export function stepText(change: Change): string {
  const { label, of, from, to } = change;
  const title = changeTitle(change);
  if (from === undefined && to === undefined) {
    // A name in capitals keeps them.
    return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  }
  const field = changeTitle({ label: `«${label}»`, of });
  const happened = listText(from, to);
  return happened === undefined ? field : `${field}: ${happened}`;
}

/**
 * A line of the history, e.g. `Titolo di Hero: «Luce» → «Gas»`, `Card di Hero: tolto «Gas»`,
 * `rimozione di Hero`.
 */
export function changeText({ label, of, from, to }: Change): string {
  const title = changeTitle({ label, of });
  if (from === undefined && to === undefined) return title;
  // A field that an item does not have yet, or no longer, is as good as empty.
  const [before, after] = shortValues(from ?? '', to ?? '');
  if (before !== undefined && after !== undefined) return `${title}: ${before} → ${after}`;
  const happened = listText(from, to);
  return happened === undefined ? title : `${title}: ${happened}`;
}

/** What happened to a list; undefined when it was something within an item, or no list. */
function listText(from: unknown = [], to: unknown = []): string | undefined {
  if (!Array.isArray(from) || !Array.isArray(to)) return undefined;
  const more = to.length - from.length;
  if (more === 0) return isReordered(from, to) ? 'cambiato l’ordine' : undefined;
  const [one, many] = more > 0 ? ['aggiunto', 'aggiunti'] : ['tolto', 'tolti'];
  const number = Math.abs(more);
  if (number > 1) return `${many} ${number} elementi`;
  const [longer, shorter] = more > 0 ? [to, from] : [from, to];
  const name = itemName(longer.find((item, at) => !isEqual(item, shorter[at])));
  return `${one} ${name === undefined ? 'un elemento' : quoted(name)}`;
}

/** What the blocks' schemas call the texts that items are known by. */
const NAMES = ['title', 'name', 'label', 'text'] as const;

function itemName(item: unknown): string | undefined {
  if (typeof item === 'string') return plainText(item) || undefined;
  if (!isRecord(item)) return undefined;
  const texts = NAMES.map((name) => item[name]).filter((value) => typeof value === 'string');
  return texts.map(plainText).find((text) => text !== '');
}

function isReordered(from: readonly unknown[], to: readonly unknown[]): boolean {
  const [before, after] = [from, to].map((list) => list.map((item) => JSON.stringify(item)));
  return isEqual(before?.toSorted(), after?.toSorted()) && !isEqual(before, after);
}

/** Two values in few words; undefined for what is none of few words. */
function shortValues(one: unknown, other: unknown): [string | undefined, string | undefined] {
  const [before, after] = [one, other].map((value) =>
    typeof value === 'string' ? plainText(value) : '',
  ) as [string, string];
  const start = differingFrom(before, after);
  return [shortValue(one, start), shortValue(other, start)];
}

function shortValue(value: unknown, start: number): string | undefined {
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = plainText(value);
  return text === '' ? '(vuoto)' : quoted(text, start);
}

/** So many characters are shown of a text. */
const SHOWN = 28;

/** A value, or a title that an editor gave, in as few letters as a line has room for. */
export function quoted(text: string, start = 0): string {
  const rest = text.slice(start);
  const cut = rest.length > SHOWN ? `${rest.slice(0, SHOWN - 1).trimEnd()}…` : rest;
  return `«${start > 0 ? '…' : ''}${cut}»`;
}

/** Where the word begins by which two texts differ; of those that differ in what is shown, the start. */
function differingFrom(one: string, other: string): number {
  let at = 0;
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at += 1;
  return at < SHOWN - 8 ? 0 : one.lastIndexOf(' ', at - 1) + 1;
}
