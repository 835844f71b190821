import { blockKey } from '@renderer/document/block-key.ts';
import { checkStructure } from '@renderer/document/structure.ts';
import {
  type Document,
  type DocumentNode,
  type Finding,
  type NodeId,
  ROOT_ID,
} from '@renderer/document/types.ts';
import { isReference, validateReference } from '@renderer/patterns/reference.ts';
import { findBlock } from '../catalogue.ts';
import { loadForm } from '../form/load-form.ts';
import { unknownBlock, validateNode } from '../validation/validate-node.ts';

/** What is wrong with a pattern's tree, by node: the same rules as for pages. */
export async function patternProblems(
  document: Document,
): Promise<ReadonlyMap<NodeId, readonly Finding[]>> {
  const nodes = [...document.nodes.values()].filter(({ id }) => id !== ROOT_ID);
  const fields = await Promise.all(nodes.map(problemsOf));
  const found = new Map<NodeId, Finding[]>();
  for (const finding of [...checkStructure(document), ...fields.flat()]) {
    found.set(finding.node, [...(found.get(finding.node) ?? []), finding]);
  }
  return found;
}

async function problemsOf(node: DocumentNode): Promise<Finding[]> {
  if (isReference(node)) return validateReference(node);
  if (!findBlock(node.component)) return [unknownBlock(node)];
  try {
    return validateNode(node, (await loadForm(blockKey(node.component))).validate);
  } catch (error) {
    console.error(`Validator of '${node.component}' not loaded`, error);
    return [];
  }
}
