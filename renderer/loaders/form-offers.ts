import type { OfferCard } from '@generated/entities.ts';
import type { CmsReader } from './cms-reader.ts';

/** The offers of an offers form: the pages an editor chose, else those of a category. */
export function formOffers(
  choice: { offers: readonly { id?: number }[]; tassonomia: string },
  cms: CmsReader,
): Promise<OfferCard[]> {
  const ids = choice.offers.flatMap((offer) => offer.id ?? []);
  if (ids.length > 0) return cms.listOfferPages(ids);
  return choice.tassonomia
    ? cms.listOffersByCategory(choice.tassonomia)
    : Promise.resolve<OfferCard[]>([]);
}
