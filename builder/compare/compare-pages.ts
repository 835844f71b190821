import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults, stripHidden } from '@renderer/document/field-plan.ts';
import type { Document, DocumentNode } from '@renderer/document/types.ts';
import { compareDocuments, type Difference } from './compare-documents.ts';
import { compareMedia, type ImageDifference } from './compare-media.ts';

type Version = Pick<Document, 'nodes' | 'media'>;

/**
 * What differs between two versions of a page for whoever sees it, in its blocks and in what is said of
 * its images: a field that was never touched says its default, a block that was locked
 * and unlocked again is as it was.
 */
export function comparePages(before: Version, after: Version): (Difference | ImageDifference)[] {
  const nodes = withDefaults(after.nodes, before.nodes);
  const differences = compareDocuments(withDefaults(before.nodes, after.nodes), nodes);
  return [
    ...differences.filter((difference) => !isOutOfUse(difference, nodes)),
    ...compareMedia(before, after),
  ];
}

/** Whether a field is no longer asked for: the choice by which it went is a difference itself. */
function isOutOfUse(difference: Difference, after: Version['nodes']): boolean {
  const node = after.get(difference.node);
  const [room, name] = 'path' in difference ? difference.path : [];
  if (!node || room !== 'props' || typeof name !== 'string') return false;
  const asIfFilled = { ...node.props, [name]: true };
  const plan = fieldPlans[blockKey(node.component)] ?? {};
  return !Object.hasOwn(stripHidden(plan, asIfFilled), name);
}

/** Nodes that are the very same on the other side stay as they are. */
const withDefaults = (nodes: Version['nodes'], others: Version['nodes']): Version['nodes'] =>
  new Map([...nodes].map(([id, node]) => [id, others.get(id) === node ? node : filled(node)]));

const filled = (node: DocumentNode): DocumentNode => ({
  ...node,
  uneditable: node.uneditable === true,
  hidden: node.hidden === true,
  props: fillDefaults(fieldPlans[blockKey(node.component)] ?? {}, node.props),
});
