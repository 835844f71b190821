import { describe, expect, it } from 'vitest';
import { ctaLabel } from './cta.ts';

describe('ctaLabel', () => {
  it('is the editor’s text, or the usual one of the type', () => {
    expect(ctaLabel({ ctaType: 'link', ctaLabel: 'Leggi' })).toBe('Leggi');
    expect(ctaLabel({ ctaType: 'link' })).toBe('VAI');
    expect(ctaLabel({ ctaType: 'accedi', ctaLabel: '' })).toBe('Accedi');
  });
});
