// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../cms/cms-failure.ts';
import { type CmsItem, createLibrary, type Library } from '../cms/library.ts';
import { open, propsOf, type } from '../test-support/open-form.tsx';

vi.mock('../cms/library.ts', async (actual) => ({
  ...(await actual<object>()),
  createLibrary: vi.fn(),
}));

const item = (id: number, title: string, path: string): CmsItem => ({
  ...{ id, title, path, url: `https://www.x${path}`, type: 'page' },
});
const [offer, other] = [item(5, 'Luce Chiara', '/offerte/luce'), item(9, 'Contatti', '/contatti')];
const library = {
  searchOffers: vi.fn(async () => [offer]),
  readOffers: vi.fn(async () => [offer]),
  readItems: vi.fn(async ([id]: readonly number[]) => [offer, other].filter((of) => of.id === id)),
};

beforeEach(() => {
  vi.mocked(createLibrary).mockReturnValue(library as unknown as Library);
});
afterEach(cleanup);

const NONE = /^Questa pagina non è un’offerta: la scheda resterebbe vuota/;
const proposed = () => {
  const list = screen.queryByRole('listbox');
  const options = list ? within(list).queryAllByRole('option') : [];
  return options.map((option) => option.getAttribute('aria-label'));
};
const openOffers = (id?: number) => open('pageOffers', { offers: [{ id }] });

it('proposes offers alone', async () => {
  const session = await openOffers();
  await type('Pagina dell’offerta', 'luce');
  const option = await screen.findByRole('option', { name: /^Luce Chiara/ });
  await act(async () => option.click());
  expect(propsOf(session)).toEqual({ offers: [{ id: 5 }] });
});

it('proposes offers before anything is typed, once the field is clicked', async () => {
  library.searchOffers.mockResolvedValue([offer, item(6, 'Gas', '/offerte/gas')]);
  await openOffers();
  await act(async () => screen.getByPlaceholderText('Cerca per titolo').focus());
  await act(async () => screen.getByPlaceholderText('Cerca per titolo').click());
  await expect.poll(proposed).toHaveLength(2);
  expect(screen.getByText('Scrivi per cercare un’offerta.')).toBeTruthy();
  cleanup();
  // Also where they are kept by their addresses; what the list has already comes last.
  await open('ProductPageTabContent', { productIds: [{ productId: offer.url }, {}] });
  const empty = screen.getAllByPlaceholderText(/^Cerca un’offerta/)[1] as HTMLElement;
  await act(async () => empty.focus());
  await act(async () => empty.click());
  await expect
    .poll(proposed)
    .toEqual(['Gas, /offerte/gas', 'Luce Chiara, /offerte/luce · già nell’elenco']);
});

it('proposes offers as soon as the keyboard comes to the field of one that was added', async () => {
  library.searchOffers.mockResolvedValue([offer]);
  await open('ProductPageTabContent', { productIds: [] });
  await act(async () => screen.getByRole('button', { name: /Aggiungi offerta/ }).click());
  await expect.poll(proposed).toHaveLength(1);
  cleanup();
  await openOffers();
  await act(async () => screen.getByPlaceholderText('Cerca per titolo').focus());
  await expect.poll(proposed).toHaveLength(1);
});

it('proposes last what the list has already, and says so', async () => {
  library.searchOffers.mockResolvedValueOnce([offer, item(6, 'Luce e gas', '/offerte/luce-gas')]);
  await open('pageOffers', { offers: [{ id: 5 }, {}] });
  const field = screen.getByPlaceholderText('Cerca per titolo');
  await act(async () => void fireEvent.change(field, { target: { value: 'luce' } }));
  await screen.findByRole('option', { name: /^Luce e gas/ });
  expect(proposed()).toEqual([
    'Luce e gas, /offerte/luce-gas',
    'Luce Chiara, /offerte/luce · già nell’elenco',
  ]);
});

it('says of a page chosen before that it is no offer', async () => {
  await openOffers(9);
  const note = (await screen.findByText(NONE)).closest('p');
  expect(screen.getByText('Contatti', { selector: 'span' })).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Cambia Pagina dell’offerta' });
  expect(button.getAttribute('aria-describedby')).toBe(note?.id);
});

it('says which offer an address is of, and of one that was typed that it is of none', async () => {
  await open('ProductCard', { slugUrl: 'https://www.x/offerte/luce' });
  const field = await screen.findByDisplayValue('Luce Chiara');
  const note = screen.getByText('https://www.x/offerte/luce');
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(note.id);
  // What is written is the address.
  await act(async () => field.focus());
  expect(field).toHaveProperty('value', 'https://www.x/offerte/luce');
  await screen.findByText('Luce Chiara', { selector: 'p' });
  expect(screen.queryByText(NONE)).toBeNull();
  await type('Pagina dell’offerta', '/contatti');
  await screen.findByText(NONE);
  expect(screen.queryByText('Luce Chiara', { selector: 'p' })).toBeNull();
});

it('takes the offer that stands first by Enter, and an address as it is', async () => {
  library.searchOffers.mockResolvedValue([item(6, 'Gas e luce', '/offerte/gas-luce'), offer]);
  const session = await open('ProductCard', {});
  const enter = async () => {
    await screen.findAllByRole('option');
    const field = screen.getByLabelText('Pagina dell’offerta');
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  };
  await act(async () => screen.getByLabelText('Pagina dell’offerta').focus());
  await type('Pagina dell’offerta', 'luce');
  await enter();
  await vi.waitFor(() => expect(propsOf(session)).toMatchObject({ slugUrl: offer.url }));
  // It is called by its name at once, as it is later.
  expect(await screen.findByDisplayValue('Luce Chiara')).toBe(document.activeElement);
  await type('Pagina dell’offerta', '/contatti');
  await enter();
  expect(propsOf(session)).toMatchObject({ slugUrl: expect.stringMatching(/\/contatti$/) });
});

it('is called by its name when it is deleted, where its address is kept', async () => {
  const session = await open('ProductPageTabContent', { productIds: [{ productId: offer.url }] });
  await screen.findByRole('link', { name: /^Dati dell’offerta «Luce Chiara»/ });
  const menu = screen.getByRole('button', { name: /^Altre azioni/ });
  await act(async () => fireEvent.keyDown(menu, { key: 'Delete' }));
  expect(propsOf(session)).toEqual({ productIds: [] });
  expect(session.ui.getState().announcement.text).toMatch(/^Eliminato: «Luce Chiara»/);
});

it('says nothing where WordPress does not answer', async () => {
  library.readOffers.mockRejectedValue(new CmsFailure('network', NO_NETWORK));
  await openOffers(9);
  await vi.waitFor(() => expect(library.readOffers).toHaveBeenCalled());
  expect(screen.queryByText(NONE)).toBeNull();
});
