import { revalidateTag } from 'next/cache';
import { atOnceTag } from '../../../cms/at-once.ts';
import { log } from '../../../config/log.ts';
import { jsonError } from '../../../editor/json-error.ts';
import { type Change, changedTags, parseChanges } from '../../../webhook/changes.ts';
import { mainPages } from '../../../webhook/main-pages.ts';
import { readWebhookSecret } from '../../../webhook/secret.ts';
import { verifySignature } from '../../../webhook/signature.ts';
import { warmPages } from '../../../webhook/warm.ts';

/** How old a signed message may be, in ms. */
const MAX_AGE = 5 * 60_000;

/** Largest message read before its signature is known to be right, in bytes. */
const MOST = 1_000_000;

async function readBody(request: Request): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MOST) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * The CMS says what changed: marks the pages that show it stale, then visits them, so that the
 * first visitor already sees the new copy. A stale copy is served meanwhile, also when the CMS
 * dies in between.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request);
  if (body === undefined) return jsonError(413, 'Messaggio troppo grande.');
  const secret = await readWebhookSecret();
  if (!secret || !verifySignature(body, secret, request.headers.get('x-signature') ?? '')) {
    return jsonError(401, 'Firma non valida.');
  }
  const message = parseChanges(body);
  if (!message || Math.abs(Date.now() - message.sentAt) > MAX_AGE) {
    return jsonError(400, 'Messaggio non valido o troppo vecchio.');
  }
  const tags = changedTags(message.changes);
  for (const tag of tags) {
    revalidateTag(tag, 'max');
    revalidateTag(atOnceTag(tag), { expire: 0 });
  }
  log.info({ tags }, 'CMS content changed');
  // Not awaited: the CMS must not wait for the pages that will ask it for content.
  setTimeout(() => void visitPages(tags, message.changes), 0);
  return Response.json({ revalidated: tags }, { headers: { 'cache-control': 'no-store' } });
}

async function visitPages(tags: string[], changes: readonly Change[]): Promise<void> {
  warmPages(
    tags,
    changes.flatMap(({ path, previousPath }) => [path, previousPath ?? []].flat()),
  );
  if (changes.some(({ type }) => type === 'all')) warmPages([], await mainPages());
}
