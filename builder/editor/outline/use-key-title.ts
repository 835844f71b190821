import type { NodeId } from '@renderer/document/types.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { giverOf, titleTakenBy } from '../../keys.ts';
import { useFlags, useSession } from '../context.ts';
import { followed } from '../panel-updates.ts';

/** Title of the item that a block belongs to. Beside the block only the one that gives it is followed. */
export function useKeyTitle(id: NodeId): string {
  const { feed, store } = useSession();
  const giver = useFlags(() => {
    const { nodes } = store.getState();
    const component = nodes.get(id)?.component ?? '';
    return giverOf({ nodes, parentOf: feed.parentOf }, { component, within: id })?.id ?? id;
  });
  const subscribe = useMemo(
    () => followed((listener) => feed.subscribeNode(giver, listener)),
    [feed, giver],
  );
  return useSyncExternalStore(subscribe, () => {
    const { nodes } = store.getState();
    const node = nodes.get(id);
    return node ? titleTakenBy(node, nodes.get(giver)) : '';
  });
}
