import type { EditorStore } from '../store/create-editor-store.ts';

/**
 * Notes that the page has planned changes in it, now and wherever undoing leads but to the page as
 * it is on the site.
 * @param plan id of the planned changes
 */
export function holdPlan(store: EditorStore, plan: string): void {
  const { baseline } = store.getState();
  store.setState({ plan });
  store.temporal.setState(({ pastStates }) => ({
    pastStates: pastStates.map((past) =>
      past.nodes === baseline.nodes && past.media === baseline.media ? past : { ...past, plan },
    ),
  }));
}
