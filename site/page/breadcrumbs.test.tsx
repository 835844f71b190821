import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbs } from './breadcrumbs.ts';

const parents = [
  { post_title: 'Offerte', post_name: 'offerte', unlinked: true },
  { post_title: 'Luce', post_name: 'luce' },
];

describe('breadcrumbs', () => {
  it('go from home through the parents', () => {
    expect(
      breadcrumbs({ post_type: 'page', post_type_label: 'pagina', parents, path: '/x' }),
    ).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Offerte', href: '/offerte', unlinked: true },
      { label: 'Luce', href: '/offerte/luce' },
    ]);
  });

  it('stand under the type’s label for other types, and under Normativa for regulations', () => {
    const news = breadcrumbs({
      post_type: 'news',
      post_type_label: 'news',
      parents: [],
      path: '/news/x',
    });
    expect(news).toEqual([
      { label: 'Home', href: '/' },
      { label: 'News', href: '/news' },
    ]);
    const regulation = {
      post_type: 'regulation',
      post_type_label: 'x',
      parents: [],
      path: '/normativa/x',
    };
    expect(breadcrumbs(regulation)[1]).toEqual({ label: 'Normativa', href: '/normativa' });
  });

  it('lose the link when marked so', () => {
    const crumbs = breadcrumbs({ post_type: 'page', post_type_label: '', parents, path: '/x' });
    const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} current="Chiara" />);
    expect(html).toContain('<li>Offerte</li>');
    expect(html).toContain('<a href="/offerte/luce">Luce</a>');
  });
});
