import { documentOfSubtrees } from '@renderer/document/document-of-subtrees.ts';
import type { PageTemplate } from '@renderer/examples.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { quoted } from '../store/history.ts';
import { transact } from '../store/transact.ts';

/** Chooses a page template: it supplies its CMS template and its nodes (spec 3.14). */
export function chooseTemplate(store: EditorStore, { template }: { template: PageTemplate }): void {
  transact(
    store,
    { label: 'scelta del modello', of: quoted(template.title) },
    (document) => ({ ...document, nodes: documentOfSubtrees(template.children).nodes }),
    () => ({ template: template.template, currentlyEditing: null }),
  );
}
