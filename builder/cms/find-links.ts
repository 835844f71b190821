import type { NodeId } from '@renderer/document/types.ts';
import type { Session } from '../session.ts';
import { titledFirst } from './titled-first.ts';

/** Where a link may lead, as it is chosen by its name. */
export interface LinkTarget {
  key: string;
  label: string;
  hint: string;
  address: string;
  /** What it stands among, where there are several kinds. */
  group?: string;
  /** Block that is given the anchor of the address once it is chosen. */
  receiver?: NodeId;
}

/** What editors call it. */
const FUNNEL_WORDS = ['attivazione', 'online', 'attiva', 'adesione', 'sottoscrivi', 'funnel'];

const isFunnel = (query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => FUNNEL_WORDS.some((known) => known.startsWith(word)));

/** Shops, as editors call them, and as their pages do. */
const SHOP = /^(?:negozi[oi]?|sportell[oi])$/i;
const SHOPS_TITLE = 'punti vendita';

/**
 * Pages and other items of this site that a link may lead to, and the site where customers sign up;
 * what is called by the words of the query comes first.
 */
export async function findLinks(
  { cms, bootstrap }: Pick<Session, 'cms' | 'bootstrap'>,
  query: string,
): Promise<LinkTarget[]> {
  const isShop = SHOP.test(query.trim());
  const searches = isShop ? [SHOPS_TITLE, query] : [query];
  const answers = await Promise.all(searches.map((words) => cms.library.search(words)));
  const items = [...new Map(answers.flat().map((item) => [item.id, item])).values()];
  const found = items.map(({ id, title, path }) => ({
    ...{ key: `${id}`, label: title, hint: path, address: path },
  }));
  const { funnelDomain } = bootstrap.config.context;
  if (!isFunnel(query)) return titledFirst(found, isShop ? SHOPS_TITLE : query);
  const funnel = { key: 'funnel', label: 'Attivazione online' };
  // What most buttons lead to comes before pages that name it.
  return titledFirst([{ ...funnel, hint: funnelDomain, address: funnelDomain }, ...found], query);
}
