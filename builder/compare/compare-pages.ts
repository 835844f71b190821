import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import type { Document, DocumentNode } from '@renderer/document/types.ts';
import { compareDocuments, type Difference } from './compare-documents.ts';
import { compareMedia, type ImageDifference } from './compare-media.ts';

type Version = Pick<Document, 'nodes' | 'media'>;

/**
 * What differs between two versions of a page for whoever sees it, in its blocks and in what is said of
 * its images: a field that was never touched says its default, a block that was locked
 * and unlocked again is as it was.
 */
export const comparePages = (before: Version, after: Version): (Difference | ImageDifference)[] => [
  ...compareDocuments(
    withDefaults(before.nodes, after.nodes),
    withDefaults(after.nodes, before.nodes),
  ),
  ...compareMedia(before, after),
];

/** Nodes that are the very same on the other side stay as they are. */
const withDefaults = (nodes: Version['nodes'], others: Version['nodes']): Version['nodes'] =>
  new Map([...nodes].map(([id, node]) => [id, others.get(id) === node ? node : filled(node)]));

const filled = (node: DocumentNode): DocumentNode => ({
  ...node,
  uneditable: node.uneditable === true,
  hidden: node.hidden === true,
  props: fillDefaults(fieldPlans[blockKey(node.component)] ?? {}, node.props),
});
