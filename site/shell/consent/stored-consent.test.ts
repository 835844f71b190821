import { describe, expect, it } from 'vitest';
import {
  CONSENT_SECONDS,
  formatConsent,
  isCurrent,
  parseConsent,
  type StoredConsent,
} from './stored-consent.ts';

const consent: StoredConsent = {
  statistics: true,
  marketing: false,
  thirdParty: true,
  version: '2025-11.b',
  at: 1_763_700_000_000,
  id: '0b4e9c1a-7d5e-4f3c-9a55-1a2b3c4d5e6f',
};

describe('stored consent', () => {
  it('comes back as it was written, between other cookies', () => {
    const cookies = `a=1; site_consent=${formatConsent(consent)}; other=x`;
    expect(parseConsent(cookies)).toEqual(consent);
  });

  it('comes back without a receipt', () => {
    expect(parseConsent(`site_consent=${formatConsent({ ...consent, id: '' })}`)?.id).toBe('');
  });

  it.each([
    '',
    'site_consent=',
    'site_consent=111',
    'xsite_consent=111.a..1',
    'site_consent=121.a..1',
    'site_consent=111.a..%E8',
  ])('is none in %j', (cookies) => {
    expect(parseConsent(cookies)).toBeUndefined();
  });

  it('stands for six months and for one version of the policy', () => {
    const { at, version } = consent;
    const end = at + CONSENT_SECONDS * 1000;
    expect(isCurrent(consent, version, end - 1)).toBe(true);
    expect(isCurrent(consent, version, end)).toBe(false);
    expect(isCurrent(consent, 'other', at)).toBe(false);
  });

  it('does not stand when it comes from the future', () => {
    expect(isCurrent(consent, consent.version, consent.at - 86_400_000)).toBe(false);
  });
});
