import 'server-only';
import overtaken from '../cache/overtaken.cjs';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';
import answers from './answers.cjs';
import { storedAs } from './at-once.ts';
import { CmsUnavailableError } from './errors.ts';
import { type CallWithSignal, KEPT_SIGNAL } from './kept-signal.ts';
import { hasLastGood, readLastGood, writeLastGood } from './last-good.ts';

/** Every CMS answer bears this tag, so that one call can refresh the whole site. */
export const ALL_TAG = 'cms';

/** Longest time a page waits for the CMS before the last good answer is used, in ms. */
const TIMEOUT = 6_000;
/**
 * And longest time it waits where there is none, in ms: a CMS that answers one call after another
 * is busy just when everything is made for the first time, and late is better than an error page.
 */
const TIMEOUT_ALONE = 20_000;
/**
 * After a failure, calls of the next seconds that have a last good answer wait this long only;
 * unless the CMS answers others: it is busy then, and giving up early would never let it come round.
 */
const TIMEOUT_WHEN_DOWN = 800;
const DOWN_FOR = 5_000;
let failedAt = -Infinity;
/** Pages nobody changed are looked at again after this many seconds. */
const REVALIDATE = 300;

export interface CmsAnswer {
  status: number;
  /** Parsed JSON body. */
  body: unknown;
  /** X-WP-TotalPages, 1 when absent. */
  totalPages: number;
  /** X-WP-Total, 0 when absent. */
  total: number;
  /** X-Search-Suggestion: what a search that found nothing may have meant. */
  suggestion?: string;
}

/**
 * GETs a path of the CMS REST API (leading slash, query included) through the tagged cache.
 * Answers 2xx and 404 as they are. When the CMS fails, one retry, then the last good answer from
 * disk; throws CmsUnavailableError when there is none.
 */
export async function cmsGet(path: string, tags: string[]): Promise<CmsAnswer> {
  const begun = Date.now();
  const seemsDown = isDown();
  // A CMS may be slow rather than down: what there is no copy of is worth the whole wait.
  const fallback = seemsDown ? await readLastGood(path) : undefined;
  const alone = !seemsDown && !(await hasLastGood(path));
  const timeout = fallback ? TIMEOUT_WHEN_DOWN : alone ? TIMEOUT_ALONE : TIMEOUT;
  try {
    const answer = await request(path, tags, timeout).catch((error: unknown) => {
      const timedOut = (error as Error).name === 'TimeoutError';
      if (timedOut || isDown()) throw error;
      return request(path, tags, timeout);
    });
    await writeLastGood(path, answer);
    return answer;
  } catch (error) {
    if (!hasAnsweredSince(begun)) failedAt = Date.now();
    const lastGood = fallback ?? (await readLastGood(path));
    log.warn({ path, reason: String(error), lastGood: lastGood !== undefined }, 'CMS call failed');
    if (lastGood) {
      overtaken.noteFormerAnswer([ALL_TAG, ...tags]);
      return lastGood;
    }
    // A refusal would be the same the next time: the page is kept without that part.
    if (isSilence(error as Error)) overtaken.noteNoAnswer(tags);
    throw new CmsUnavailableError(`The CMS does not answer ${path}`, { cause: error });
  }
}

const hasAnsweredSince = (time: number) => answers.lastAnswer(getSettings().cmsInternalApi) >= time;

const isDown = () => Date.now() - failedAt < DOWN_FOR && !hasAnsweredSince(failedAt);

/** Whether no answer came, for being late or for nobody being there. */
const isSilence = ({ name }: Error) => name === 'TimeoutError' || name === 'TypeError';

/** GETs a path past every cache: for what visitors type, of which nothing may pile up. */
export function cmsGetUncached(path: string): Promise<CmsAnswer> {
  return request(path, undefined, TIMEOUT);
}

async function request(
  path: string,
  tags: string[] | undefined,
  timeout: number,
): Promise<CmsAnswer> {
  const signal = AbortSignal.timeout(timeout);
  const stored = tags && storedAs([ALL_TAG, ...tags]);
  const call: CallWithSignal = {
    headers: { accept: 'application/json', ...stored?.headers },
    redirect: 'error',
    signal,
    [KEPT_SIGNAL]: signal,
    ...(stored
      ? { next: { tags: stored.tags, revalidate: REVALIDATE } }
      : { cache: 'no-store' as const }),
  };
  const response = await fetch(getSettings().cmsInternalApi + path, call);
  // 400 is how WordPress answers for a page past the last one; it would answer so again.
  if (!response.ok && response.status !== 404 && response.status !== 400)
    throw new Error(`status ${response.status}`);
  const body: unknown = await response.json();
  return {
    status: response.status,
    body,
    totalPages: Number(response.headers.get('x-wp-totalpages') ?? 1) || 1,
    total: Number(response.headers.get('x-wp-total') ?? 0) || 0,
    suggestion: decoded(response.headers.get('x-search-suggestion')),
  };
}

/** A header's value has no accents of its own. */
function decoded(value: string | null): string | undefined {
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
