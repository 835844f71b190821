import { pageKind } from '../page-kinds.ts';
import type { EditorStore } from '../store/create-editor-store.ts';

/** Makes the page one of another kind, as a step of the history; its blocks stay. */
export function chooseKind(store: EditorStore, { template }: { template: string }): void {
  const state = store.getState();
  if (template === state.template) return;
  const at = Date.now();
  store.setState({
    template,
    change: {
      ...{ label: 'Tipo della pagina', group: null, at },
      ...{ from: pageKind(state.template)?.name, to: pageKind(template)?.name },
    },
    meta: { ...state.meta, lastModifiedAt: at, saved: false },
  });
}
