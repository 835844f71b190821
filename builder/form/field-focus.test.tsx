// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { finding } from '../checks/check.ts';
import { mendingPath } from '../editor/field-of.ts';
import { updatePanels } from '../editor/panel-updates.ts';
import { open, painted, STEPS } from '../test-support/open-form.tsx';

afterEach(cleanup);

async function openForm(...block: Parameters<typeof open>) {
  const session = await open(...block);
  await act(async () => {
    session.actions.openForm('a');
    await painted();
  });
  await expect.poll(() => session.ui.getState().fieldFocus).toBeNull();
}

it.each([
  ['TextBlock', { title: 'Luce' }, () => screen.getByLabelText('Titolo')],
  ['SectionSteps', STEPS, () => screen.getByLabelText('Occhiello')],
  ['HeroSlider', { slides: [] }, () => screen.getAllByRole('switch')[0]],
  ['ProductPageRows', { cards: [] }, () => screen.getAllByRole('button', { name: /Aggiungi/ })[0]],
])('the form of %s is opened on its first field', async (component, props, field) => {
  await openForm(component, props);
  expect(document.activeElement).toBe(field());
});

it('what is said of an item as a whole leads to the first field of it', async () => {
  const session = await open('SectionSteps', STEPS);
  await act(async () => {
    session.actions.openField('a', ['steps', 1]);
    await painted();
  });
  await expect.poll(() => session.ui.getState().fieldFocus).toBeNull();
  expect(document.activeElement?.id).toMatch(/^root\.steps\.1\./);
});

it('one that is locked, on what there is to look into', async () => {
  await openForm('SectionSteps', STEPS, true);
  expect(document.activeElement?.matches('input[readonly]')).toBe(true);
});

it.each([
  ['Image', { img: '/casa.webp' }, ['img'], 'Testo alternativo'],
  ['CardSlider', { cards: [{}, { img: '/casa.webp' }] }, ['cards', 1, 'img'], 'Testo alternativo'],
  ['HeroImage', { imageUrl: '/casa.webp' }, ['imageUrl'], 'Indirizzo dell’immagine'],
])(
  'a missing text of an image of %s leads to it, or to the image where it has no field for it',
  async (component, props, path, label) => {
    const session = await open(component, props);
    const { a } = Object.fromEntries(session.store.getState().nodes);
    const missing = finding('alt', a, 'Manca il testo alternativo.', path);
    await act(async () => {
      session.actions.openField('a', mendingPath(missing));
      await painted();
    });
    await expect.poll(() => session.ui.getState().fieldFocus).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  },
);

it('a block without a form waits for none', async () => {
  const session = await open('SectionSteps', STEPS);
  await act(async () => session.actions.openForm('manca'));
  expect(session.ui.getState().fieldFocus).toBeNull();
});

it('a field that is asked for while another is on its way is not forgotten for it', async () => {
  const session = await open('SectionSteps', STEPS);
  const { ui } = session;
  // The form hears of the first at once, of the second as panels do: after the page.
  act(() => {
    ui.setState({ fieldFocus: { node: 'a', path: ['title'], quiet: true } });
    updatePanels();
  });
  ui.setState({ fieldFocus: { node: 'a', path: ['smallText'] } });
  await act(painted);
  await expect.poll(() => ui.getState().fieldFocus).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Occhiello'));
});
