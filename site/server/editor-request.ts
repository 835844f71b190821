import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import csp from '../cache/content-security-policy.cjs';

const EDITOR = '/pb-editor';
const CANVAS = '/pb-canvas';
/** Pages made anew for each request, which no stored policy fits. */
const DYNAMIC = new Set([CANVAS, '/cerca']);

/**
 * Leads `?pb` on any page to the editor's route (spec 2.3) and gives editor, canvas and search a policy
 * with a nonce, which Next reads from the request and puts on its scripts. The editor's own route
 * is not an address: asked for directly, it is a page like any other, and the CMS has none there.
 */
export function editorRequest(context: {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  path: string;
  development: boolean;
}): void {
  const { request, response, url, path, development } = context;
  if (path === EDITOR || path.startsWith(`${EDITOR}/`)) {
    request.url = `/_${path}`;
    return;
  }
  const isEditor = request.method === 'GET' && url.searchParams.has('pb');
  if (!isEditor && !DYNAMIC.has(path)) {
    if (path !== url.pathname) request.url = path + url.search;
    return;
  }
  request.url = isEditor ? EDITOR + (path === '/' ? '' : path) : path + url.search;
  const nonce = randomBytes(16).toString('base64');
  const sources = development ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  const policy = csp.contentSecurityPolicy(sources, { development });
  if (!development) request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'no-store');
}
