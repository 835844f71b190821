import { describe, expect, it } from 'vitest';
import { ctaLabel, phoneHref } from './cta.ts';

describe('ctaLabel', () => {
  it('is the editor’s text, or the usual one of the type', () => {
    expect(ctaLabel({ ctaType: 'link', ctaLabel: 'Leggi' })).toBe('Leggi');
    expect(ctaLabel({ ctaType: 'link' })).toBe('VAI');
    expect(ctaLabel({ ctaType: 'accedi', ctaLabel: '' })).toBe('Accedi');
  });
});

describe('phoneHref', () => {
  it('keeps digits and the plus sign', () => {
    expect(phoneHref('800 000 123')).toBe('tel:800000123');
    expect(phoneHref(' +39 (02) 000-000 ')).toBe('tel:+3902000000');
  });

  it.each([undefined, '', 'chiamaci', '800 javascript:alert(1)'])('refuses %s', (phone) =>
    expect(phoneHref(phone)).toBeUndefined(),
  );
});
