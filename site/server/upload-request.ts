import type { IncomingMessage } from 'node:http';
import { ownPath } from '../config/own-path.ts';
import type { Settings } from '../config/settings.ts';

/** The site's route that takes images. */
const ROUTE = '/api/upload/image';

/**
 * Leads an image posted to BACKEND_API (spec 7) to the site's own route, where that is another path
 * of this host.
 */
export function uploadRequest(
  request: IncomingMessage,
  url: URL,
  { backendApi, siteOrigin }: Pick<Settings, 'backendApi' | 'siteOrigin'>,
): void {
  if (request.method !== 'POST' || !url.pathname.includes('/upload/image')) return;
  if (ownPath(url.href, siteOrigin) !== ownPath(`${backendApi}/upload/image`, siteOrigin)) return;
  request.url = ROUTE;
  url.pathname = ROUTE;
}
