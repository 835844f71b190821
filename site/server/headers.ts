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

/** The policy of pages that are not stored; stored ones bring their own with their hashes. */
export function scriptPolicy(scriptSources: string[], development: boolean): string {
  // In development the framework writes inline scripts that no cache handler sees.
  const sources = development ? [...scriptSources, "'unsafe-inline'"] : scriptSources;
  return csp.contentSecurityPolicy(sources, { development });
}
