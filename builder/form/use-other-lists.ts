import type { NodeId } from '@renderer/document/types.ts';
import { useFollowedEditor } from '../editor/context.ts';
import { fieldName } from '../editor/field-of.ts';
import { valueAt, withValueAt } from './field-path.ts';

type Path = readonly (string | number)[];

/** A list like this one, of another item of the list around it. */
export interface OtherList {
  /** The place of the item that it is of. */
  at: number;
  /** What that is called, e.g. `Gruppo «Gas»`. */
  name: string;
}

/**
 * The lists that an item of this one could go to, as a question to another group; none for a list
 * that lies in no item. `withMoved` is the list around with an item at the end of another one.
 * @param path of this list within the props
 */
export function useOtherLists({
  node,
  path,
  maxItems = Infinity,
}: {
  node: NodeId | undefined;
  path: Path;
  maxItems: number | undefined;
}) {
  const block = useFollowedEditor(({ nodes }) =>
    node === undefined ? undefined : nodes.get(node),
  );
  const around = path.slice(0, -2);
  const [own, name = ''] = path.slice(-2);
  const owners = typeof own === 'number' ? valueAt(block?.props, around) : undefined;
  const listAt = (at: number): unknown[] => {
    const list = valueAt(owners, [at, name]);
    return Array.isArray(list) ? list : [];
  };
  const others: OtherList[] = [];
  for (const at of Array.isArray(owners) ? owners.keys() : []) {
    if (at === own || !block || listAt(at).length >= maxItems) continue;
    others.push({ at, name: fieldName(block, [...around, at]) });
  }
  return {
    others,
    around,
    withMoved(index: number, to: number): unknown {
      const item = listAt(Number(own))[index];
      const left = withValueAt(owners, path.slice(-2), listAt(Number(own)).toSpliced(index, 1), {});
      return withValueAt(left, [to, name], [...listAt(to), item], {});
    },
  };
}
