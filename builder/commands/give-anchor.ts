import { setProp } from '@renderer/document/operations/set-prop.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { quoted } from '../store/history.ts';
import { transact } from '../store/transact.ts';

/**
 * Gives a block an anchor; in one step with the link to it, where that was written just before.
 * @param name what the block is called in the history
 */
export function giveAnchor(
  store: EditorStore,
  { id, anchor, name }: { id: NodeId; anchor: string; name: string },
): boolean {
  const { at: _at, group, of, ...change } = store.getState().change;
  const isLinked = group !== null && String(change.to).includes(`#${anchor}`);
  const description = isLinked
    ? { ...change, group, of: `${of}, con un’ancora a ${quoted(name)}` }
    : { label: 'Ancora', of: quoted(name), to: anchor };
  return transact(store, description, (document) =>
    setProp(document, { id, name: 'anchor', value: anchor }),
  );
}
