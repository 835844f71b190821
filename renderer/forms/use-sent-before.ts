import { type RefObject, useEffect, useState } from 'react';
import { keptState } from '../islands/use-entry-state.ts';

/** Where the history's entry holds the form that was sent before the page was loaded again. */
export const SENT_FORM = 'sentForm';

/**
 * Whether the form was sent before this load, which is told once: the keyboard goes on where it is
 * said.
 */
export function useSentBefore(nodeId: string, status: RefObject<HTMLElement | null>): boolean {
  const [sentBefore, setSentBefore] = useState(false);

  useEffect(() => {
    const { [SENT_FORM]: sent, ...others } = keptState();
    if (sent !== nodeId) return;
    window.history.replaceState(others, '');
    setSentBefore(true);
  }, [nodeId]);

  useEffect(() => {
    if (sentBefore) status.current?.focus();
  }, [sentBefore, status]);

  return sentBefore;
}
