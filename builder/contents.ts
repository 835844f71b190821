import { blockKey } from '@renderer/document/block-key.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { acceptsChildren } from './catalogue.ts';
import { takenBy } from './keys.ts';

type Block = Pick<DocumentNode, 'component'>;

/** Whether it shows what it holds to whoever chooses its item, such as a tab. */
export const isHoldingContent = ({ component }: Block): boolean =>
  takenBy({ component }) !== undefined && acceptsChildren(component);

/** Contents of items stand beside their like, never within one. */
export const standsBeside = ({ component }: Block, other: Block): boolean =>
  isHoldingContent(other) && blockKey(component) === blockKey(other.component);
