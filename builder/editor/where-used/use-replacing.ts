import { useRef, useState } from 'react';
import { asCmsFailure, type CmsFailure } from '../../cms/cms-failure.ts';
import type { Usage } from '../../cms/library.ts';
import type { Outcome } from '../../replacing/replace-in-item.ts';
import type { Sought } from '../../replacing/replace-text.ts';
import { useSession } from '../context.ts';

/** Where a page or shared block is with its replacing. */
export type Progress =
  | Outcome
  | { kind: 'running' }
  | { kind: 'failed'; failure: CmsFailure }
  /** As it was before it was replaced. */
  | { kind: 'back' }
  /** It could not be had back. */
  | { kind: 'kept'; failure: CmsFailure; takeBack: () => Promise<void> };

export interface Replacing {
  progress: ReadonlyMap<string, Progress>;
  /** How many of how many are done; null when nothing is under way. */
  running: { done: number; of: number } | null;
  /** One after the other; those that failed do not stop the others. */
  run(usages: readonly Usage[], options: { sought: Sought; online: boolean }): Promise<void>;
  /** How many can be had as they were. */
  undoable: number;
  /** Has them as they were; those that have changed since do not stop the others. */
  takeBack(): Promise<void>;
  /** Ends after the one under way. */
  stop(): void;
  /** Forgets what was done, for another text. */
  clear(): void;
}

const NONE: ReadonlyMap<string, Progress> = new Map();

/** Failures after which the next one would fail, too. */
const HOPELESS: readonly string[] = ['logged-out', 'network'];

/** A page may be listed twice: as it is, and as it is planned. */
export const usageKey = ({ id, planned }: Usage): string => `${id} ${planned}`;

/**
 * Whether a text can be replaced there: settings and fields of WordPress's own forms are changed in
 * WordPress, planned changes where they are opened; a page with a draft goes online out of that. What
 * is written in other letters stays, unless any are meant. A shared block has no draft.
 * @param here id of what is open in the editor, which is changed there
 */
export const isReplaceable = (
  usage: Usage,
  { online, anyCase, here }: { online: boolean; anyCase: boolean; here: number },
): boolean => {
  const { restBase, planned, draft, nodes, images = [] } = usage;
  if (restBase === '' || planned || (!anyCase && isOtherwise(usage))) return false;
  if (!online && isDraftless(usage, here)) return false;
  return nodes.length + images.length > 0 && !(online && draft);
};

/** Whether it cannot be kept as a draft. */
export const isDraftless = ({ id, pattern }: Usage, here: number): boolean =>
  pattern && id !== here;

/** Whether blocks say the text in other letters alone. */
export const isOtherwise = ({ nodes, images = [], exact }: Usage): boolean =>
  exact === false && nodes.length + images.length > 0;

/** Whether nothing became of it yet, or it can be tried again. */
export const isOpen = (progress: Progress | undefined): boolean =>
  progress === undefined || progress.kind === 'failed' || progress.kind === 'back';

const wayBack = (progress: Progress) => ('takeBack' in progress ? progress.takeBack : undefined);

export function useReplacing(): Replacing {
  const { actions } = useSession();
  const [progress, setProgress] = useState(NONE);
  const [running, setRunning] = useState<Replacing['running']>(null);
  const stopped = useRef(false);
  const note = (key: string, next: Progress) =>
    setProgress((known) => new Map(known).set(key, next));
  const back = [...progress].flatMap(([key, each]) => {
    const takeBack = wayBack(each);
    return takeBack ? [{ key, takeBack }] : [];
  });

  /** One after the other, until that is of no use. */
  async function each<Item>(
    items: readonly Item[],
    act: (item: Item) => Promise<CmsFailure | undefined>,
  ): Promise<void> {
    stopped.current = false;
    for (const [done, item] of items.entries()) {
      if (stopped.current) break;
      setRunning({ done, of: items.length });
      const failure = await act(item);
      if (failure && HOPELESS.includes(failure.kind)) break;
    }
    setRunning(null);
  }

  return {
    progress,
    running,
    undoable: back.length,
    run: (usages, options) =>
      each(usages, async (usage) => {
        const key = usageKey(usage);
        note(key, { kind: 'running' });
        try {
          note(key, await actions.replaceIn(usage, options));
        } catch (error) {
          const failure = asCmsFailure(error);
          note(key, { kind: 'failed', failure });
          return failure;
        }
      }),
    takeBack: () =>
      each(back, async ({ key, takeBack }) => {
        note(key, { kind: 'running' });
        try {
          await takeBack();
          note(key, { kind: 'back' });
        } catch (error) {
          const failure = asCmsFailure(error);
          note(key, { kind: 'kept', failure, takeBack });
          return failure;
        }
      }),
    stop() {
      stopped.current = true;
    },
    clear: () => setProgress(NONE),
  };
}
