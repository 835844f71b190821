// @vitest-environment happy-dom

import { catalogue } from '@generated/catalogue.ts';
import { fieldWords } from '@generated/field-words.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { setEditing } from '../commands/set-editing.ts';
import { createSession, type Session } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { BlockPicker } from './BlockPicker.tsx';
import { searchBlocks } from './block-search.ts';
import { SessionContext } from './context.ts';

afterEach(cleanup);

const show = (session: Session) =>
  render(
    <SessionContext value={session}>
      <Tooltips>
        <BlockPicker search={createRef()} />
      </Tooltips>
    </SessionContext>,
  );

it('says that nothing was found only where no saved block was found either', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const pattern = { id: 4, title: 'Invito estivo', content: '', synced: false, modified: '' };
  session.ui.setState({ patterns: [pattern] });
  show(session);
  const search = (value: string) =>
    act(async () => {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    });
  await search('invito');
  expect(screen.getByRole('button', { name: 'Invito estivo' })).toBeTruthy();
  expect(screen.queryByText(/^Nessun blocco per/)).toBeNull();
  await search('inverno');
  expect(screen.getByText(/^Nessun blocco per «inverno»/)).toBeTruthy();
});

it('offers what a page begins with first, but last within a tab', async () => {
  const tabs = node('tabs', {
    component: 'ProductPageTab',
    props: { tabs: [{ title: 'Luce', tabId: 'luce' }] },
    childIds: ['luce'],
  });
  const content = node('luce', { component: 'ProductPageTabContent', props: { tabId: 'luce' } });
  const saved = serializeDocument(page(tabs, content));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', saved));
  show(session);
  const groups = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(groups()[0]).toBe('Apertura di pagina');
  await act(async () => session.ui.setState({ insertAt: { parentId: 'luce', index: 0 } }));
  expect(groups()[0]).not.toBe('Apertura di pagina');
  expect(groups().at(-1)).toBe('Apertura di pagina');
});

it('puts what is called so first, and adds it by Enter', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.actions.insert = vi.fn(async () => {});
  show(session);
  const search = screen.getByRole('searchbox');
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(session.actions.insert).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.change(search, { target: { value: 'blocco di testo' } });
  });
  const [first] = within(screen.getByRole('region', { name: 'Testi' })).getAllByRole('button');
  expect(first?.textContent).toMatch(/^Blocco di testo/);
  expect(screen.getByText(/Invio aggiunge «Blocco di testo»/)).toBeTruthy();
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  expect(session.actions.insert).not.toHaveBeenCalled();
  // The words of the search are its own to take back, until a block came of them.
  const undoes = () => search.dataset.ownUndo;
  expect(undoes()).toBeUndefined();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(session.actions.insert).toHaveBeenCalledExactlyOnceWith('TextBlock');
  expect(undoes()).toBe('none');
  fireEvent.change(search, { target: { value: 'blocco' } });
  expect(undoes()).toBeUndefined();
});

it('finds a block by what its fields are called, after those that are called so', async () => {
  show(createSession(bootstrapFor('http://127.0.0.1:9')));
  await act(async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tab da preselezionare' } });
  });
  const found = await screen.findAllByRole('button', { name: /^Contenuto di una scheda/ });
  expect(found).toHaveLength(1);
  await act(async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'citazione' } });
  });
  expect(screen.queryByRole('button', { name: /^Contenuto di una scheda/ })).toBeNull();
});

it.each([
  ['immagine', 'Immagine'],
  ['immagini', 'Immagine'],
  ['domande', 'FAQ in elenco'],
  ['faq', 'FAQ in elenco'],
  ['immagini affiancate', 'Sezione'],
  ['hero', 'Hero di pagina interna'],
  ['testata', 'Hero di pagina interna'],
  ['contatti', 'Modulo di contatto'],
  ['modulo contatto', 'Modulo di contatto'],
  ['form', 'Modulo di contatto'],
  ['modulo', 'Modulo di contatto'],
  ['fascia', 'Fascia di lancio'],
  ['banner con invito', 'Banner con invito'],
  ['domande frequenti', 'FAQ in elenco'],
  ['call to action', 'Banner con invito'],
  ['video', 'Video'],
  ['tabella', 'Piani e prezzi'],
  ['pulsante', 'Tasto Gradiente'],
  ['testo', 'Blocco di testo'],
  ['titolo', 'Titolo di sezione'],
  ['offerte', 'Offerte scelte'],
  ['prezzi', 'Piani e prezzi'],
  ['mappa', 'Ricerca dei punti vendita'],
  ['schede', 'Gruppo di schede'],
  ['come funziona', 'Passi numerati'],
  ['fasi', 'Passi numerati'],
  ['striscia', 'Fascia di lancio'],
  ['vantaggi icone', 'Griglia di icone'],
])('what editors look for as «%s» comes first', (query, name) => {
  expect(searchBlocks(catalogue, query)[0]?.blocks[0]?.label).toBe(name);
});

