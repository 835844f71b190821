// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remember } from '../clipboard/clipboard.ts';
import { writeItem } from '../clipboard/item-payload.ts';
import type { UploadedImage } from '../cms/cms-client.ts';
import { setProp } from '../commands/set-prop.ts';
import { SessionContext } from '../editor/context.ts';
import { withPanels } from '../editor/panel-updates.ts';
import { createSession, type Session } from '../session.ts';
import { changeText } from '../store/history.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { BlockForm } from './BlockForm.tsx';
import { openForm } from './load-form.ts';

afterEach(cleanup);

async function open(component: string, props: Record<string, unknown>, locked = false) {
  const { session } = await openAll([node('a', { component, props, uneditable: locked })]);
  return session;
}

/** Opens the form of the first of some nodes; `select` brings another into it. */
async function openAll(nodes: ReturnType<typeof node>[]) {
  const [first = node('a')] = nodes;
  const content = serializeDocument(page(...nodes));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const form = ({ id, component, uneditable = false }: typeof first) => (
    <SessionContext value={session}>
      <Tooltips>
        <BlockForm id={id} component={component} locked={uneditable} />
      </Tooltips>
    </SessionContext>
  );
  let choose = (_other: typeof first) => {};
  const Chosen = () => {
    const [shown, setShown] = useState(first);
    choose = (other) => beforeTransitions(() => setShown(other));
    return form(shown);
  };
  await act(async () => render(<Chosen />));
  await act(async () => {
    await session.problems.settled();
    await openForm(first.component);
    await painted();
  });
  const select = (other: typeof first) => act(async () => choose(other));
  return { session, choose: (other: typeof first) => choose(other), select };
}
/** What is seen until React has rendered what may wait; `act` would wait for it. */
function beforeTransitions(change: () => void): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(change);
  vi.unstubAllGlobals();
}
const painted = () => new Promise<void>((resolve) => withPanels(resolve));
const propsOf = ({ store }: Session) => store.getState().nodes.get('a')?.props ?? {};
const steps = ({ store }: Session) => store.temporal.getState().pastStates.length;
const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
const click = (name: string | RegExp) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
  });

const STEPS = { title: 'Passa a noi', steps: [{ text: 'Uno' }, { text: 'Due' }] };
const FAQ = {
  groups: [
    { groupName: 'Bolletta', childs: [{ title: 'Quando arriva?', text: '<p>A gennaio.</p>' }] },
    { groupName: 'Autolettura', childs: [] },
  ],
};

