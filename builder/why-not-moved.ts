import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { acceptsChildren } from './catalogue.ts';
import { standsBeside } from './contents.ts';
import { whyFixed } from './locks.ts';
import { nodeLabel } from './node-label.ts';
import type { Session } from './session.ts';

type Page = Pick<Session, 'store' | 'feed'>;

/** Why a block cannot go into the container that stands before it; undefined where it can. */
export function whyNotIn(page: Page, id: NodeId): string | undefined {
  const fixed = whyFixed(page, id);
  if (fixed !== undefined) return fixed;
  const { nodes } = page.store.getState();
  const siblings = nodes.get(page.feed.parentOf(id) ?? ROOT_ID)?.childIds ?? [];
  const before = nodes.get(siblings[siblings.indexOf(id) - 1] ?? '');
  const node = nodes.get(id);
  const isAside = before && node && standsBeside(node, before);
  if (!before || isAside || !acceptsChildren(before.component)) {
    return 'Prima di questo blocco non c’è un contenitore.';
  }
  const isLocked = page.feed.lockOf(before.id) !== undefined;
  return isLocked ? `«${nodeLabel(before)}», che lo precede, è bloccato.` : undefined;
}

/** Why a block cannot leave what it lies in; undefined where it can. */
export function whyNotOut(page: Page, id: NodeId): string | undefined {
  const fixed = whyFixed(page, id);
  if (fixed !== undefined) return fixed;
  const isOutermost = (page.feed.parentOf(id) ?? ROOT_ID) === ROOT_ID;
  return isOutermost ? 'È già al primo livello della pagina.' : undefined;
}