it('finds blocks by another form of a word', () => {
  const found = searchBlocks(catalogue, 'richiamare').flatMap(({ blocks }) => blocks);
  expect(found).toHaveLength(3);
  for (const { help } of found) expect(help).toMatch(/richiamat/);
});

it('puts a block that is described by all words before those that have such fields', () => {
  const found = searchBlocks(catalogue, 'testo immagine', fieldWords).flatMap(
    ({ blocks }) => blocks,
  );
  const names = found.map(({ label }) => label);
  for (const name of ['Premio di un concorso', 'Guida alla bolletta']) {
    expect(names.indexOf('Righe di testo e immagine')).toBeLessThan(names.indexOf(name));
  }
});

it('finds for words that no block has all of those with the most of them', () => {
  const found = searchBlocks(catalogue, 'galleria estiva').flatMap(({ blocks }) => blocks);
  expect(found.map(({ label }) => label)).toEqual(['Galleria di immagini']);
});

it('lists every block of questions before those that only ask some', () => {
  const found = searchBlocks(catalogue, 'domande').flatMap(({ blocks }) => blocks);
  expect(found.slice(0, 4).map(({ group }) => group)).toEqual(['FAQ', 'FAQ', 'FAQ', 'FAQ']);
  expect(found.map(({ component }) => component)).toContain('OffersForm');
});

it('says where a block will come, and lets it be beside what the selected one lies in', async () => {
  const session = createSession(
    bootstrapFor(
      'http://127.0.0.1:9',
      serializeDocument(
        page(
          node('tabs', {
            component: 'ProductPageTab',
            props: { tabs: [{ title: 'Luce', tabId: 'luce' }] },
            childIds: ['a'],
          }),
          node('a', { component: 'ProductPageTabContent', props: { tabId: 'luce' } }),
          node('last'),
        ),
      ),
    ),
  );
  setEditing(session.store, { id: 'a' });
  show(session);
  const place = () => screen.getByText(/^Verrà aggiunto/).textContent;
  expect(place()).toBe('Verrà aggiunto in «Contenuto di una scheda · Luce»');
  const choose = async (name: string) => {
    await act(async () => screen.getByRole('button', { name: 'Cambia posizione' }).click());
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await act(async () => screen.getByRole('menuitem', { name }).click());
    return entries;
  };
  expect(await choose('Dopo «Gruppo di schede», sotto tutte le schede')).toEqual([
    'In fondo a «Contenuto di una scheda · Luce»',
    'Dopo «Gruppo di schede», sotto tutte le schede',
    'In fondo alla pagina',
    'All’inizio della pagina',
  ]);
  expect(place()).toBe('Verrà aggiunto dopo «Gruppo di schede», sotto tutte le schede');
  expect(session.actions.insertionPlace()).toEqual({ parentId: 'root', index: 1 });
  await act(async () =>
    screen.getByRole('button', { name: 'Torna alla posizione automatica' }).click(),
  );
  expect(session.actions.insertionPlace()).toEqual({ parentId: 'a', index: 0 });
});

it('offers places beside containers that are called the same', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const box = (id: string, child: string) =>
    node(id, { component: 'PageBlock', childIds: [child] });
  const content = serializeDocument(page(box('outer', 'inner'), box('inner', 'a'), node('a')));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  setEditing(session.store, { id: 'a' });
  show(session);
  await act(async () => screen.getByRole('button', { name: 'Cambia posizione' }).click());
  const beside = screen.getAllByRole('menuitem', { name: 'Dopo «Sezione»' });
  await act(async () => beside[0]?.click());
  expect(session.actions.insertionPlace()).toEqual({ parentId: 'outer', index: 1 });
  expect(beside).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it('takes the keyboard to its search where a block was asked for', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  show(session);
  expect(document.activeElement).toBe(document.body);
  await act(async () => session.actions.pickBlock({ parentId: 'root', index: 0 }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('begins with what pages are made of, and ends with what few need', () => {
  show(createSession(bootstrapFor('http://127.0.0.1:9')));
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(groups.slice(0, 4)).toEqual(['Apertura di pagina', 'Testi', 'Sezioni', 'Prodotti']);
  expect(groups.slice(-2)).toEqual(['Decorazioni', 'Codice']);
});

it('is one stop of the Tab key, and arrows lead from the search through all blocks', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const pattern = { id: 4, title: 'Invito estivo', content: '', synced: false, modified: '' };
  session.ui.setState({ patterns: [pattern] });
  const { container } = show(session);
  const stops = () =>
    [...container.querySelectorAll('button')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((button) => button.textContent || button.getAttribute('aria-label'));
  const press = (key: string) =>
    act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    });
  expect(stops()).toEqual(['Invito estivo', 'Altre azioni: Invito estivo']);
  screen.getByRole('searchbox').focus();
  await press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Invito estivo');
  await press('ArrowDown');
  const [first] = stops();
  expect(stops()).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe(first);
  await press('End');
  expect(document.activeElement).toBe([...container.querySelectorAll('[data-previews]')].at(-1));
  await press('ArrowDown');
  expect(document.activeElement).toBe([...container.querySelectorAll('[data-previews]')].at(-1));
});
