import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormDefinition } from './definition.ts';
import { LabelText } from './LabelText.tsx';

const link = { text: 'informativa', href: '/privacy' };

it('links its words in a window of their own and keeps the sentence around them', () => {
  const html = renderToStaticMarkup(
    <LabelText text="Ho letto l’informativa e accetto*" link={link} />,
  );
  expect(html).toMatch(/^Ho letto l’<a href="\/privacy" target="_blank"[^>]*>informativa</);
  expect(html).toMatch(/<\/a> e accetto\*$/);
});

it('is plain text without a link, or without its words', () => {
  expect(renderToStaticMarkup(<LabelText text="Nome*" link={undefined} />)).toBe('Nome*');
  expect(renderToStaticMarkup(<LabelText text="Nome*" link={link} />)).toBe('Nome*');
});

it('leads from every consent that names the privacy notice to it', () => {
  const forms: FormDefinition[] = Object.values(formDefinitions);
  const naming = forms.flatMap(({ fields }) =>
    fields.filter(({ label }) => /informativa/.test(label)),
  );
  expect(naming.length).toBeGreaterThan(0);
  for (const field of naming) expect(field.link?.href).toBe('/privacy');
});
