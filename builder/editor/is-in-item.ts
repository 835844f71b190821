import type { NodeId } from '@renderer/document/types.ts';
import { isHoldingContent } from '../contents.ts';
import type { Session } from '../session.ts';

/** Whether what is added now comes into the content of an item, such as a tab. */
export function isInItem({ actions, store, feed }: Pick<Session, 'actions' | 'store' | 'feed'>) {
  const { nodes } = store.getState();
  for (let at: NodeId | undefined = actions.insertionPlace().parentId; at; at = feed.parentOf(at)) {
    const node = nodes.get(at);
    if (node && isHoldingContent(node)) return true;
  }
  return false;
}
