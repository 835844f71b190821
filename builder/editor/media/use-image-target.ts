import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { UiSchema } from '@rjsf/utils';
import { readyForm } from '../../form/load-form.ts';
import { isShown } from '../../form/visible-when.ts';
import { nodeLabel } from '../../node-label.ts';
import { useFollowedEditor, useSession } from '../context.ts';

const WIDGETS = ['image', 'select-image'];

/** The first image field of a block, outside of its lists. */
export interface ImageTarget {
  id: NodeId;
  path: readonly [string];
  /** What the block is called. */
  block: string;
}

/** Where an image of the page's list would go: into the selected block; undefined where that takes none. */
export function useImageTarget(): ImageTarget | undefined {
  const { feed } = useSession();
  const node = useFollowedEditor(({ nodes, currentlyEditing }) =>
    nodes.get(currentlyEditing ?? ''),
  );
  const form = node && readyForm(node.component);
  if (!form || feed.lockOf(node.id) !== undefined) return undefined;
  const values = fillDefaults(fieldPlans[blockKey(node.component)] ?? {}, node.props);
  const name = Object.keys(form.schema.properties ?? {}).find((field) => {
    const ui = form.uiSchema[field] as UiSchema | undefined;
    return WIDGETS.includes(String(ui?.['ui:widget'])) && isShown(ui, values);
  });
  return name === undefined ? undefined : { id: node.id, path: [name], block: nodeLabel(node) };
}
