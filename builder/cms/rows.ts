import type { Ask } from './ask.ts';
import { CmsFailure, UNEXPECTED } from './cms-failure.ts';

/** An item of a REST list, its fields unread. */
export type Row = Record<string, unknown>;

/** The items of a REST list; throws where the answer is none, which is not an empty list. */
export function rows(answer: unknown): Row[] {
  if (!Array.isArray(answer)) throw new CmsFailure('refused', UNEXPECTED);
  return answer.filter((row) => row !== null && typeof row === 'object');
}

/** As many as WordPress gives at once. */
const AT_ONCE = 100;
/** No list of the editor is this long; an answer that ignores the offset must not be asked forever. */
const MOST = 2_000;

/**
 * The items of a REST list, however many.
 * @param url address with a query
 */
export async function everyRow(ask: Ask, url: string): Promise<Row[]> {
  const all: Row[] = [];
  while (all.length < MOST) {
    const found = rows(await ask('GET', `${url}&per_page=${AT_ONCE}&offset=${all.length}`));
    all.push(...found);
    if (found.length < AT_ONCE) break;
  }
  return all;
}
