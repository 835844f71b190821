// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkAddress } from './LinkAddress.tsx';
import type { Link } from './use-link.ts';

afterEach(cleanup);

const contacts = { key: '4', label: 'Contatti', hint: '/contatti', address: '/contatti' };
const gas = { key: '2', label: 'Gas', hint: '/gas', address: '/gas' };

function open(find = async (_query: string) => [contacts], findsPlaces = false) {
  const [apply, applyAddress] = [vi.fn(), vi.fn()];
  function Field() {
    const [address, setAddress] = useState('/luce');
    const link = { address, setAddress, apply, applyAddress } as unknown as Link;
    return <LinkAddress {...{ link, find, findsPlaces }} look={{}} className={undefined} />;
  }
  render(<Field />);
  const field = screen.getByRole('combobox', { name: 'Indirizzo del link' });
  const type = (value: string) =>
    act(async () => void fireEvent.change(field, { target: { value } }));
  const press = (key: string, more = {}) => fireEvent.keyDown(field, { key, ...more });
  return { apply, applyAddress, field, type, press };
}

it('is applied by Enter, and before the page is saved', () => {
  const { apply, press } = open();
  press('a');
  expect(apply).not.toHaveBeenCalled();
  press('s', { ctrlKey: true });
  press('Enter');
  expect(apply).toHaveBeenCalledTimes(2);
});

it('finds pages by words, and applies the one that is chosen', async () => {
  const { apply, applyAddress, field, type, press } = open();
  await type('contat');
  const option = await screen.findByRole('option', { name: /Contatti.*\/contatti/ });
  expect(field.getAttribute('aria-expanded')).toBe('true');
  press('ArrowDown');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  press('Enter');
  expect(applyAddress).toHaveBeenCalledWith('/contatti');
  expect(apply).not.toHaveBeenCalled();
});

it('takes the page that stands first for words that are no address', async () => {
  const { apply, applyAddress, type, press } = open(async () => [contacts, gas]);
  await type('contat');
  await screen.findAllByRole('option');
  press('Enter');
  expect(applyAddress).toHaveBeenCalledExactlyOnceWith('/contatti');
  expect(apply).not.toHaveBeenCalled();
});

it('takes no page that was found for other words, but waits for what is found for these', async () => {
  const { apply, applyAddress, type, press } = open(async (query) =>
    query === 'gas' ? [gas] : [contacts],
  );
  await type('contat');
  await screen.findByRole('option');
  await type('gas');
  press('Enter');
  expect(applyAddress).not.toHaveBeenCalled();
  await waitFor(() => expect(applyAddress).toHaveBeenCalledExactlyOnceWith('/gas'));
  expect(apply).not.toHaveBeenCalled();
});

it('takes no page where none is shown, nor what Enter asked for before more was typed', async () => {
  const { apply, applyAddress, type, press } = open();
  await type('gas');
  press('Enter');
  await type('contatti');
  await screen.findByRole('option');
  await waitFor(() => expect(screen.queryByText('Ricerca…')).toBeNull());
  press('Escape');
  press('Enter');
  expect(apply).toHaveBeenCalledTimes(1);
  expect(applyAddress).not.toHaveBeenCalled();
});

it('applies an address as it was typed, and leaves the list by Escape', async () => {
  const { apply, applyAddress, type, press } = open();
  await type('/contat');
  await screen.findByRole('option');
  press('Enter');
  expect(apply).toHaveBeenCalledTimes(1);
  expect(applyAddress).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  await type('contatti');
  await screen.findByRole('option');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('searches by nothing of an address that is whole', async () => {
  const find = vi.fn(async () => [contacts]);
  const { type } = open(find);
  for (const address of ['https://altrove.it/contatti', '#contatti', '']) {
    await type(address);
    expect(screen.queryByRole('listbox')).toBeNull();
  }
  await type('/contat');
  await screen.findByRole('option');
  expect(find.mock.calls).toEqual([['contat']]);
});

it.each([
  ['800 123 456', 'Chiama 800 123 456'],
  ['aiuto@albaviva.example', 'Scrivi a aiuto@albaviva.example'],
  ['www.arera.it', 'Apre www.arera.it'],
])('says what becomes of «%s», which is searched by nothing', async (typed, said) => {
  const find = vi.fn(async () => [contacts]);
  const { type } = open(find);
  await type(typed);
  expect((await screen.findByRole('option')).textContent).toContain(said);
  expect(find).not.toHaveBeenCalled();
});

it('searches among places of the page by what begins with #, and by nothing at all', async () => {
  const find = vi.fn(async (_query: string) => [contacts]);
  const { type } = open(find, true);
  for (const typed of ['#lu', '']) {
    await type(typed);
    await waitFor(() => expect(find.mock.lastCall).toEqual([typed || '#']));
    await screen.findByRole('option');
  }
});

it('takes the point that what was typed begins, and a whole one as it is', async () => {
  const place = { ...contacts, label: 'Domande', address: '#domande' };
  const { apply, applyAddress, type, press } = open(async () => [place], true);
  await type('#domande');
  await screen.findByRole('option');
  press('Enter');
  expect(apply).toHaveBeenCalledTimes(1);
  await type('#dom');
  await vi.waitFor(() => expect(screen.getByRole('option').dataset).toHaveProperty('taken'));
  press('Enter');
  expect(applyAddress).toHaveBeenCalledExactlyOnceWith('#domande');
  expect(apply).toHaveBeenCalledTimes(1);
});
