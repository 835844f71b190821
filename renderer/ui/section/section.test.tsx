import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Section } from './Section.tsx';

const idsOf = (section: { id?: string; anchor?: string }) => {
  const { id, anchor } = section;
  const markup = renderToStaticMarkup(
    <Section id={id} layout={{ anchor }}>
      Testo
    </Section>,
  );
  return [...markup.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]);
};

it('is found by its anchor, beside an id of its own', () => {
  expect(idsOf({})).toEqual([]);
  expect(idsOf({ anchor: '' })).toEqual([]);
  expect(idsOf({ anchor: 'prezzi' })).toEqual(['prezzi']);
  expect(idsOf({ id: 'modulo', anchor: 'prezzi' })).toEqual(['modulo', 'prezzi']);
});
