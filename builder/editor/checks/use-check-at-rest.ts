import { useEffect } from 'react';
import { useEditor, useFollowedEditor, useSession, useUi } from '../context.ts';

/** The page is looked at again when a change has rested this long. */
const REST_MS = 1200;

/** Keeps what the checks found up to date while somebody looks at it. */
export function useCheckAtRest(): void {
  const { actions } = useSession();
  const nodes = useFollowedEditor((state) => state.nodes);
  const media = useEditor((state) => state.media);
  const state = useUi((ui) => ui.checks.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another look.
  useEffect(() => {
    const timer = setTimeout(() => void actions.check(), state === 'idle' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [actions, nodes, media]);
}
