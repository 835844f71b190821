import type { APIRequestContext } from 'playwright/test';
import { origin } from './under-test.ts';

/** Mails of the local sink read so far, by id: a mail never changes. */
const mails = new Map<string, string>();

/** How many mails in the local sink hold the given words. */
export async function mailsWith(request: APIRequestContext, words: string): Promise<number> {
  const list = await (await request.get(`${origin()}/posta-locale`)).text();
  const ids = [...list.matchAll(/posta-locale\?id=([\w-]+)/g)].flatMap((match) => match[1] ?? []);
  for (const id of ids) {
    if (mails.has(id)) continue;
    mails.set(id, await (await request.get(`${origin()}/posta-locale?id=${id}`)).text());
  }
  return ids.filter((id) => mails.get(id)?.includes(words)).length;
}
