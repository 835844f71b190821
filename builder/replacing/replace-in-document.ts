import { changeNodes } from '@renderer/document/operations/change.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { Document, DocumentNode, Finding } from '@renderer/document/types.ts';
import { findBlock } from '../catalogue.ts';
import { loadForm, readyForm } from '../form/load-form.ts';
import { outermostLock } from '../outermost.ts';
import { validateNode } from '../validation/validate-node.ts';
import { replaceInMedia } from './replace-in-media.ts';
import { replaceInNode } from './replace-in-node.ts';
import type { Sought } from './replace-text.ts';

export interface ReplacedDocument {
  document: Document;
  /** In how many places it changed. */
  count: number;
  /** In how many it stayed, since their blocks are locked. */
  locked: number;
  /** What is wrong with the blocks now that was not before. */
  findings: readonly Finding[];
}

/** Loads what `replaceInDocument` has to know of a document's blocks. */
export async function readyToReplace({ nodes }: Pick<Document, 'nodes'>): Promise<void> {
  const components = new Set([...nodes.values()].map(({ component }) => component));
  await Promise.all([...components].filter(findBlock).map(loadForm));
}

/** Replaces a text in the blocks whose forms are loaded, and in what the page says of its images. */
export function replaceInDocument(document: Document, sought: Sought): ReplacedDocument {
  const tree = {
    nodeOf: (id: string) => document.nodes.get(id),
    parentOf: (id: string) => parentOf(document, id),
  };
  const changed: DocumentNode[] = [];
  const findings: Finding[] = [];
  let [count, locked] = [0, 0];
  for (const node of document.nodes.values()) {
    const form = readyForm(node.component);
    const replaced = form && replaceInNode(node, form, sought);
    if (!replaced || replaced.count === 0) continue;
    if (outermostLock(tree, node.id) !== undefined) {
      locked += replaced.count;
      continue;
    }
    count += replaced.count;
    changed.push(replaced.value);
    const before = new Set(validateNode(node, form.validate).map(({ pointer }) => pointer));
    const after = validateNode(replaced.value, form.validate);
    findings.push(...after.filter(({ pointer }) => !before.has(pointer)));
  }
  const media = replaceInMedia(document.media, sought);
  count += media.count;
  const replaced = { ...changeNodes(document, changed), media: media.value };
  return { document: replaced, count, locked, findings };
}
