import { CmsFailure } from '../../cms/cms-failure.ts';
import type { Pages, Place } from '../../cms/pages.ts';
import { pageStatus } from '../page-status.ts';

/** Why a page cannot stand somewhere; undefined where nothing else does. */
export async function whyTaken(pages: Pages, place: Place): Promise<CmsFailure | undefined> {
  const taken = await pages.findAt(place);
  if (!taken) return undefined;
  const which = `«${taken.title || 'Senza titolo'}», ${pageStatus(taken.status).toLowerCase()}`;
  return new CmsFailure(
    'refused',
    `C’è già una pagina a questo indirizzo (${which}): scegline un altro.`,
  );
}
