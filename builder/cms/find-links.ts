import type { Session } from '../session.ts';

/** Where a link may lead, as it is chosen by its name. */
export interface LinkTarget {
  key: string;
  label: string;
  hint: string;
  address: string;
}

/** Pages and other items of this site that a link may lead to, and the site where customers sign up. */
export async function findLinks(
  { cms, bootstrap }: Pick<Session, 'cms' | 'bootstrap'>,
  query: string,
): Promise<LinkTarget[]> {
  const items = await cms.library.search(query);
  const found = items.map(({ id, title, path }) => ({
    ...{ key: `${id}`, label: title, hint: path, address: path },
  }));
  const { funnelDomain } = bootstrap.config.context;
  const isFunnel = 'attivazione funnel sottoscrivi'.includes(query.toLowerCase());
  if (!isFunnel) return found;
  const funnel = { key: 'funnel', label: 'Attivazione online' };
  return [...found, { ...funnel, hint: funnelDomain, address: funnelDomain }];
}
