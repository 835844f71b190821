import { useContext, useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { SessionContext, useSession } from '../editor/context.ts';
import type { HeldField } from './held-fields.ts';

/** Has what a field holds written before the page is saved or looked at. */
export function useHeldField({ commit, isHolding }: HeldField): void {
  // A form outside of an editor has no page to write to.
  const held = useContext(SessionContext)?.held;
  const key = useId();
  useLayoutEffect(() => held?.set(key, { commit, isHolding }));
  useEffect(() => () => held?.set(key, undefined), [held, key]);
}

/** Whether any field holds something that is not in the page. */
export function useIsHolding(): boolean {
  const { held } = useSession();
  return useSyncExternalStore(held.subscribe, held.isHolding);
}
