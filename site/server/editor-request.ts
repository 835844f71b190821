import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import csp from '../cache/content-security-policy.cjs';

const EDITOR = '/pb-editor';
const CANVAS = '/pb-canvas';
const PREVIEW = '/pb-preview';
/** The one public page that is made at each visit. */
export const SEARCH = '/cerca';
/** Pages made anew for each request, which no stored policy fits. */
const DYNAMIC = new Set([CANVAS, SEARCH]);

/**
 * Leads `?pb` on any page to the editor's route (spec 2.3), `?anteprima` to its saved
 * draft, and gives these, canvas and search a policy with a nonce, which Next reads from the
 * request and puts on its scripts. The editor's own route is not an address: asked for directly, it
 * is a page like any other, and the CMS has none there.
 */
export function editorRequest(context: {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  path: string;
  /** Where visitors of the path are led to instead. */
  leadsTo: string | undefined;
  development: boolean;
}): void {
  const { request, response, url, path, leadsTo, development } = context;
  if ([EDITOR, PREVIEW].some((room) => path === room || path.startsWith(`${room}/`))) {
    request.url = `/_${path}`;
    return;
  }
  const isEditor = request.method === 'GET' && url.searchParams.has('pb');
  const isPreview = request.method === 'GET' && url.searchParams.has('anteprima');
  if (!isEditor && !isPreview && !DYNAMIC.has(path)) {
    if (path !== url.pathname) request.url = path + url.search;
    return;
  }
  const below = path === '/' ? '' : path;
  if (isEditor) {
    const moved = leadsTo === undefined ? '' : `?leadsTo=${encodeURIComponent(leadsTo)}`;
    request.url = EDITOR + below + moved;
  } else request.url = isPreview ? PREVIEW + below + url.search : path + url.search;
  const nonce = randomBytes(16).toString('base64');
  const sources = development ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  const policy = csp.contentSecurityPolicy(sources, { development });
  if (!development) request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'no-store');
}
