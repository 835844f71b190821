import { safeHref } from './safe-href.ts';

/** A card with both link and linkLabel leads somewhere (spec 2.12). */
export function gotoOf(card: { link?: string; linkLabel?: string }) {
  const href = safeHref(card.link);
  return href && card.linkLabel ? { href, label: card.linkLabel } : undefined;
}
