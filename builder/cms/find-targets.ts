import { descendants } from '@renderer/document/operations/descendants.ts';
import { type DocumentNode, ROOT_ID } from '@renderer/document/types.ts';
import { type Anchor, anchorFrom, anchorsOf, lacksAnchor, takenAnchors } from '../anchors.ts';
import { blockName } from '../catalogue.ts';
import { fold } from '../editor/fold.ts';
import { nodeSummary } from '../editor/outline/node-summary.ts';
import { rank } from '../editor/rank.ts';
import { itemAround, keysAround } from '../item-around.ts';
import { givenName, nodeLabel } from '../node-label.ts';
import type { Session } from '../session.ts';
import { findLinks, type LinkTarget } from './find-links.ts';

type Page = Pick<Session, 'store' | 'feed'>;

/**
 * Where a link may lead, by its words: places of the page that is edited, pages, and blocks of the page
 * that become a place once they are chosen. What begins with `#` is in the page; nothing else than `#`
 * is all of it.
 * @param said what the link itself is called: what has the same name in the page comes first
 */
export async function findTargets(
  session: Page & Pick<Session, 'cms' | 'bootstrap'>,
  typed: string,
  said: readonly string[] = [],
): Promise<LinkTarget[]> {
  const [places, others] = [placesOf(session), placesToBe(session)];
  const names = new Set(said.map((text) => fold(text.trim())));
  const isMeant = ({ label }: LinkTarget) => names.has(fold(label.trim()));
  if (typed.startsWith('#')) {
    const found = [places, others].flatMap((all) => named(all, typed.slice(1)));
    return meantFirst(found, isMeant);
  }
  const away = elsewhere(session, places);
  const [here, there] = [rank(away, typed), meantFirst(rank(others, typed), isMeant)];
  const links = await findLinks(session, typed);
  const alike = ofKind([...away, ...others], typed).filter(
    ({ key }) => ![...here, ...there].some((found) => found.key === key),
  );
  if (here.length + there.length + alike.length === 0) return links;
  const pages = links.map((link) => ({ ...link, group: 'Nel sito' }));
  const begins = ({ label }: LinkTarget) => fold(label).startsWith(fold(typed));
  const isCalled = ({ label }: LinkTarget) => fold(label) === fold(typed.trim());
  const says = ({ label }: LinkTarget) => rank([{ label }], typed).length > 0;
  // A page is what most words mean, and whatever changes a block comes after it; not what only says
  // these words somewhere, or what they are but the beginning of.
  const isHere =
    there.some(isMeant) ||
    [begins, isCalled, says].some((fits) => there.some(fits) && !links.some(fits));
  if (isHere) return [...here, ...there, ...pages, ...alike];
  if (!there.some(says)) return [...here, ...pages, ...there, ...alike];
  const telling = pages.filter((link) => !says(link)).map((link) => ({ ...link, group: IN_TEXT }));
  return [...here, ...pages.filter(says), ...there, ...alike, ...telling];
}

/** Those that do not open the very tab in which the link is being written. */
function elsewhere({ store, feed }: Page, places: readonly Place[]): Place[] {
  const { nodes, currentlyEditing } = store.getState();
  const tree = { nodes, parentOf: feed.parentOf };
  const around = keysAround(tree, currentlyEditing ?? undefined);
  return places.filter(({ address }) => !around.has(address.slice(1)));
}

/** By what a block is: who wants its heading may not know how that is called. */
const ofKind = (all: readonly Place[], typed: string): Place[] =>
  rank(
    all.map((place) => ({ ...place, label: place.kind, place })),
    typed,
  ).map(({ place }) => ({ ...place, group: FURTHER }));

const meantFirst = <Target>(all: readonly Target[], isMeant: (target: Target) => boolean) => [
  ...all.filter(isMeant),
  ...all.filter((target) => !isMeant(target)),
];

const IN_TEXT = 'Pagine che ne parlano';
const FURTHER = 'Altri punti di questa pagina';

type Place = LinkTarget & { words: string; kind: string };

function placesOf({ store, feed }: Page): Place[] {
  const { nodes } = store.getState();
  return anchorsOf(nodes).map((place) => {
    const { anchor, node: id, title } = place;
    const node = nodes.get(id);
    const label = title || (node && (nodeSummary(node) || nodeLabel(node))) || anchor;
    const target = targetOf({ ...place, title: label }, node);
    const within = whereIn(itemAround({ nodes, parentOf: feed.parentOf }, id));
    return { ...target, hint: target.hint + within, group: 'In questa pagina' };
  });
}

/** Blocks without an anchor, where they may have one and are called somehow; none that is locked. */
function placesToBe({ store, feed }: Page): Place[] {
  const { nodes } = store.getState();
  const taken = takenAnchors(nodes);
  return descendants({ nodes }, ROOT_ID).flatMap((id) => {
    const node = nodes.get(id);
    if (!node || !lacksAnchor(node) || feed.lockOf(id) !== undefined) return [];
    const title = nodeSummary(node) || givenName(node);
    // Of a title that is cut off its last word is none.
    const anchor = anchorFrom(title.replace(/ \S*…$/, ''), taken);
    if (anchor === '') return [];
    const target = targetOf({ anchor, node: id, title }, node);
    const within = whereIn(itemAround({ nodes, parentOf: feed.parentOf }, id));
    return {
      ...{ ...target, hint: `prende l’indirizzo ${target.address}${within}`, receiver: id },
      group: FURTHER,
    };
  });
}

/** Of several called alike, each in a tab of its own, it says which is meant. */
const whereIn = (tab: string) => (tab === '' ? '' : ` · nella scheda «${tab}»`);

function targetOf({ anchor, node, title }: Anchor, block: DocumentNode | undefined): Place {
  const address = `#${anchor}`;
  return {
    ...{ key: `${node} ${address}`, label: title, hint: address, address },
    words: anchor.replace(/[-_]+/g, ' '),
    kind: block ? blockName(block.component) : '',
  };
}

/** Those that begin with what is typed, then those that are called so. */
function named(places: readonly Place[], typed: string): Place[] {
  const begin = places.filter(({ address }) => fold(address).startsWith(`#${fold(typed)}`));
  return [...new Set([...begin, ...rank(places, typed)])];
}
