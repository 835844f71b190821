import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { acceptsChildren } from '../catalogue.ts';
import { isContentOf } from '../contents.ts';
import { givenBy } from '../keys.ts';
import type { Session } from '../session.ts';
import { namedHere } from './named-node.ts';

type Parts = Pick<Session, 'store' | 'feed' | 'patterns' | 'bootstrap'>;

/** A place where a picked block may come, as editors say it. */
export interface NamedPlace {
  /** E.g. `dopo «Blocco di testo · Luce»`. */
  text: string;
  place: DropPlace;
}

/** Where a block may be put from the one that is selected: within it, after it, after what it lies in. */
export function insertionPlaces(session: Parts): NamedPlace[] {
  const { store, feed } = session;
  const { nodes, currentlyEditing: selected } = store.getState();
  const countIn = (id: NodeId) => nodes.get(id)?.childIds.length ?? 0;
  const found: NamedPlace[] = [];
  const add = (text: string, place: DropPlace) => {
    const isKnown = found.some((other) => isSame(other.place, place));
    if (!isKnown && feed.lockOf(place.parentId) === undefined) found.push({ text, place });
  };
  const node = nodes.get(selected ?? '');
  if (node && acceptsChildren(node.component)) {
    add(`in fondo a «${namedHere(session, node.id)}»`, {
      parentId: node.id,
      index: countIn(node.id),
    });
  }
  for (let at = node?.id; at !== undefined && at !== ROOT_ID; at = feed.parentOf(at)) {
    const parentId = feed.parentOf(at) ?? ROOT_ID;
    // Between two contents a block shows under each tab, which the checks warn of: below them all.
    if (isContentOf(nodes.get(at), nodes.get(parentId))) continue;
    const index = (nodes.get(parentId)?.childIds.indexOf(at) ?? -1) + 1;
    add(afterText(session, at), { parentId, index });
  }
  const { isPattern } = session.bootstrap.page;
  add(isPattern ? 'in fondo al blocco condiviso' : 'in fondo alla pagina', {
    parentId: ROOT_ID,
    index: countIn(ROOT_ID),
  });
  add(isPattern ? 'all’inizio del blocco condiviso' : 'all’inizio della pagina', {
    parentId: ROOT_ID,
    index: 0,
  });
  return found;
}

/** A place in words, e.g. `dopo «Blocco di testo · Luce» in «Sezione»`. */
export function placeText({ parentId, index }: DropPlace, session: Parts): string {
  const { nodes } = session.store.getState();
  const siblings = nodes.get(parentId)?.childIds ?? [];
  // Nothing to be before or after; what the container shows of its own comes above all the same.
  if (siblings.length === 0 && parentId !== ROOT_ID) return `in «${namedHere(session, parentId)}»`;
  const before = siblings[index - 1];
  const beside = before === undefined ? 'all’inizio' : afterText(session, before);
  if (parentId !== ROOT_ID) return `${beside} in «${namedHere(session, parentId)}»`;
  if (before !== undefined) return beside;
  return `${beside} ${session.bootstrap.page.isPattern ? 'del blocco condiviso' : 'della pagina'}`;
}

/** Below a block with tabs means below all of them, which its place on the screen does not show. */
function afterText(session: Parts, id: NodeId): string {
  const node = session.store.getState().nodes.get(id);
  const isBelowTabs = node !== undefined && givenBy(node)?.content !== undefined;
  return `dopo «${namedHere(session, id)}»${isBelowTabs ? ', sotto tutte le schede' : ''}`;
}

export const isSame = (one: DropPlace, other: DropPlace) =>
  one.parentId === other.parentId && one.index === other.index;
