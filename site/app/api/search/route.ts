import { MAX_QUERY, searchSite } from '../../../cms/search.ts';
import { log } from '../../../config/log.ts';
import { jsonError } from '../../../editor/json-error.ts';
import { groupByKind } from '../../../search/kinds.ts';
import { callerOf, rateLimit } from '../../../server/rate-limit.ts';
import type { SearchAnswer } from '../../../shell/search/search-answer.ts';

export const dynamic = 'force-dynamic';

/** Answers are kept this long, in ms: people type the same words, and the CMS is slow at it. */
const FRESH = 60_000;
const MAX_KEPT = 200;
/** Results per kind; the search page has them all. */
const PER_KIND = 4;

const perCaller = rateLimit({ limit: 90, seconds: 60 });
const together = rateLimit({ limit: 600, seconds: 60 });
const kept = new Map<string, { until: number; answer: Promise<SearchAnswer> }>();

/** Results of what is typed into the search modal, by kind. */
export async function GET(request: Request): Promise<Response> {
  const words = (new URL(request.url).searchParams.get('s') ?? '').trim().slice(0, MAX_QUERY);
  const query = words.toLowerCase().replace(/\s+/g, ' ');
  if (query.length < 2) return answerWith({ total: 0, groups: [] });
  const known = kept.get(query);
  const isKnown = known !== undefined && known.until > Date.now();
  if (!isKnown && !((await perCaller(callerOf(request))) && (await together('all')))) {
    return jsonError(429, 'Troppe ricerche in poco tempo. Riprova tra un minuto.');
  }
  try {
    return answerWith(await (isKnown ? known.answer : search(query)));
  } catch (error) {
    log.warn({ reason: String(error) }, 'search failed');
    return jsonError(502, 'La ricerca non risponde in questo momento. Riprova tra poco.');
  }
}

const answerWith = (answer: SearchAnswer) =>
  Response.json(answer, { headers: { 'cache-control': 'no-store' } });

/** Asks the CMS once for everyone who types the same; a failure is not kept. */
function search(query: string): Promise<SearchAnswer> {
  const answer = searchSite(query).then(({ results, total, suggestion }) => ({
    total,
    suggestion,
    groups: groupByKind(results).map(({ label, results: found }) => ({
      label,
      results: found
        .slice(0, PER_KIND)
        .map(({ key, title, link, isNews, publishDate, description, about }) => ({
          key,
          title,
          link,
          text: (isNews && publishDate) || description || (about ?? ''),
        })),
    })),
  }));
  kept.delete(query);
  kept.set(query, { until: Date.now() + FRESH, answer });
  const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  answer.catch(() => kept.delete(query));
  return answer;
}
