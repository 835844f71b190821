import { MORE, pageNumber } from '@renderer/blocks/work-with-us-list/paging.ts';
import { atOnce } from '../../../cms/at-once.ts';
import { cmsReader } from '../../../cms/reader.ts';
import { log } from '../../../config/log.ts';
import { jsonError } from '../../../editor/json-error.ts';

/** A further page of the job offers, `?page=N`: answers `{items}` (spec 4.8, 7). */
export async function GET(request: Request): Promise<Response> {
  const page = pageNumber(new URL(request.url).searchParams.get('page'));
  if (page === undefined) return jsonError(400, 'Pagina non valida.');
  try {
    const items = await atOnce(() => cmsReader.listWorkOffers({ perPage: MORE, page }));
    return Response.json({ items }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.warn({ page, reason: String(error) }, 'work offers not loaded');
    return jsonError(502, 'Il CMS non ha risposto.');
  }
}
