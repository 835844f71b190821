import type { NodeId } from '@renderer/document/types.ts';
import { isHoldingContent } from './contents.ts';
import { type TitlePlace, titlePlaceOf } from './keys.ts';
import { givenName } from './node-label.ts';
import type { Session } from './session.ts';

/**
 * The title that a block is called by in the editor, and that renaming it changes, as visitors read
 * it: that of its tab. Undefined for a block that is called by its kind or by a name of its own,
 * which only editors see.
 */
export function calledBy(
  { store, feed }: Pick<Session, 'store' | 'feed'>,
  id: NodeId,
): TitlePlace | undefined {
  const { nodes } = store.getState();
  const node = nodes.get(id);
  if (!node || givenName(node) !== '' || !isHoldingContent(node)) return undefined;
  return titlePlaceOf({ nodes, parentOf: feed.parentOf }, node);
}
