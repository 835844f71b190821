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

/** A line of the history, e.g. `Titolo di Hero: «Luce» → «Gas»`. */
export function changeText({ label, from, to }: Change): string {
  const values = [from, to].map(shortText);
  return values.every((value) => value !== undefined)
    ? `${label}: ${values[0]} → ${values[1]}`
    : label;
}

function shortText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return '(vuoto)';
  return text.length > 28 ? `«${text.slice(0, 27)}…»` : `«${text}»`;
}
