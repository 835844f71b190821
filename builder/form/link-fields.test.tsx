// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLibrary, type Library } from '../cms/library.ts';
import { node } from '../test-support/document.ts';
import { open, openAll, propsOf, type } from '../test-support/open-form.tsx';

vi.mock('../cms/library.ts', async (actual) => ({
  ...(await actual<object>()),
  createLibrary: vi.fn(),
}));

const library = {
  search: vi.fn(async () => [
    { id: 5, title: 'Luce per la casa', path: '/luce', url: 'https://www.x/luce', type: 'page' },
  ]),
};

beforeEach(() => {
  vi.mocked(createLibrary).mockReturnValue(library as unknown as Library);
});
afterEach(() => {
  cleanup();
  library.search.mockClear();
});

const button = node('a', { component: 'ActionButton', props: { type: 'simple' } });
const tabs = node('tabs', {
  component: 'ProductPageTab',
  props: { tabs: [{ title: 'Luce notte', tabId: 'notte' }] },
});
const field = () => screen.getByLabelText('Link');
/** The form's own choices are options, too. */
const suggestions = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const names = () => suggestions().map((each) => each.getAttribute('aria-label'));
const enterField = () =>
  act(async () => {
    field().focus();
    fireEvent.click(field());
  });

it('an empty field suggests the places of the page, and takes the one that is chosen', async () => {
  const { session } = await openAll([button, tabs]);
  expect(screen.queryByRole('listbox')).toBeNull();
  await enterField();
  await expect.poll(names).toEqual(['Luce notte, #notte']);
  expect(screen.getByText('In questa pagina')).toBeTruthy();
  await act(async () => suggestions()[0]?.click());
  await expect.poll(() => propsOf(session).href).toBe('#notte');
  expect(library.search).not.toHaveBeenCalled();
});

it('what begins with # is completed, and kept as it is where nothing is called so', async () => {
  const { session } = await openAll([button, tabs]);
  await type('Link', '#no');
  await expect.poll(names).toEqual(['Luce notte, #notte']);
  await type('Link', '#nuova');
  await expect.poll(names).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
  await expect.poll(() => propsOf(session).href).toBe('#nuova');
});

it('words find places of the page before pages', async () => {
  await openAll([button, tabs]);
  await type('Link', 'luce');
  await expect.poll(names).toEqual(['Luce notte, #notte', 'Luce per la casa, /luce']);
});

it('an empty field of a page without places suggests nothing', async () => {
  await open('ActionButton', { type: 'simple' });
  await enterField();
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.queryByRole('listbox')).toBeNull();
});
