import { plainText } from '@renderer/ui/text/plain-text.ts';
import { isEqual } from '../merge/equal.ts';
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

/** What was done, without the values, e.g. `rimozione di Hero`. */
export function changeTitle({ label, of }: Pick<Change, 'label' | 'of'>): string {
  return of === undefined ? label : `${label} di ${of}`;
}

/**
 * A line of the history, e.g. `Titolo di Hero: «Luce» → «Gas»`, `Card di Hero: tolto un elemento`,
 * `rimozione di Hero`.
 */
export function changeText({ label, of, from, to }: Change): string {
  const title = changeTitle({ label, of });
  if (from === undefined && to === undefined) return title;
  // A field that an item does not have yet, or no longer, is as good as empty.
  const [before, after] = [from, to].map((value = '') => shortText(value));
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
  return number === 1 ? `${one} un elemento` : `${many} ${number} elementi`;
}

function isReordered(from: readonly unknown[], to: readonly unknown[]): boolean {
  const [before, after] = [from, to].map((list) => list.map((item) => JSON.stringify(item)));
  return isEqual(before?.toSorted(), after?.toSorted()) && !isEqual(before, after);
}

function shortText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = plainText(value);
  if (text === '') return '(vuoto)';
  return text.length > 28 ? `«${text.slice(0, 27)}…»` : `«${text}»`;
}
