import { setProp as setPropIn } from '@renderer/document/operations/set-prop.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { keepIdentity } from './keep-identity.ts';

export interface SetProp {
  id: NodeId;
  name: string;
  /** Undefined removes the prop. */
  value: unknown;
  /** Line of the history, e.g. `Titolo`, */
  label?: string;
  /** and what it is a field of, e.g. `Hero`. */
  of?: string;
  /** The field within the prop; typing in one field is one step. */
  field?: string;
  /** Group of a step that this is the end of. */
  follows?: string;
  /** Props of other nodes that change with it. */
  also?: readonly { id: NodeId; name: string; value: unknown }[];
  /** Value of that field before and after, for the history. */
  from?: unknown;
  to?: unknown;
}

/** Changes one prop of a node; parts of the value that stay equal keep their identity. */
export function setProp(
  store: EditorStore,
  { id, name, value, label = name, of, field = name, also = [], follows, from, to }: SetProp,
): boolean {
  const before = store.getState().nodes.get(id)?.props[name];
  // Items that come, go or move are a step each, however quickly one follows the other.
  const isList = Array.isArray(from) || Array.isArray(to);
  const group = isList ? {} : { group: `${id} ${field}` };
  return transact(
    store,
    { label, of, ...group, ...(follows && { follows }), from, to },
    (document) =>
      [{ id, name, value: keepIdentity(before, value) }, ...also].reduce(setPropIn, document),
  );
}
