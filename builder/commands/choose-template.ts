import { createDocument } from '@renderer/document/create-document.ts';
import { insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { type Document, ROOT_ID } from '@renderer/document/types.ts';
import type { PageTemplate } from '@renderer/examples.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Chooses a page template: it supplies its CMS template and its nodes (spec 3.14). */
export function chooseTemplate(store: EditorStore, { template }: { template: PageTemplate }): void {
  transact(
    store,
    { label: `Modello «${template.title}»` },
    (document) => ({ ...document, nodes: templateNodes(template) }),
    () => ({ template: template.template, currentlyEditing: null }),
  );
}

function templateNodes({ children }: PageTemplate): Document['nodes'] {
  return children.reduce(
    (document, subtree) => insertSubtree(document, { parentId: ROOT_ID, subtree }).document,
    createDocument(),
  ).nodes;
}
