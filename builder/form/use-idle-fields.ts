import { givenKeys } from '@generated/keys.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { useFollowedEditor, useSession } from '../editor/context.ts';
import { giverOf, keyTakenBy, takenBy } from '../keys.ts';

const NONE = '';

/**
 * Names of the fields that say to which item of the block around it a node belongs, where it lies in
 * no such block and they are empty, separated by commas: nothing would come of filling them in.
 */
export function useIdleFields(id: NodeId): string {
  const { feed } = useSession();
  return useFollowedEditor(({ nodes }) => {
    const node = nodes.get(id);
    const taken = node && takenBy(node);
    if (!node || !taken || keyTakenBy(node) !== '') return NONE;
    const { component } = node;
    const { content = '', first } = givenKeys[taken.of] ?? {};
    // What is nothing but the content of an item is to be moved there.
    if (blockKey(component) === blockKey(content)) return NONE;
    if (first !== undefined && node.props[first] === true) return NONE;
    const giver = giverOf({ nodes, parentOf: feed.parentOf }, { component, within: node.id });
    return giver ? NONE : [taken.name, first].join();
  });
}
