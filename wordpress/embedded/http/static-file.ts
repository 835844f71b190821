import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** Serves a file from disk with validators, caching and single ranges, without waiting for PHP. */
export async function serveFile(options: {
  request: IncomingMessage;
  response: ServerResponse;
  file: string;
  cache: 'public' | 'none';
}): Promise<void> {
  const { request, response, file, cache } = options;
  const info = await stat(file);
  const tag = `"${info.size.toString(16)}-${Math.trunc(info.mtimeMs).toString(16)}"`;
  const type = TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  response.setHeader('content-type', type);
  response.setHeader('etag', tag);
  response.setHeader('last-modified', info.mtime.toUTCString());
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('x-content-type-options', 'nosniff');
  // Uploads keep their name for life; WordPress's own files carry their version in the query.
  const versioned = cache === 'public' || /[?&]ver=/.test(request.url ?? '');
  response.setHeader('cache-control', `public, max-age=${versioned ? 2_592_000 : 3_600}`);
  // An uploaded drawing or page must not run anything in the site's name.
  if (cache === 'public') {
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304);
    response.end();
    return;
  }
  const range = readRange(request.headers.range, info.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${info.size}` });
    response.end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: info.size - 1 };
  if (range) response.setHeader('content-range', `bytes ${start}-${end}/${info.size}`);
  response.writeHead(range ? 206 : 200, { 'content-length': Math.max(0, end - start + 1) });
  if (request.method === 'HEAD' || info.size === 0) {
    response.end();
    return;
  }
  await pipeline(createReadStream(file, { start, end }), response).catch(() => response.destroy());
}

function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const suffix = match[1] === '';
  const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = suffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
