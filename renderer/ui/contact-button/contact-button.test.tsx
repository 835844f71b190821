import { fieldPlans } from '@generated/defaults.ts';
import { stripHidden } from '@renderer/document/field-plan.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactButton } from './ContactButton.tsx';

const LINK = '/richiamata';

describe.each(['bannersection', 'productpageinfocards'])('the button of %s', (key) => {
  const saved = (buttonType: string) =>
    stripHidden(fieldPlans[key] ?? {}, { buttonType, link: LINK }).link;

  it.each(['customLink', 'tichiamiamonoi'])('keeps its link as %s', (type) => {
    expect(saved(type)).toBe(LINK);
  });

  it.each(['salesPoint', 'salesPointCall', 'scrivici'])('has none as %s', (type) => {
    expect(saved(type)).toBeUndefined();
  });
});

it('leads to the editor’s page to be called back, or to the site’s', () => {
  const html = (link?: string) =>
    renderToStaticMarkup(<ContactButton type="tichiamiamonoi" link={link} />);
  expect(html(LINK)).toContain(`href="${LINK}"`);
  expect(html()).toContain('href="/assistenza#richiamami"');
});

it('what it says beside the sales points can be called, where it has a number', () => {
  const html = (callText: string) =>
    renderToStaticMarkup(<ContactButton type="salesPointCall" callText={callText} />);
  expect(html('oppure chiama 800 000 123.')).toContain(
    'oppure chiama <a href="tel:800000123">800 000 123</a>.',
  );
  expect(html('dal 9 al 18')).toContain('<p>dal 9 al 18</p>');
});
