import type { EditorStore } from '../store/create-editor-store.ts';

/**
 * Takes out of the history what is planned no longer as it is there: undone or redone to, it would be
 * work on the page as it is on the site. The page itself stays, as work of its own.
 * @param plan id of the planned changes
 */
export function forgetPlan(store: EditorStore, plan: string): void {
  const isOfPlan = (state: { plan?: string }) => state.plan === plan;
  if (isOfPlan(store.getState())) store.setState({ plan: '' });
  store.temporal.setState(({ pastStates, futureStates }) => ({
    pastStates: pastStates.filter((past) => !isOfPlan(past)),
    // The next step to redo is the last one: what comes after the plan's is reached through it.
    futureStates: futureStates.slice(futureStates.findLastIndex(isOfPlan) + 1),
  }));
}
