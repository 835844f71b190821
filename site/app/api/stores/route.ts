import { atOnce } from '../../../cms/at-once.ts';
import { cmsReader } from '../../../cms/reader.ts';
import { log } from '../../../config/log.ts';
import { jsonError } from '../../../editor/json-error.ts';

export const dynamic = 'force-dynamic';

/** Shops of the store locator (spec 2.7, 9). */
const PER_PAGE = 40;

/** The store locator's source: shops as entities (spec 3.7). */
export async function GET(): Promise<Response> {
  try {
    const stores = await atOnce(() => cmsReader.listStores({ perPage: PER_PAGE }));
    return Response.json({ stores }, { headers: { 'cache-control': 'public, max-age=60' } });
  } catch (error) {
    log.warn({ reason: String(error) }, 'store locator without shops');
    return jsonError(
      502,
      'In questo momento non riusciamo a leggere i punti vendita. Riprova tra poco.',
    );
  }
}
