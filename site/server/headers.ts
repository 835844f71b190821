import type { ServerResponse } from 'node:http';
import csp from '../cache/content-security-policy.cjs';
import type { Settings } from '../config/settings.ts';

/** Headers of every answer, errors too; a later header of the same name overrides. */
export function securityHeaders(response: ServerResponse, settings: Settings): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader(
    'permissions-policy',
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  );
  response.setHeader('x-frame-options', 'SAMEORIGIN');
  if (settings.siteOrigin.startsWith('https:')) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}

/** What is no page (files, errors, answers to programs) runs nothing when opened as one. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'";

/** WordPress's own screens write scripts inline; who may frame them and what they may embed is ours. */
export const CMS_POLICY = "object-src 'self'; frame-ancestors 'self'; base-uri 'self'";

/** The policy of pages that are not stored; stored ones bring their own with their hashes. */
export function scriptPolicy(scriptSources: string[], development: boolean): string {
  // In development the framework writes inline scripts that no cache handler sees.
  const sources = development ? [...scriptSources, "'unsafe-inline'"] : scriptSources;
  return csp.contentSecurityPolicy(sources, { development });
}
