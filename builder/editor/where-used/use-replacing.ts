import { useRef, useState } from 'react';
import { asCmsFailure, type CmsFailure } from '../../cms/cms-failure.ts';
import type { Usage } from '../../cms/library.ts';
import type { Outcome } from '../../replacing/replace-in-item.ts';
import type { Sought } from '../../replacing/replace-text.ts';
import { useSession } from '../context.ts';

/** Where a page or shared block is with its replacing. */
export type Progress = Outcome | { kind: 'running' } | { kind: 'failed'; failure: CmsFailure };

export interface Replacing {
  progress: ReadonlyMap<string, Progress>;
  /** How many of how many are done; null when nothing is under way. */
  running: { done: number; of: number } | null;
  /** One after the other; those that failed do not stop the others. */
  run(usages: readonly Usage[], options: { sought: Sought; online: boolean }): Promise<void>;
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
 * is written in other letters stays.
 */
export const isReplaceable = (usage: Usage, { online }: { online: boolean }): boolean => {
  const { restBase, planned, draft, nodes, images = [] } = usage;
  if (restBase === '' || planned || isOtherwise(usage)) return false;
  return nodes.length + images.length > 0 && !(online && draft);
};

/** Whether blocks say the text in other letters alone. */
export const isOtherwise = ({ nodes, images = [], exact }: Usage): boolean =>
  exact === false && nodes.length + images.length > 0;

/** Whether nothing became of it yet, or it can be tried again. */
export const isOpen = (progress: Progress | undefined): boolean =>
  progress === undefined || progress.kind === 'failed';

export function useReplacing(): Replacing {
  const { actions } = useSession();
  const [progress, setProgress] = useState(NONE);
  const [running, setRunning] = useState<Replacing['running']>(null);
  const stopped = useRef(false);
  const note = (usage: Usage, next: Progress) =>
    setProgress((known) => new Map(known).set(usageKey(usage), next));
  return {
    progress,
    running,
    async run(usages, options) {
      stopped.current = false;
      for (const [done, usage] of usages.entries()) {
        if (stopped.current) break;
        setRunning({ done, of: usages.length });
        note(usage, { kind: 'running' });
        try {
          note(usage, await actions.replaceIn(usage, options));
        } catch (error) {
          const failure = asCmsFailure(error);
          note(usage, { kind: 'failed', failure });
          if (HOPELESS.includes(failure.kind)) break;
        }
      }
      setRunning(null);
    },
    stop() {
      stopped.current = true;
    },
    clear: () => setProgress(NONE),
  };
}
