// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../cms/cms-failure.ts';
import { createLibrary, type Library } from '../cms/library.ts';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import type { Session } from '../session.ts';
import { changeText } from '../store/history.ts';
import { node } from '../test-support/document.ts';
import { open, openAll, propsOf, steps, type } from '../test-support/open-form.tsx';

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

it('Escape gives back the link that stood there before words were searched by', async () => {
  const linked = node('a', { component: 'ActionButton', props: { type: 'simple', href: '/gas' } });
  const { session } = await openAll([linked, tabs]);
  await act(async () => field().focus());
  await type('Link', 'luce');
  await expect.poll(names).toContain('Luce per la casa, /luce');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Escape' }));
  expect(names()).toEqual([]);
  expect(field()).toHaveProperty('value', '/gas');
  await act(async () => field().blur());
  expect(propsOf(session).href).toBe('/gas');
});

it('a # by itself leads nowhere: Enter takes the first place of the page', async () => {
  const { session } = await openAll([button, tabs]);
  await type('Link', '#');
  await expect.poll(names).toEqual(['Luce notte, #notte']);
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
  await expect.poll(() => propsOf(session).href).toBe('#notte');
});

it('what begins with # is completed, and kept as it is where nothing is called so', async () => {
  const { session } = await openAll([button, tabs]);
  await type('Link', '#no');
  await expect.poll(names).toEqual(['Luce notte, #notte']);
  await type('Link', '#nuova');
  await expect.poll(names).toEqual([]);
  expect(await screen.findByText(/non c’è ancora un punto così/)).toBeTruthy();
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

it('a block without an anchor is given one as it is chosen, in one step with the link', async () => {
  const { session } = await openAll([
    button,
    tabs,
    node('prices', { component: 'SectionTitle', props: { title: 'Prezzi chiari' } }),
  ]);
  const { store } = session;
  await enterField();
  await expect
    .poll(names)
    .toEqual(['Luce notte, #notte', 'Prezzi chiari, prende l’indirizzo #prezzi-chiari']);
  expect(screen.getByText('Altri punti di questa pagina')).toBeTruthy();
  await act(async () => suggestions()[1]?.click());
  const anchor = () => store.getState().nodes.get('prices')?.props.anchor;
  expect([propsOf(session).href, anchor()]).toEqual(['#prezzi-chiari', 'prezzi-chiari']);
  await expect.poll(() => (field() as HTMLInputElement).value).toBe('#prezzi-chiari');
  expect(changeText(store.getState().change)).toBe(
    'Link di Tasto Gradiente, con un’ancora a «Prezzi chiari»: (vuoto) → «#prezzi-chiari»',
  );
  expect(steps(session)).toBe(1);
  await act(async () => undo(store));
  expect([propsOf(session).href, anchor()]).toEqual([undefined, undefined]);
});

describe('an address at which nothing answers', () => {
  const rest = () => new Promise((done) => setTimeout(done, 300));
  const described = () =>
    (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  const leave = () => act(async () => void fireEvent.blur(field()));
  const openButton = async () => {
    const { session } = await openAll([button, tabs]);
    const readPaths = vi.spyOn(session.cms, 'readPaths');
    readPaths.mockResolvedValue(new Set(['/', '/luce']));
    const readIds = vi.fn(async (): Promise<string[] | undefined> => ['modulo']);
    session.canvas.current = { ids: readIds } as unknown as Session['canvas']['current'];
    const write = async (address: string) => {
      await type('Link', address);
      await leave();
    };
    return { session, readPaths, readIds, write };
  };

  it('is said to be none once it is written, and not while it is', async () => {
    const { session, readPaths, write } = await openButton();
    await type('Link', '/luc');
    await act(rest);
    expect([readPaths.mock.calls.length, described()]).toEqual([0, '']);
    await leave();
    await expect.poll(described).toContain('Sul sito non c’è nessuna pagina a questo indirizzo.');
    await type('Link', '/luce');
    expect(described()).toBe('');
    for (const address of [
      '/luce',
      '/',
      '/luce?da=qui#in-fondo',
      '/luce/',
      'https://altrove.it/x',
    ]) {
      await write(address);
      await act(rest);
      expect([address, described()]).toEqual([address, '']);
    }
    expect(propsOf(session).href).toBe('https://altrove.it/x');
  });

  it('is said nothing of while nobody can tell', async () => {
    const { readPaths, readIds, write } = await openButton();
    readPaths.mockRejectedValue(new CmsFailure('network', NO_NETWORK));
    readIds.mockResolvedValue(undefined);
    for (const address of ['/manca', '#manca']) {
      await write(address);
      await act(rest);
      expect([address, described()]).toEqual([address, '']);
    }
    expect([readPaths.mock.calls.length, readIds.mock.calls.length]).toEqual([1, 1]);
  });

  it('is a place of the page that it does not have, until a block is given the name', async () => {
    const { session, readPaths, readIds, write } = await openButton();
    const none = 'Nella pagina non c’è nessun punto con questo nome.';
    for (const address of ['#notte', '#modulo', '/luce#modulo']) {
      await write(address);
      await act(rest);
      expect([address, described()]).toEqual([address, '']);
    }
    await write('#giorno');
    await expect.poll(described).toContain(none);
    const giorno = [{ title: 'Luce giorno', tabId: 'giorno' }];
    await act(async () => setProp(session.store, { id: 'tabs', name: 'tabs', value: giorno }));
    await expect.poll(described).toBe('');
    expect([readPaths.mock.calls.length, readIds.mock.calls.length]).toEqual([0, 3]);
  });
});

it('while words are written there is no way to the place that stood there', async () => {
  await open('ActionButton', { type: 'simple', href: '/luce' });
  const leads = () => screen.queryByRole('link', { name: 'Apri il link in una nuova scheda' });
  expect(leads()).not.toBeNull();
  await type('Link', 'bonus');
  expect(leads()).toBeNull();
});

it('what is typed over itself suggests, too', async () => {
  await openAll([{ ...button, props: { type: 'simple', href: '#' } }, tabs]);
  await act(async () => field().focus());
  await act(async () => void fireEvent.input(field(), { target: { value: '#' } }));
  await expect.poll(names).toEqual(['Luce notte, #notte']);
});
