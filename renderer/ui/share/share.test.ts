import { describe, expect, it } from 'vitest';
import { barPlace } from './bar-place.ts';
import { shareAddress, shareLinks } from './share-links.ts';

describe('shareLinks', () => {
  it('leads to each network with the address and title encoded', () => {
    const links = shareLinks('https://www.example/luce?a=1&b=2', 'Luce & gas');
    expect(links.map((link) => link.name)).toEqual(['WhatsApp', 'Facebook', 'X', 'LinkedIn']);
    for (const link of links) expect(link.href).toContain('%3Fa%3D1%26b%3D2');
    expect(new URL(links[0]?.href ?? '').searchParams.get('text')).toBe(
      'Luce & gas https://www.example/luce?a=1&b=2',
    );
  });

  it('shares the page where others can open it', () => {
    expect(shareAddress({ siteHost: 'https://www.example', path: '/news' })).toBe(
      'https://www.example/news',
    );
    const shown = { path: '/guide', shownAt: '/guide/categoria/luce' };
    expect(shareAddress({ siteHost: 'https://www.example', ...shown })).toBe(
      'https://www.example/guide/categoria/luce',
    );
  });
});

describe('barPlace', () => {
  const view = { scrolled: 600, bottom: 500, end: undefined, ceiling: 72 };

  it('starts past offset 200', () => {
    expect(barPlace({ ...view, scrolled: 200 }).state).toBe('before');
    expect(barPlace({ ...view, scrolled: 201 }).state).toBe('shown');
  });

  it('is pushed up by the element it stops at, and then gone', () => {
    expect(barPlace({ ...view, end: 900 })).toEqual({ state: 'shown', lift: 0 });
    expect(barPlace({ ...view, end: 400 })).toEqual({ state: 'shown', lift: 124 });
    expect(barPlace({ ...view, end: 60 }).state).toBe('after');
  });
});
