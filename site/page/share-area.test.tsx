import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isShared, ShareArea } from './ShareArea.tsx';

it('belongs to the pages of the knowledge section alone', () => {
  expect(isShared('/casa/albavivapedia/kilowattora', 'albaviva')).toBe(true);
  expect(isShared('/casa/albavivapedia', 'albaviva')).toBe(true);
  expect(isShared('/casa/albavivapediatria', 'albaviva')).toBe(false);
  expect(isShared('/casa/altrapedia/kilowattora', 'albaviva')).toBe(false);
});

it('shares by plain links, before the element it travels to', () => {
  const html = renderToStaticMarkup(
    <ShareArea isColumn url="https://www.example.it/casa/x?a=1&b" title="Kilowattora & potenza">
      <p>Testo</p>
    </ShareArea>,
  );
  expect(html).toContain('Kilowattora%20%26%20potenza');
  expect(html).not.toContain('<script');
  expect(html.indexOf('<nav')).toBeLessThan(html.indexOf('id="socialEnd"'));
});
