import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getSettings } from '../../config/current.ts';
import { log } from '../../config/log.ts';
import { cachedImage } from './cache.ts';
import { chooseFormat, resizeImage } from './resize.ts';

const RASTER = /\.(?:png|jpe?g|webp|avif)$/i;
const MAX_SOURCE = 20 * 1024 * 1024;
const MAX_WIDTH = 2560;

/** Whether this asks for an image in another width: `…/x.png?width=930&auto=format` (Image block). */
export function isImageRequest(request: IncomingMessage, url: URL): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    url.searchParams.has('width') &&
    RASTER.test(url.pathname)
  );
}

/**
 * Answers with the image at the asked width, never enlarged, in the best format the browser
 * accepts. False when the path holds no image of ours: the request then takes its usual way.
 */
export async function serveImage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const width = Number(url.searchParams.get('width'));
  if (!Number.isInteger(width) || width < 1 || width > MAX_WIDTH) return false;
  const format =
    url.searchParams.get('auto') === 'format'
      ? chooseFormat(request.headers.accept ?? '')
      : undefined;
  try {
    // One name for all ways to spell it: each would be stored apart.
    const name = decodeURIComponent(url.pathname);
    const image = await cachedImage({ path: name, width, format }, async () => {
      const source = await readSource(url.pathname);
      return source && resizeImage(source, width, format);
    });
    if (!image) return false;
    response.writeHead(200, {
      'content-type': image.type,
      'content-length': image.body.byteLength,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    response.end(request.method === 'HEAD' ? undefined : image.body);
    return true;
  } catch (error) {
    log.warn({ path: url.pathname, reason: String(error) }, 'image not resized');
    return false;
  }
}

/** An upload of the CMS or a file of site/public; nothing else is ever read. */
async function readSource(pathname: string): Promise<Buffer | undefined> {
  const decoded = decodeURIComponent(pathname);
  if (decoded.includes('\0') || decoded.split('/').includes('..')) return undefined;
  if (decoded.startsWith('/wordpress/wp-content/uploads/')) return readUpload(pathname);
  const publicFolder = path.join(process.cwd(), 'site/public');
  const file = path.join(publicFolder, decoded);
  if (!file.startsWith(publicFolder + path.sep)) return undefined;
  return readFile(file).catch(() => undefined);
}

async function readUpload(pathname: string): Promise<Buffer | undefined> {
  const origin = new URL(getSettings().cmsInternalApi).origin;
  const response = await fetch(origin + pathname, {
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) return undefined;
  if (Number(response.headers.get('content-length') ?? 0) > MAX_SOURCE) return undefined;
  const body = Buffer.from(await response.arrayBuffer());
  return body.byteLength > MAX_SOURCE ? undefined : body;
}
