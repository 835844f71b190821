import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { stripHidden } from '@renderer/document/field-plan.ts';
import type { Document, DocumentNode } from '@renderer/document/types.ts';

/**
 * A node's props without the values of fields that are not shown: those are kept while editing, in
 * case their condition comes back, and neither saved nor judged.
 */
export function shownValues({ component, props }: DocumentNode): DocumentNode['props'] {
  const plan = fieldPlans[blockKey(component)];
  return plan ? stripHidden(plan, props) : props;
}

/** The nodes with the values that are shown alone; one that hides nothing keeps its identity. */
export function withShownValues(nodes: Document['nodes']): Document['nodes'] {
  return new Map(
    [...nodes].map(([id, node]) => {
      const props = shownValues(node);
      return [id, props === node.props ? node : { ...node, props }];
    }),
  );
}