describe('the form of a block', () => {
  it('makes an address of a mail address, and keeps what is none, saying so at the field', async () => {
    const session = await open('ContentPrizeBlock', { ctaHref: '/offerte' });
    const leave = (words: string) =>
      act(async () => {
        const field = screen.getByRole('combobox', { name: 'Link' });
        fireEvent.change(field, { target: { value: words } });
        fireEvent.blur(field);
        await painted();
      });
    for (const words of ['offerte luce', 'offerte']) {
      await leave(words);
      expect(propsOf(session).ctaHref).toBe(words);
      const field = screen.getByRole('combobox', { name: 'Link' });
      const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent).toContain(`«${words}» non è un indirizzo`);
    }
    await leave('info@azienda.example');
    expect(propsOf(session).ctaHref).toBe('mailto:info@azienda.example');
    expect(screen.queryByText(/non è un indirizzo/)).toBeNull();
  });

  it('saves an address that is still being typed as it is meant; words that are none, as they are', async () => {
    const session = await open('ContentPrizeBlock', { ctaHref: '/offerte' });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Link' });
    const save = async (words: string) => {
      await act(async () => {
        fireEvent.change(field, { target: { value: words } });
      });
      await act(async () => {
        void session.actions.save();
        await painted();
      });
    };
    await save('info@azienda.example');
    expect(propsOf(session).ctaHref).toBe('mailto:info@azienda.example');
    await save('www.arera.it');
    expect(propsOf(session).ctaHref).toBe('https://www.arera.it');
    expect(field.value).toBe('https://www.arera.it');
    expect(session.held.isHolding()).toBe(false);
    await save('offerte luce');
    expect(propsOf(session).ctaHref).toBe('offerte luce');
    expect(field.value).toBe('offerte luce');
    expect(screen.getByText(/«offerte luce» non è un indirizzo/)).toBeTruthy();
    expect(session.held.isHolding()).toBe(false);
  });

  it('takes back words that are being typed into a link, not what was done before them', async () => {
    const session = await open('ContentPrizeBlock', { title: 'Uno', ctaHref: '/offerte' });
    setProp(session.store, { id: 'a', name: 'title', value: 'Due' });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Link' });
    await act(async () => {
      fireEvent.change(field, { target: { value: 'offerte luce' } });
    });
    await act(async () => session.actions.undo());
    expect(field.value).toBe('/offerte');
    expect(propsOf(session)).toMatchObject({ title: 'Due', ctaHref: '/offerte' });
    await act(async () => session.actions.redo());
    expect(propsOf(session).ctaHref).toBe('offerte luce');
  });

  it('keeps what was typed for a number and is none, saying so at the field', async () => {
    const session = await open('AbsoluteBlob', { width: 12 });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Larghezza' });
    await act(async () => {
      fireEvent.change(field, { target: { value: '12 px' } });
    });
    await act(async () => {
      fireEvent.blur(field);
      await painted();
    });
    expect(field.value).toBe('12 px');
    expect(screen.getByText('Deve essere un numero.')).toBeTruthy();
    await act(async () => {
      session.actions.undo();
      await painted();
    });
    expect(field.value).toBe('12');
  });

  it('counts a link that is no address on the closed item it is in', async () => {
    await open('ListOfIconsCta', {
      items: [{ title: 'Casa', ctaType: 'link', ctaHref: 'offerte' }],
    });
    expect(screen.getByRole('button', { name: /^Casa.*1 errore$/ })).toBeTruthy();
  });

  it('gives back the item of the CMS that was there when its change is called off', async () => {
    const session = await open('PageOffers', { offers: [{ id: 7 }] });
    for (const callOff of [
      (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Escape' }),
      () => screen.getByRole('button', { name: 'Annulla' }).click(),
    ]) {
      await click('Pagina dell’offerta');
      const field = screen.getByPlaceholderText('Cerca per titolo');
      expect(document.activeElement).toBe(field);
      await act(async () => void callOff(field));
      expect(screen.getByText(/^Elemento 7/)).toBeTruthy();
      await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Cambia/));
    }
    expect(steps(session)).toBe(0);
  });

  /** Begins to upload an image; what is returned ends it. */
  async function beginUpload(session: Session) {
    let uploaded = (_image: UploadedImage) => {};
    session.cms.upload = () =>
      new Promise((resolve) => {
        uploaded = resolve;
      });
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('no button to upload');
    const files = [new File(['x'], 'casa.png', { type: 'image/png' })];
    await act(async () => {
      fireEvent.change(input, { target: { files } });
    });
    return () => act(async () => uploaded({ url: '/casa.webp' }));
  }

  it('gives an uploaded image to the item it was picked for, wherever that is by then', async () => {
    const slides = ['/a.webp', '/b.webp', '/c.webp'].map((img) => ({
      img,
      backgroundSize: 'cover',
    }));
    const images = (session: Session) =>
      (propsOf(session).slides as typeof slides).map(({ img }) => img);
    const session = await open('Gallery', { slides });
    session.actions.select('a');
    const press = (name: RegExp, index: number) =>
      act(async () => screen.getAllByRole('button', { name })[index]?.click());
    await press(/^Immagini 2/, 0);
    const end = await beginUpload(session);
    await press(/^Altre azioni: /, 0);
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    await end();
    expect(images(session)).toEqual(['/casa.webp', '/c.webp']);

    const endGone = await beginUpload(session);
    await press(/^Altre azioni: /, 0);
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    await endGone();
    expect(images(session)).toEqual(['/c.webp']);
    expect(session.ui.getState().info).toContain('tra quelle della pagina');
  });

  it('gives an uploaded image to the block it was picked for', async () => {
    const [a, b] = ['a', 'b'].map((id) =>
      node(id, { component: 'Image', props: { img: `/${id}` } }),
    );
    if (!a || !b) throw new Error('no nodes');
    const { session, select } = await openAll([a, b]);
    const end = await beginUpload(session);
    await select(b);
    await end();
    const images = ['a', 'b'].map((id) => session.store.getState().nodes.get(id)?.props.img);
    expect(images).toEqual(['/casa.webp', '/b']);
  });

  it('keeps the keyboard in the field of an image that is taken out', async () => {
    const session = await open('Image', { img: '/foto.webp' });
    await click('Togli l’immagine');
    expect(propsOf(session).img ?? '').toBe('');
    expect(document.activeElement?.id).toBe('root.img');
  });

  it('writes nothing when it is opened', async () => {
    const session = await open('SectionSteps', STEPS);
    expect(propsOf(session)).toEqual(STEPS);
    expect(steps(session)).toBe(0);
  });

  it('changes the one prop that was edited, in one step with a readable line', async () => {
    const session = await open('SectionSteps', STEPS);
    await type('Titolo', 'Passa');
    expect(propsOf(session)).toEqual({ ...STEPS, title: 'Passa' });
    expect(steps(session)).toBe(1);
    expect(changeText(session.store.getState().change)).toBe(
      'Titolo di Section steps: «Passa a noi» → «Passa»',
    );
  });

  it('shows what undo brings back', async () => {
    const session = await open('SectionSteps', STEPS);
    await type('Titolo', 'Altro');
    await act(async () => session.actions.undo());
    expect(await screen.findByDisplayValue('Passa a noi')).toBe(screen.getByLabelText('Titolo'));
  });

  it('keeps the caret where a step was taken back, and at its words when others change the text', async () => {
    const session = await open('SectionSteps', STEPS);
    const field = screen.getByLabelText<HTMLInputElement>('Titolo');
    field.focus();
    await type('Titolo', 'PassaAAA a noi');
    await act(painted);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    await act(async () => {
      session.actions.undo();
      await painted();
    });
    await screen.findByDisplayValue('Passa a noi');
    expect([field.value, field.selectionStart]).toEqual(['Passa a noi', 5]);
    await act(async () => {
      setProp(session.store, { id: 'a', name: 'title', value: 'Oggi: Passa a noi' });
      await painted();
    });
    expect([field.value, field.selectionStart]).toEqual(['Oggi: Passa a noi', 11]);
  });

  it('stays for another node of the block, with its values, and writes to that one', async () => {
    const [a, b] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'SectionSteps', props: { title: 'Altro', steps: [] } }),
    ];
    const { session, select } = await openAll([a, b]);
    const field = screen.getByLabelText('Titolo') as HTMLInputElement;
    await select(b);
    expect(screen.getByLabelText('Titolo')).toBe(field);
    expect(field.value).toBe('Altro');
    expect(screen.queryByDisplayValue('Uno')).toBeNull();
    await type('Titolo', 'Di b');
    const { nodes } = session.store.getState();
    expect(nodes.get('b')?.props).toEqual({ title: 'Di b', steps: [] });
    expect(nodes.get('a')?.props).toEqual(STEPS);
    expect(steps(session)).toBe(1);
  });

  it('stays for a moment, out of reach, when another node is selected', async () => {
    const [a, b] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'SectionSteps', props: { title: 'Altro', steps: [] } }),
    ];
    const { choose } = await openAll([a, b]);
    const field = screen.getByLabelText('Titolo') as HTMLInputElement;
    field.focus();
    choose(b);
    expect(document.querySelector('.cover')).not.toBeNull();
    expect(field.value).toBe('Passa a noi');
    expect(document.activeElement).toBe(document.body);
    // Nor by the keyboard.
    field.focus();
    expect(document.activeElement).toBe(document.body);
    await act(painted);
    expect(document.querySelector('.cover')).toBeNull();
    expect(field.value).toBe('Altro');
    expect(document.activeElement).toBe(field);
  });

  it('leaves the focus to whoever has taken it meanwhile', async () => {
    const [a, b] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'SectionSteps', props: STEPS }),
    ];
    const { choose } = await openAll([a, b]);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    screen.getByLabelText('Titolo').focus();
    choose(b);
    elsewhere.focus();
    await act(painted);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('that cannot be shown says so, and does not stand in the way of the next', async () => {
    const [a, b, c] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'Sconosciuto', props: {} }),
      node('c', { component: 'SectionSteps', props: { title: 'Di c', steps: [] } }),
    ];
    const { select } = await openAll([a, b, c]);
    await select(b);
    expect((await screen.findByRole('alert')).textContent).toMatch(/non si possono mostrare/);
    await select(c);
    expect(await screen.findByDisplayValue('Di c')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may be read but not changed while the block is locked', async () => {
    await open('SectionSteps', STEPS, true);
    expect((screen.getByLabelText('Titolo') as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Aggiungi/ })).toBeNull();
  });

  it('shows an error at its field', async () => {
    await open('TextBlock', { title: 'x', align: 'sopra' });
    expect(screen.getAllByText(/Valore non ammesso/).length).toBeGreaterThan(0);
  });
});

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
    await click('Aggiungi a Gruppi');
    expect(names()).toHaveLength(3);
    await act(async () => session.actions.undo(4));
    expect(propsOf(session)).toEqual(FAQ);
  });

  it('copies, cuts and pastes single items, from one page to another', async () => {
    const menu = async (item: string, entry: RegExp) => {
      await click(`Altre azioni: ${item}`);
      await act(async () => screen.getByRole('menuitem', { name: entry }).click());
    };
    const groups = (session: Session) =>
      (propsOf(session).groups as { groupName?: string }[]).map(({ groupName }) => groupName);
    const session = await open('Faq', FAQ);
    await menu('Bolletta', /^Copia elemento/);
    await menu('Autolettura', /^Incolla dopo/);
    expect(groups(session)).toEqual(['Bolletta', 'Autolettura', 'Bolletta']);
    expect(steps(session)).toBe(1);
    expect(session.ui.getState().announcement.text).toBe('Gruppi incollato in posizione 3.');
    await menu('Autolettura', /^Taglia elemento/);
    expect(groups(session)).toEqual(['Bolletta', 'Bolletta']);
    cleanup();

    const other = await open('Faq', { groups: [] });
    await click('Incolla in Gruppi');
    expect(groups(other)).toEqual(['Autolettura']);
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
    await click('Aggiungi a Gruppi');
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

describe('a conditional field', () => {
  it('is hidden while its condition does not hold, and its value is kept', async () => {
    const card = { title: 'Fibra', modemIncluded: false, modemPrice: '4 €' };
    const session = await open('Plans', { plans: [{ title: 'Casa', content: [card] }] });
    await click('Casa');
    await click('Fibra');
    expect(screen.getByDisplayValue('4 €')).toBeTruthy();
    await act(async () => screen.getByRole('switch', { name: /Modem incluso/ }).click());
    expect(screen.queryByDisplayValue('4 €')).toBeNull();
    expect(propsOf(session).plans).toEqual([
      { title: 'Casa', content: [{ ...card, modemIncluded: true }] },
    ]);
  });
});
