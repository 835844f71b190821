import { blockKey } from '@renderer/document/block-key.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { acceptsChildren } from './catalogue.ts';
import { givenBy, keysGivenBy, keyTakenBy, takenBy } from './keys.ts';

type Block = Pick<DocumentNode, 'component'>;

/** Whether it shows what it holds to whoever chooses its item, such as a tab. */
export const isHoldingContent = ({ component }: Block): boolean =>
  takenBy({ component }) !== undefined && acceptsChildren(component);

/** Contents of items stand beside their like, never within one. */
export const standsBeside = ({ component }: Block, other: Block): boolean =>
  isHoldingContent(other) && blockKey(component) === blockKey(other.component);

/** Whether a block is that of an item of the container around it: what lies beside it shows for each item. */
export function isContentOf(block: Block | undefined, container: Block | undefined): boolean {
  const { content } = (container && givenBy(container)) ?? {};
  return block !== undefined && content !== undefined && isNamed(block, content);
}

/** An item of a block's list, by its place in the list. */
export interface ListedItem {
  parent: DocumentNode;
  items: readonly unknown[];
  index: number;
}

/** The item that a block is the content of, within the block around it; undefined where there is none. */
export function itemShownBy(
  block: DocumentNode | undefined,
  parent: DocumentNode | undefined,
): ListedItem | undefined {
  if (!block || !parent || !isContentOf(block, parent)) return undefined;
  const items = parent.props[givenBy(parent)?.list ?? ''];
  const index = keysGivenBy(parent).findIndex(({ key }) => key === keyTakenBy(block));
  return index < 0 ? undefined : { parent, items: items as readonly unknown[], index };
}

/**
 * The block whose list another item with a content would come into: the block itself, or the container
 * around it whose item it is the content of; undefined where there is none such.
 */
export function takesItem<Node extends Block>(
  block: Node | undefined,
  container: Node | undefined,
): Node | undefined {
  if (block && givenBy(block)?.content !== undefined) return block;
  return isContentOf(block, container) ? container : undefined;
}

const isNamed = ({ component }: Block, name: string) => blockKey(component) === blockKey(name);
