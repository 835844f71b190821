// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remember } from '../clipboard/clipboard.ts';
import { writeItem } from '../clipboard/item-payload.ts';
import type { Session } from '../session.ts';
import { node } from '../test-support/document.ts';
import {
  click,
  FAQ,
  open,
  openAll,
  painted,
  propsOf,
  STEPS,
  steps,
} from '../test-support/open-form.tsx';

afterEach(cleanup);

describe('a list', () => {
  it('shows its items closed, by their title', async () => {
    await open('Faq', FAQ);
    expect(screen.getByRole('button', { name: 'Bolletta' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(screen.queryByLabelText(/Nome del gruppo|Gruppo/)).toBeNull();
  });

  it('opens one item at a time', async () => {
    await open('Faq', FAQ);
    await click('Bolletta');
    await click('Autolettura');
    const open_ = screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-expanded') === 'true');
    expect(open_.map(({ textContent }) => textContent)).toEqual(['Autolettura']);
  });

  it('keeps the open item open when undo changes the list before it', async () => {
    const session = await open('Faq', FAQ);
    await click('Autolettura');
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ }).value;
    expect(name()).toBe('Autolettura');
    await click('Altre azioni: Bolletta');
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    expect(name()).toBe('Autolettura');
    await act(async () => session.actions.undo());
    expect(name()).toBe('Autolettura');
    await click('Sposta su: Autolettura');
    await act(async () => session.actions.undo());
    expect(name()).toBe('Autolettura');
  });

  it('keeps what is open inside of an item that moves', async () => {
    const [first, second] = FAQ.groups;
    const groups = [first, { ...second, childs: [{ title: 'Come si fa?', text: '' }] }];
    await open('Faq', { groups });
    await click('Autolettura');
    await click('Come si fa?');
    const question = () =>
      screen.getByRole('button', { name: 'Come si fa?' }).getAttribute('aria-expanded');
    expect(question()).toBe('true');
    await click('Sposta su: Autolettura');
    expect(question()).toBe('true');
  });

  it('gives an item to the list of another one, by its menu and by dragging it there', async () => {
    const session = await open('Faq', {
      groups: [FAQ.groups[0], { groupName: 'Gas', childs: [{ title: 'Chi legge?', text: '' }] }],
    });
    const titles = () =>
      (propsOf(session).groups as { childs: { title: string }[] }[]).map(({ childs }) =>
        childs.map(({ title }) => title),
      );
    await click('Bolletta');
    await click('Altre azioni: Quando arriva?');
    const menu = screen.getByRole('menu');
    expect(within(menu).queryByRole('menuitem', { name: /Bolletta/ })).toBeNull();
    await act(async () => {
      within(menu).getByRole('menuitem', { name: 'Sposta in Gruppo «Gas»' }).click();
    });
    expect(titles()).toEqual([[], ['Chi legge?', 'Quando arriva?']]);
    expect(steps(session)).toBe(1);
    await act(async () => session.actions.undo());
    await click('Gas');
    const line = (name: string) =>
      screen.getByRole('button', { name }).parentElement as HTMLElement;
    const dataTransfer = { setData: vi.fn(), setDragImage: vi.fn() };
    await act(async () => fireEvent.dragStart(line('Chi legge?'), { dataTransfer }));
    await act(async () => fireEvent.dragOver(line('Bolletta')));
    expect(line('Bolletta').parentElement?.dataset.drop).toBe('into');
    const left = screen.getByRole('group', { name: 'Domande' });
    await act(async () => fireEvent.drop(line('Bolletta')));
    // What is dragged next over the list that it left is none of its items.
    expect(fireEvent.dragOver(left)).toBe(true);
    expect(titles()).toEqual([['Quando arriva?', 'Chi legge?'], []]);
  });

  it('is closed again for another node of the block', async () => {
    const [a, b] = [
      node('a', { component: 'Faq', props: FAQ }),
      node('b', { component: 'Faq', props: FAQ }),
    ];
    const { select } = await openAll([a, b]);
    await click('Bolletta');
    await select(b);
    expect(screen.getByRole('button', { name: 'Bolletta' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
  });

  it('moves, duplicates, adds and deletes items, one step each', async () => {
    const session = await open('Faq', FAQ);
    const names = () =>
      (propsOf(session).groups as { groupName?: string }[]).map(({ groupName }) => groupName);
    await click('Sposta giù: Bolletta');
    expect(names()).toEqual(['Autolettura', 'Bolletta']);
    // The keyboard goes with the item, also where it can go no further.
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Sposta giù: Bolletta'),
    );
    await click('Altre azioni: Bolletta');
    await act(async () => screen.getByRole('menuitem', { name: 'Duplica' }).click());
    expect(names()).toEqual(['Autolettura', 'Bolletta', 'Bolletta']);
    await act(async () => screen.getAllByRole('button', { name: /^Altre azioni: / })[0]?.click());
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    expect(names()).toEqual(['Bolletta', 'Bolletta']);
    await click('Aggiungi gruppo');
    expect(names()).toHaveLength(3);
    await act(async () => session.actions.undo(4));
    expect(propsOf(session)).toEqual(FAQ);
  });

  it('leaves the keyboard where an item was, at what comes up there', async () => {
    await open('Faq', FAQ);
    const removing = async (item: string, next: string) => {
      await click(`Altre azioni: ${item}`);
      await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
      await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(next));
    };
    await removing('Autolettura', 'Aggiungi gruppo');
    await click('Aggiungi gruppo');
    await removing('Bolletta', 'Gruppo 1');
  });

  it('copies, cuts and pastes single items, from one page to another', async () => {
    const menu = async (item: string, entry: RegExp) => {
      await click(`Altre azioni: ${item}`);
      await act(async () => screen.getByRole('menuitem', { name: entry }).click());
    };
    const groups = (session: Session) =>
      (propsOf(session).groups as { groupName?: string }[]).map(({ groupName }) => groupName);
    const session = await open('Faq', FAQ);
    await menu('Bolletta', /^Copia gruppo/);
    await menu('Autolettura', /^Incolla dopo/);
    expect(groups(session)).toEqual(['Bolletta', 'Autolettura', 'Bolletta']);
    expect(steps(session)).toBe(1);
    expect(session.ui.getState().announcement.text).toBe('Incollato in «Gruppi», in posizione 3.');
    await menu('Autolettura', /^Taglia gruppo/);
    expect(groups(session)).toEqual(['Bolletta', 'Bolletta']);
    cleanup();

    const other = await open('Faq', { groups: [] });
    await click('Incolla in Gruppi');
    expect(groups(other)).toEqual(['Autolettura']);
  });

  it('takes a copied item where the keyboard is at a button of another one, and again', async () => {
    const session = await open('Faq', FAQ);
    await click('Autolettura');
    const copied = writeItem({ list: 'Gruppi', item: { groupName: 'Voltura', childs: [] } });
    const paste = async () => {
      await act(async () => screen.getByRole('button', { name: 'Aggiungi domanda' }).focus());
      await act(async () => {
        const event = new Event('paste', { cancelable: true });
        Object.assign(event, { clipboardData: { getData: () => copied } });
        window.dispatchEvent(event);
      });
    };
    await paste();
    await paste();
    const names = (propsOf(session).groups as { groupName?: string }[]).map(
      (group) => group.groupName,
    );
    expect(names).toEqual(['Bolletta', 'Autolettura', 'Voltura', 'Voltura']);
  });

  it('takes what fits a list within it, from the line of the item, and texts as its fields are', async () => {
    const paste = (copied: string) =>
      act(async () => {
        const event = new Event('paste', { cancelable: true });
        Object.assign(event, { clipboardData: { getData: () => copied } });
        window.dispatchEvent(event);
      });
    const question = writeItem({
      ...{ list: 'Domande', item: { title: 'Quando?', text: '<p>Entro <b>dieci</b> giorni.</p>' } },
      titles: { title: 'Domanda', text: 'Risposta' },
    });
    const session = await open('Faq', FAQ);
    await act(async () => screen.getByRole('button', { name: 'Bolletta' }).focus());
    await paste(question);
    const [first] = propsOf(session).groups as { childs: { title: string; text: string }[] }[];
    expect(first?.childs.at(-1)).toEqual(JSON.parse(question).item);
    expect(session.ui.getState().announcement.text).toMatch(/^Incollato in «.+» di «Bolletta»/);
    cleanup();

    const other = await open('SectionSteps', STEPS);
    await act(async () => screen.getByRole('button', { name: 'Altre azioni: Uno' }).focus());
    await paste(question);
    const steps = propsOf(other).steps as { text: string }[];
    expect(steps[1]?.text).toBe('Entro dieci giorni.');
    expect(other.ui.getState().info).toContain('Campi che qui non ci sono: Domanda.');
  });

  it('takes the key that duplicates a block for the item', async () => {
    const session = await open('Faq', FAQ);
    const names = () =>
      (propsOf(session).groups as { groupName?: string }[]).map((group) => group.groupName);
    const item = screen.getByRole('button', { name: 'Bolletta' });
    await act(async () => void fireEvent.keyDown(item, { key: 'd', ctrlKey: true }));
    expect(names()).toEqual(['Bolletta', 'Bolletta', 'Autolettura']);
    expect(session.store.getState().nodes.size).toBe(2);
  });

  it('loses an item by the key that deletes', async () => {
    const session = await open('Faq', FAQ);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Bolletta' }), { key: 'Delete' });
    expect(propsOf(session).groups).toHaveLength(1);
    expect(session.ui.getState().assurance.text).toBe('Eliminato: «Bolletta». Annulla con Ctrl+Z.');
  });

  it('takes no item that does not fit the list, and says so', async () => {
    const session = await open('SectionSteps', STEPS);
    remember(writeItem({ list: 'Immagini', item: { src: '/a.jpg' } }));
    await click('Altre azioni: Uno');
    await act(async () => screen.getByRole('menuitem', { name: /^Incolla dopo/ }).click());
    expect(propsOf(session)).toEqual(STEPS);
    expect(session.ui.getState().info).toMatch(/^Negli appunti non c’è un elemento/);
  });

  it('of something else is empty, and can be begun', async () => {
    const session = await open('Faq', { groups: 'x' });
    await click('Aggiungi gruppo');
    expect(propsOf(session).groups).toHaveLength(1);
  });

  it('counts the errors of a closed item', async () => {
    await open('Faq', { groups: [{ groupName: 7, childs: [{ title: 8, text: '' }] }] });
    const item = screen.getByRole('button', { name: /errori/ });
    expect(within(item).getByText('2')).toBeTruthy();
  });

  it('of short single fields needs no opening', async () => {
    const session = await open('SectionSteps', STEPS);
    const [first] = screen.getAllByDisplayValue('Uno');
    await act(async () => {
      if (first) fireEvent.change(first, { target: { value: 'Primo' } });
    });
    expect(propsOf(session).steps).toEqual([{ text: 'Primo' }, { text: 'Due' }]);
  });
});

describe('an item that was just added', () => {
  it('lacks nothing until it is left', async () => {
    const session = await open('Faq', FAQ);
    await click('Autolettura');
    await click('Aggiungi domanda');
    const settle = () =>
      act(async () => {
        await session.problems.settled();
        await painted();
      });
    await settle();
    const title = screen.getByRole('textbox', { name: /^Domanda/ });
    expect(screen.queryByText('Richiesto')).toBeNull();
    await act(async () => title.focus());
    await act(async () => title.blur());
    await settle();
    expect(screen.getAllByText('Richiesto')).toHaveLength(2);
  });

  it('is told what is wrong in what was written, not what it lacks', async () => {
    const session = await open('ProductPageTabContent', { productIds: [] });
    await click('Aggiungi offerta');
    const field = await screen.findByPlaceholderText(/^Cerca un’offerta/);
    await act(async () => {
      field.focus();
      fireEvent.change(field, { target: { value: 'pippo' } });
      screen.getByRole('button', { name: /^Altre azioni/ }).focus();
      await session.problems.settled();
      await painted();
    });
    expect(await screen.findByText(/^«pippo» non è un indirizzo: scegli/)).toBeTruthy();
  });
});
