import type { OfferCard } from '@generated/entities.ts';
import { OfferGridIsland } from '#islands';
import type { PageContext } from '../../contract.ts';
import { OfferTile } from './OfferTile.tsx';

/** The facets of each offer, for the filters. */
export const facetsOf = (offers: readonly OfferCard[]) =>
  offers.map(({ tags, categories }) => ({ tags, categories }));

/** The cards of a list, rendered here so that their code stays on the server. */
export const tilesOf = (offers: readonly OfferCard[], context: PageContext) =>
  offers.map((offer) => <OfferTile key={offer.id} offer={offer} context={context} />);

/** Offers as cards that can be filtered by category and tag (spec 2.11). */
export function OfferGrid(grid: {
  offers: readonly OfferCard[];
  label: string;
  context: PageContext;
  /** What stands there when there is no offer at all. */
  empty: string;
}) {
  const { offers, label, context, empty } = grid;
  if (offers.length === 0) return <p>{empty}</p>;
  return (
    <OfferGridIsland label={label} facets={facetsOf(offers)}>
      {tilesOf(offers, context)}
    </OfferGridIsland>
  );
}
