import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const target = (to: string, from = '/luce') =>
  safeRedirect({
    target: to,
    from,
    siteOrigin: 'https://www.example.it',
    allowedOrigins: ['https://attiva.example.it'],
  });

describe('safeRedirect', () => {
  it('keeps a redirect within the site as a path', () => {
    expect(target('/offerte/luce?x=1#tariffe')).toBe('/offerte/luce?x=1#tariffe');
    expect(target('https://www.example.it/offerte')).toBe('/offerte');
  });

  it('lets an allow-listed host through', () => {
    expect(target('https://attiva.example.it/luce')).toBe('https://attiva.example.it/luce');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/luce',
    '/\\evil.example',
    '/.//evil.example/x',
    'https://www.example.it//evil.example/x',
    'javascript:alert(1)',
    'http://www.example.it.evil.example/',
    'https://',
  ])('refuses %s', (address) => {
    expect(target(address)).toBeUndefined();
  });

  it('refuses a redirect onto itself', () => {
    expect(target('/luce/')).toBeUndefined();
    expect(target('https://www.example.it/luce')).toBeUndefined();
    expect(target('/LUCE/')).toBeUndefined();
    expect(target('/perch%C3%A9', '/perché')).toBeUndefined();
  });
});
