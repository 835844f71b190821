import type { NodeId } from '@renderer/document/types.ts';
import { nodeLabel } from './node-label.ts';
import type { Session } from './session.ts';

type Page = Pick<Session, 'store' | 'feed'>;

/** Why a block cannot be changed; undefined where it can. */
export function whyFixed(page: Page, id: NodeId): string | undefined {
  const lock = page.feed.lockOf(id);
  if (lock === undefined) return undefined;
  return lock === id
    ? `${nameIn(page, id)} è bloccato: sbloccalo per modificarlo.`
    : whyHeld(page, id);
}

/** Why a block cannot leave its container nor have others beside it; undefined where it can. */
export function whyHeld(page: Page, id: NodeId): string | undefined {
  const lock = page.feed.lockOf(id);
  if (lock === undefined || lock === id) return undefined;
  return `${nameIn(page, id)} sta in ${nameIn(page, lock)}, che è bloccato.`;
}

/** Why a block cannot go with all it holds; undefined where it can. */
export function whyKept(page: Page, id: NodeId): string | undefined {
  const fixed = whyFixed(page, id);
  const inside = fixed === undefined ? page.feed.lockInside(id) : undefined;
  if (inside === undefined) return fixed;
  return `${nameIn(page, id)} contiene ${nameIn(page, inside)}, che è bloccato.`;
}

function nameIn({ store }: Page, id: NodeId): string {
  const node = store.getState().nodes.get(id);
  return `«${node ? nodeLabel(node) : id}»`;
}
