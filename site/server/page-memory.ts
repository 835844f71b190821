import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import pageChanges from '../cache/page-changes.cjs';
import { bytesOf } from './written-bytes.ts';

/** An answer that the framework gave from its store, as it went out. */
interface Kept {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Changes of the content until it was asked for: a later one makes the copy void. */
  changes: number;
}

/**
 * After so many ms the framework is asked again: how pages age is its affair, and no visitor gets
 * one that is older by more than this.
 */
const AGE = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Of one connection or moment, not of the page. */
const NOT_KEPT = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];
/** The framework answers these with something else than the page as it is stored. */
const SPECIAL = /^(rsc|next-|x-prerender-|x-nextjs-|x-middleware-|range$)/;

/**
 * Keeps stored pages as they were answered a moment ago, compressed: most of what a visit costs is
 * the framework's way to a page that it has at hand (docs/decisions/0016-page-memory.md).
 */
export class PageMemory {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 4_096,
    ttl: AGE,
  });

  /** Answers with the kept copy; false when there is none. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    const key = keyOf(request, url);
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept || kept.changes !== pageChanges.soFar()) return false;
    for (const [name, value] of Object.entries(kept.headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    const isKnown = kept.headers.etag && request.headers['if-none-match'] === kept.headers.etag;
    if (isKnown) {
      response.removeHeader('content-type');
      response.removeHeader('content-encoding');
      response.writeHead(304).end();
      return true;
    }
    response.setHeader('content-length', kept.body.byteLength);
    response.end(request.method === 'HEAD' ? undefined : kept.body);
    return true;
  }

  /** Keeps what the framework is about to answer, if it is the fresh copy of a stored page. */
  watch(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const key = keyOf(request, url);
    if (key === undefined || request.method !== 'GET') return;
    const changes = pageChanges.soFar();
    const chunks: Buffer[] = [];
    const { write, end } = response;
    response.write = function watchedWrite(this: ServerResponse, ...args: unknown[]) {
      const more = Reflect.apply(write, this, args);
      if (isStored(response)) chunks.push(bytesOf(args));
      return more;
    } as typeof response.write;
    response.end = ((...args: unknown[]) => {
      Reflect.apply(end, response, args);
      if (isStored(response)) {
        const headers = response.getHeaders();
        for (const name of NOT_KEPT) delete headers[name];
        this.#kept.set(key, { headers, body: Buffer.concat([...chunks, bytesOf(args)]), changes });
      }
      return response;
    }) as typeof response.end;
  }
}

/** Undefined for a request whose answer is not the same for all visitors of the page. */
function keyOf({ method, headers }: IncomingMessage, url: URL): string | undefined {
  if (url.search !== '' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (Object.keys(headers).some((name) => SPECIAL.test(name))) return undefined;
  return `${url.pathname}\n${headers['accept-encoding'] ?? ''}`;
}

const isStored = (response: ServerResponse) =>
  response.statusCode === 200 &&
  response.getHeader('x-nextjs-cache') === 'HIT' &&
  // A cookie is for the one who gets it.
  !response.hasHeader('set-cookie') &&
  String(response.getHeader('content-type')).startsWith('text/html');
