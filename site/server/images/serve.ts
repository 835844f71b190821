import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { log } from '../../config/log.ts';
import { chooseFormat } from './resize.ts';
import { isPlain } from './source.ts';
import { imageVariant, TooManyImagesError } from './variant.ts';

const RASTER = /\.(?:png|jpe?g|webp|avif)$/i;
const MAX_WIDTH = 2560;
/** A picture may be replaced under its name: browsers look again after a day, behind the scenes. */
const FRESH = 'public, max-age=86400, stale-while-revalidate=2592000';
/** For the original in the place of an image that could not be made now. */
const SUBSTITUTE = 'public, max-age=30';

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
    const source = decodeURIComponent(url.pathname);
    const image = isPlain(source) ? await imageVariant({ source, width, format }) : undefined;
    if (!image) return false;
    const etag = `"${createHash('sha256').update(image.body).digest('base64url').slice(0, 22)}"`;
    const headers = { etag, vary: 'Accept', 'cache-control': FRESH };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return true;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': image.type,
      'content-length': image.body.byteLength,
    });
    response.end(request.method === 'HEAD' ? undefined : image.body);
    return true;
  } catch (error) {
    if (error instanceof TooManyImagesError) {
      onHeaders(response, () => response.setHeader('cache-control', SUBSTITUTE));
      return false;
    }
    log.warn({ path: url.pathname, reason: String(error) }, 'image not resized');
    return false;
  }
}
