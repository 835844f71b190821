import type { SiteConsent } from '@renderer/state/site-consent.ts';
import { decoded } from '@renderer/ui/text/decoded.ts';

/** A choice as it is kept in the visitor's browser. */
export interface StoredConsent extends SiteConsent {
  /** Version of the cookie policy that was chosen under. */
  version: string;
  /** When, in ms since 1970. */
  at: number;
  /** Number of the receipt the server keeps; empty until it has one. */
  id: string;
}

/** Technical cookie: it remembers the choice and nothing else. */
export const CONSENT_COOKIE = 'site_consent';
/** After six months the question is asked again (Garante, 10 June 2021). */
export const CONSENT_SECONDS = 183 * 24 * 60 * 60;

const FORMAT = /^([01])([01])([01])\.([0-9a-z]{1,11})\.([0-9a-f-]{0,36})\.([^.;\s]{1,96})$/;

/** Value of the cookie: three choices, time, receipt, version. */
export function formatConsent(consent: StoredConsent): string {
  const { statistics, marketing, thirdParty, at, id, version } = consent;
  const choices = [statistics, marketing, thirdParty].map(Number).join('');
  const label = encodeURIComponent(version).replaceAll('.', '%2E');
  return `${choices}.${Math.round(at).toString(36)}.${id}.${label}`;
}

/** The choice in a cookie header (or `document.cookie`), or undefined when there is none. */
export function parseConsent(cookies: string): StoredConsent | undefined {
  const value = cookies.match(/(?:^|;\s*)site_consent=([^;]*)/)?.[1] ?? '';
  const [, statistics, marketing, thirdParty, at = '', id = '', label = ''] =
    value.match(FORMAT) ?? [];
  // A label that cannot be decoded is not ours: the question is asked anew.
  const version = decoded(label);
  if (!version) return undefined;
  return {
    statistics: statistics === '1',
    marketing: marketing === '1',
    thirdParty: thirdParty === '1',
    at: Number.parseInt(at, 36),
    id,
    version,
  };
}

/** Whether the choice still stands: same policy, and not older than six months. */
export function isCurrent(consent: StoredConsent, version: string, now: number): boolean {
  const age = now - consent.at;
  return consent.version === version && age < CONSENT_SECONDS * 1000 && age > -60_000;
}
