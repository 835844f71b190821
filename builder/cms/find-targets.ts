import { anchorsOf } from '../anchors.ts';
import { fold } from '../editor/fold.ts';
import { nodeSummary } from '../editor/outline/node-summary.ts';
import { rank } from '../editor/rank.ts';
import { nodeLabel } from '../node-label.ts';
import type { Session } from '../session.ts';
import { findLinks, type LinkTarget } from './find-links.ts';

/**
 * Where a link may lead, by its words: places of the page that is edited, then pages. What begins
 * with `#` is a place of the page; nothing else than `#` is any of them.
 */
export async function findTargets(
  session: Pick<Session, 'cms' | 'bootstrap' | 'store'>,
  typed: string,
): Promise<LinkTarget[]> {
  const places = placesOf(session.store.getState().nodes);
  if (typed.startsWith('#')) return placesNamed(places, typed.slice(1));
  const named = rank(places, typed);
  const links = await findLinks(session, typed);
  return named.length === 0
    ? links
    : [...named, ...links.map((link) => ({ ...link, group: 'Nel sito' }))];
}

type Nodes = ReturnType<Session['store']['getState']>['nodes'];

function placesOf(nodes: Nodes): (LinkTarget & { words: string })[] {
  return anchorsOf(nodes).map(({ anchor, node: id, title }) => {
    const node = nodes.get(id);
    const label = title || (node && (nodeSummary(node) || nodeLabel(node))) || anchor;
    const address = `#${anchor}`;
    return {
      ...{ key: `${id} ${address}`, label, hint: address, address },
      ...{ group: 'In questa pagina', words: anchor.replace(/[-_]+/g, ' ') },
    };
  });
}

/** Those that begin with what is typed, then those that are called so. */
function placesNamed<Place extends LinkTarget>(places: readonly Place[], typed: string): Place[] {
  const begin = places.filter(({ address }) => fold(address).startsWith(`#${fold(typed)}`));
  return [...new Set([...begin, ...rank(places, typed)])];
}
