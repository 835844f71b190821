import { addChild } from '@renderer/document/operations/add-child.ts';
import { changeNodes } from '@renderer/document/operations/change.ts';
import { type Document, type Finding, ROOT_ID } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Rules about a child that cannot be where it is listed. */
const WRONG_CHILD = ['dangling-child', 'duplicate-child', 'cycle'];

/** Whether a problem of the tree has one obvious way out. */
export function isRepairable({ rule }: Finding): boolean {
  return WRONG_CHILD.includes(rule) || rule === 'orphan';
}

/**
 * Mends a problem of the tree: a child that cannot be where it is listed is taken off the list, a
 * node that nobody lists comes to the end of the page.
 */
export function repair(store: EditorStore, { finding }: { finding: Finding }): boolean {
  return transact(store, { label: 'Riparazione della struttura' }, (document) => {
    if (finding.rule === 'orphan') {
      return addChild(document, { parentId: ROOT_ID, childId: finding.node });
    }
    return WRONG_CHILD.includes(finding.rule) ? withoutListedChild(document, finding) : document;
  });
}

function withoutListedChild(document: Document, { node: id, pointer }: Finding): Document {
  const node = document.nodes.get(id);
  const index = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
  if (!node || !Number.isInteger(index) || index >= node.childIds.length) return document;
  return changeNodes(document, [{ ...node, childIds: node.childIds.toSpliced(index, 1) }]);
}
