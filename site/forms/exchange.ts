import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A request as the form endpoints see it, free of the server that took it. */
export interface FormRequest {
  method: string;
  /** Decoded path without a trailing slash. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Readable;
  /** The visitor's address. */
  address: string;
}

export interface FormReply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** A JSON answer; nothing of these endpoints may be kept by a cache. */
export function jsonReply(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): FormReply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

/** Our own pages run no script and load nothing but the site's typeface: the policy says so. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function htmlReply(
  status: number,
  html: string,
  headers: Record<string, string> = {},
): FormReply {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      ...headers,
    },
    body: html,
  };
}

/** Whether a browser asks for a page: a form posted without scripts. */
export function wantsPage(headers: IncomingHttpHeaders): boolean {
  return (headers.accept ?? '').includes('text/html');
}

export function cookieOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  for (const pair of (headers.cookie ?? '').split(/;\s*/)) {
    const [key, value] = pair.split(/=(.*)/s, 2);
    if (key === name) return value;
  }
  return undefined;
}

/** A header that is sent once, or its first value. */
export function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
