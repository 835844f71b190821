import { setProp } from '@renderer/document/operations/set-prop.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { changeTitle } from '../store/history.ts';
import { transact } from '../store/transact.ts';

/**
 * Gives a block an anchor; in one step with the link to it, where that was written just before.
 * @param name what the block is called in the history
 */
export function giveAnchor(
  store: EditorStore,
  { id, anchor, name }: { id: NodeId; anchor: string; name: string },
): boolean {
  const { at: _at, group, label, of, ...values } = store.getState().change;
  const isLinked = group !== null && String(values.to).includes(`#${anchor}`);
  const description = isLinked
    ? { ...values, group, label: `${changeTitle({ label, of })}, con un’ancora a «${name}»` }
    : { label: `Ancora di «${name}»`, to: anchor };
  return transact(store, description, (document) =>
    setProp(document, { id, name: 'anchor', value: anchor }),
  );
}
