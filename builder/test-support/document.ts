import { createDocument } from '@renderer/document/create-document.ts';
import { insertSubtree, type Subtree } from '@renderer/document/operations/insert-subtree.ts';
import type { Document, DocumentNode } from '@renderer/document/types.ts';
import { init } from '../commands/init.ts';
import { createEditorStore, type EditorStore } from '../store/create-editor-store.ts';

export const USER = { id: 1, name: 'Redazione', roles: ['editor'] };

/** A node of a small test page. */
export function node(id: string, rest: Partial<DocumentNode> = {}): DocumentNode {
  return { id, component: 'TextBlock', props: {}, childIds: [], ...rest };
}

/** A page of the given nodes; those without a parent are the page's own children, in order. */
export function page(...nodes: DocumentNode[]): Document {
  const nested = new Set(nodes.flatMap(({ childIds }) => childIds));
  const childIds = nodes.map(({ id }) => id).filter((id) => !nested.has(id));
  const root = { id: 'root', component: 'root', props: {}, childIds };
  return { ...createDocument(), nodes: new Map([root, ...nodes].map((item) => [item.id, item])) };
}

/** A store with a page opened in it. */
export function openStore(document: Document = createDocument()): EditorStore {
  const store = createEditorStore();
  init(store, { document, user: USER });
  return store;
}

/** A page of many text blocks, for what must not depend on size. */
export function largePage(count: number): Document {
  let document = createDocument();
  const subtree: Subtree = { component: 'TextBlock', props: { title: 'Titolo' } };
  for (let index = 0; index < count; index += 1) {
    document = insertSubtree(document, { parentId: 'root', subtree }).document;
  }
  return document;
}
