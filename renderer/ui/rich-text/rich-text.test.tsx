import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('keeps numbers with their units, in marked words too, and addresses as they are', () => {
  const html = '<p>Da <strong>24,90 €</strong>: <a href="/a?b=1 kW">chiama 800 000 123</a></p>';
  const markup = renderToStaticMarkup(<RichText html={html} />);
  expect(markup).toContain('<strong>24,90\u00a0€</strong>');
  expect(markup).toContain('chiama 800\u00a0000\u00a0123</a>');
  expect(markup).not.toContain('1\u00a0kW');
});

it('ends no line within a code, and leaves its hyphens as they are', () => {
  const html = '<p>Codice DEMO-2026-11-0001, lunedì-venerdì, F2-F3</p>';
  expect(renderToStaticMarkup(<RichText html={html} />)).toContain(
    'Codice <span style="white-space:nowrap">DEMO-2026-11-0001</span>, lunedì-venerdì, F2-F3',
  );
});

it('shows no bullet without words', () => {
  const html = '<ul><li><p>Uno</p></li><li><p> <br></p></li><li><ul><li>Due</li></ul></li></ul>';
  const markup = renderToStaticMarkup(<RichText html={html} />);
  expect(markup.match(/<li>/g)).toHaveLength(3);
  const pictures = '<ul><li><img src="/a.png" alt="A"></li><li></li></ul>';
  expect(renderToStaticMarkup(<RichText html={pictures} article />)).toMatch(
    /<li><img[^>]*><\/li><\/ul>/,
  );
});

describe('HTML nested too deep to be rendered', () => {
  const nested = (tag: string, times: number) =>
    `<p>Prima <a href="/a">riga</a></p>${`<${tag}>`.repeat(times)}<p>in fondo</p>`;
  const shown = (html: string) => renderToStaticMarkup(<RichText html={html} article />);

  it.each([300, 6_000, 200_000])('loses its containers and keeps the rest: %s levels', (times) => {
    const markup = shown(nested('div', times));
    expect(markup).toContain('<p>in fondo</p>');
    expect(markup).toContain('<a href="/a">riga</a>');
  });

  it.each([300, 6_000])('of %s quotes keeps its words', (times) => {
    const markup = shown(nested('blockquote', times));
    expect(markup).toContain('in fondo');
    expect(markup).not.toContain('<blockquote>');
  });

  it('is read as it is within the bound', () => {
    const markup = shown(`<div>${nested('blockquote', 150)}</div>`);
    expect(markup.match(/<blockquote>/g)).toHaveLength(150);
  });
});
