import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import shortenPageData from '../cache/shorten-page-data.cjs';
import { log } from '../config/log.ts';
import { bytesOf } from './written-bytes.ts';

/** For an answer that is compressed at each visit. */
const QUALITY = 4;

type Encode = (body: Buffer) => Promise<Buffer>;

const asBrotli = promisify(brotliCompress);
/** By their names in `accept-encoding`, the shortest first. */
const ENCODINGS: Readonly<Record<string, Encode>> = {
  br: (body) => asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: promisify(gzip),
};

/**
 * Sends a page that is made at each visit as a stored one is sent: whole, and without the data that
 * says nothing (docs/decisions/0013-markup-once.md). To be called before the framework's handler;
 * compressing is done here too, since what it compressed could not be read any more. That the answer
 * varies by encoding, the framework says itself.
 */
export function shortenAnswer(request: IncomingMessage, response: ServerResponse): void {
  const accepted = new Negotiator(request).encodings(Object.keys(ENCODINGS));
  delete request.headers['accept-encoding'];
  const chunks: Buffer[] = [];
  const { end, writeHead } = response;
  const send = async () => {
    const made = Buffer.concat(chunks);
    response.writeHead = writeHead;
    if (request.method === 'HEAD' || !isPage(response)) return end.call(response, made, 'utf8');
    const short = Buffer.from(shortenPageData.shortenPageData(made.toString('utf8')));
    const name = Object.keys(ENCODINGS).find((one) => accepted.includes(one));
    const body = name ? await ENCODINGS[name]?.(short) : short;
    if (name) response.setHeader('content-encoding', name);
    response.setHeader('content-length', body?.byteLength ?? 0);
    return end.call(response, body, 'utf8');
  };
  // Nothing leaves until all is there.
  response.flushHeaders = () => {};
  response.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) => {
    response.statusCode = status;
    const headers = rest.at(-1);
    if (typeof headers === 'object') {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
    }
    return response;
  }) as typeof response.writeHead;
  response.write = ((...args: unknown[]) => {
    chunks.push(bytesOf(args));
    return true;
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    chunks.push(bytesOf(args));
    send().catch((error: unknown) => {
      log.error({ url: request.url, reason: String(error) }, 'page not sent');
      response.destroy();
    });
    return response;
  }) as typeof response.end;
}

const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html');
