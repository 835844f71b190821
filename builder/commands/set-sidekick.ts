import type { EditorStore } from '../store/create-editor-store.ts';
import type { SidekickPanel } from '../store/state.ts';

/** Sets the side panel's active component and shows it. */
export function setSidekick(store: EditorStore, { component }: { component: SidekickPanel }): void {
  store.setState({ sidekick: { visible: true, component } });
}
