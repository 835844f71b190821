import { useEffect } from 'react';
import { useEditor, useFollowedEditor, useSession } from '../context.ts';

/** Longer than somebody pauses between two words. */
const REST_MS = 1_500;

/** Keeps what was found up to date while the page is worked on, as long as anything is left. */
export function useKeptFindings(): void {
  const { actions, ui } = useSession();
  const nodes = useFollowedEditor((state) => state.nodes);
  const media = useEditor((state) => state.media);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { checks, showing } = ui.getState();
      const isCurrent = checks.of?.nodes === nodes && checks.of.media === media;
      if (checks.state !== 'done' || checks.findings.length === 0 || isCurrent || showing) return;
      void actions.lookAgain();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [actions, ui, nodes, media]);
}
