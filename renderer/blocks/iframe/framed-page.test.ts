import { describe, expect, it } from 'vitest';
import { framedPage, frameUrl } from './framed-page.ts';

describe('frameUrl', () => {
  it('lets https through', () => {
    expect(frameUrl('https://mappa.example/a?b=1')).toBe('https://mappa.example/a?b=1');
  });

  it.each([
    'http://a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.example',
    '/a',
    '',
    3,
  ])('refuses %s', (url) => expect(frameUrl(url)).toBeUndefined());
});

describe('framedPage', () => {
  it('frames the page in a sandbox', () => {
    const html = framedPage({ Url: 'https://mappa.example/?a=1&b=2', Title: 'Mappa' });
    expect(html).toContain('src="https://mappa.example/?a=1&amp;b=2" title="Mappa" sandbox="');
    expect(html).not.toContain('allow-top-navigation');
    expect(html).not.toContain('allow-same-origin');
  });

  it('cannot be broken out of', () => {
    const html = framedPage({ Url: 'https://x.example/"><script>', Title: '"><script>' });
    expect(html).not.toContain('<script');
  });

  it('is nothing without an address', () => {
    expect(framedPage({ Title: 'Mappa' })).toBeUndefined();
  });
});
