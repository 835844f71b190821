import { describe, expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

describe('sitemap', () => {
  it('lists addresses with their last change, escaped', () => {
    const xml = sitemapXml(
      [
        { path: '/', modified: '2026-11-20T10:00:00' },
        { path: "/l'energia & tu", modified: undefined },
      ],
      'https://www.example.it',
    );
    expect(xml).toContain(
      '<loc>https://www.example.it/</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>',
    );
    expect(xml).toContain('/l&#x27;energia%20&amp;%20tu</loc></url>');
  });

  it('points at its files when there are several', () => {
    expect(sitemapIndexXml(3, 'https://a.it').match(/<loc>/g)).toHaveLength(3);
  });
});
