import type { EditorStore } from '../store/create-editor-store.ts';

/** Shows or hides the side panel. */
export function toggleSidekick(store: EditorStore): void {
  const { sidekick } = store.getState();
  store.setState({ sidekick: { ...sidekick, visible: !sidekick.visible } });
}
