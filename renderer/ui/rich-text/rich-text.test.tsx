import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('keeps numbers with their units, in marked words too, and addresses as they are', () => {
  const html = '<p>Da <strong>24,90 €</strong>: <a href="/a?b=1 kW">chiama 800 000 123</a></p>';
  const markup = renderToStaticMarkup(<RichText html={html} />);
  expect(markup).toContain('<strong>24,90\u00a0€</strong>');
  expect(markup).toContain('chiama 800\u00a0000\u00a0123</a>');
  expect(markup).not.toContain('1\u00a0kW');
});
