// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '../session.ts';
import { node } from '../test-support/document.ts';
import { click, openAll, painted, propsOf, steps, type } from '../test-support/open-form.tsx';

afterEach(cleanup);

const TABS = [
  { title: 'Prezzo fisso', tabId: 'fisso' },
  { title: 'Prezzo indicizzato', tabId: 'indice' },
];
const tabs = (id: string, childIds: string[] = [], more = {}) =>
  node(id, { component: 'ProductPageTab', props: { tabs: TABS }, childIds, ...more });
const content = (id: string, tabId?: string) =>
  node(id, { component: 'ProductPageTabContent', props: { tabId } });
const ids = (session: Session) => (propsOf(session).tabs as typeof TABS).map(({ tabId }) => tabId);
const ADD = 'Aggiungi il contenuto della scheda';

describe('the id of a tab', () => {
  it('is made with the tab, unlike that of any other, in the same step', async () => {
    const { session } = await openAll([tabs('a', ['c']), content('c', 'fisso')]);
    await click('Aggiungi scheda');
    expect(ids(session)).toEqual(['fisso', 'indice', 'scheda-3']);
    expect(steps(session)).toBe(1);
    await click('Altre azioni: Prezzo fisso');
    await act(async () => screen.getByRole('menuitem', { name: 'Duplica' }).click());
    expect(ids(session)).toEqual(['fisso', 'fisso-2', 'indice', 'scheda-3']);
    await act(async () => session.actions.undo(2));
    expect(propsOf(session).tabs).toEqual(TABS);
  });

  it('is borne by a content that comes with the tab, after those of the others: one step', async () => {
    const { session } = await openAll([
      ...[tabs('a', ['c', 'x']), content('c', 'fisso'), node('x', { component: 'TextBlock' })],
    ]);
    const before = session.store.getState().nodes;
    await click('Aggiungi scheda');
    const { nodes } = session.store.getState();
    const held = nodes.get('a')?.childIds.map((id) => nodes.get(id));
    expect(held?.map((each) => [each?.component, each?.props.tabId])).toEqual([
      ['ProductPageTabContent', 'fisso'],
      ['ProductPageTabContent', 'scheda-3'],
      ['TextBlock', undefined],
    ]);
    const { text } = session.ui.getState().announcement;
    expect(text).toBe('Scheda 3 aggiunta con il suo contenuto.');
    await act(painted);
    expect(screen.getByDisplayValue('scheda-3')).toBeTruthy();
    expect(screen.queryByText(ADD)).toBeNull();
    // It has a title to be replaced: the page is complete meanwhile.
    await act(painted);
    expect(document.activeElement).toBe(screen.getByDisplayValue('Scheda 3'));
    expect(session.problems.of('a')).toEqual([]);
    await act(async () => session.actions.undo());
    expect(session.store.getState().nodes).toBe(before);
  });

  it('is made with a tab that is added in the page, at the tabs or at a content of theirs', async () => {
    const { session } = await openAll([
      ...[tabs('a', ['c', 'x']), content('c', 'fisso'), node('x', { component: 'TextBlock' })],
    ]);
    const before = session.store.getState().nodes;
    await act(async () => session.actions.appendItem('x'));
    expect(session.store.getState().nodes).toBe(before);
    await act(async () => session.actions.appendItem('c'));
    await act(painted);
    expect(ids(session)).toEqual(['fisso', 'indice', 'scheda-3']);
    expect(session.store.getState().nodes.get('a')?.childIds).toHaveLength(3);
    expect(session.store.getState().currentlyEditing).toBe('a');
    await act(painted);
    const title = screen.getByDisplayValue<HTMLInputElement>('Scheda 3');
    expect(document.activeElement).toBe(title);
    expect([title.selectionStart, title.selectionEnd]).toEqual([0, 'Scheda 3'.length]);
    await act(async () => session.actions.undo());
    expect(session.store.getState().nodes).toBe(before);
  });

  it('of a copy is borne by copies of what belongs to the tab: one step', async () => {
    const cards = node('d', {
      ...{ component: 'ProductPageCards', uneditable: true },
      props: { tabId: 'fisso', title: 'Perché' },
    });
    const { session } = await openAll([
      ...[tabs('a', ['c', 'd', 'e']), content('c', 'fisso'), cards, content('e', 'indice')],
    ]);
    const before = session.store.getState().nodes;
    const title = 'Prezzo fisso';
    await click(`Altre azioni: ${title}`);
    await act(async () => screen.getByRole('menuitem', { name: 'Duplica' }).click());
    expect(ids(session)).toEqual(['fisso', 'fisso-2', 'indice']);
    const { nodes } = session.store.getState();
    const held = nodes.get('a')?.childIds.map((id) => nodes.get(id));
    expect(held?.map((each) => [each?.component, each?.props.tabId, each?.uneditable])).toEqual([
      ['ProductPageTabContent', 'fisso', undefined],
      ['ProductPageCards', 'fisso', true],
      ['ProductPageTabContent', 'fisso-2', undefined],
      ['ProductPageCards', 'fisso-2', true],
      ['ProductPageTabContent', 'indice', undefined],
    ]);
    const { text } = session.ui.getState().announcement;
    expect(text).toBe('Scheda «Prezzo fisso» duplicata con i suoi contenuti.');
    expect(steps(session)).toBe(1);
    await act(painted);
    // The copy is open, as any other is, and told from the original until it has a title of its own.
    expect(screen.getByDisplayValue('fisso-2')).toBeTruthy();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByDisplayValue(`${title} (copia)`));
    expect(screen.queryByText(ADD)).toBeNull();
    await act(async () => session.actions.undo());
    expect(session.store.getState().nodes).toBe(before);
  });

  it('follows the title of a tab that nobody has saved, with its content: one step', async () => {
    const { session } = await openAll([tabs('a', ['c']), content('c', 'fisso')]);
    await click('Aggiungi scheda');
    await act(painted);
    const field = screen.getByDisplayValue('Scheda 3');
    for (const value of ['G', 'Gas']) {
      await act(async () => void fireEvent.change(field, { target: { value } }));
    }
    expect(ids(session)).toEqual(['fisso', 'indice', 'gas']);
    const { nodes } = session.store.getState();
    const borne = nodes.get('a')?.childIds.map((id) => nodes.get(id)?.props.tabId);
    expect(borne).toEqual(['fisso', 'gas']);
    expect(steps(session)).toBe(2);
    // That of a saved one stays: links may lead to it.
    await click('Prezzo fisso Aperta all’inizio');
    await act(painted);
    await type('Titolo*', 'Prezzo');
    expect((propsOf(session).tabs as typeof TABS)[0]?.title).toBe('Prezzo');
    expect(ids(session)).toEqual(['fisso', 'indice', 'gas']);
  });

  it('of a copy is borne by none where only a locked container holds what belongs to the tab', async () => {
    const group = node('g', { component: 'PageBlock', uneditable: true, childIds: ['c'] });
    const { session } = await openAll([tabs('a', ['g']), group, content('c', 'fisso')]);
    await click('Altre azioni: Prezzo fisso');
    await act(async () => screen.getByRole('menuitem', { name: 'Duplica' }).click());
    expect(ids(session)).toEqual(['fisso', 'fisso-2', 'indice']);
    expect(session.store.getState().nodes.size).toBe(4);
    expect(session.ui.getState().announcement.text).toBe('Duplicato: «Prezzo fisso».');
  });

  it('is kept by a tab that is cut and pasted, as its content goes by it', async () => {
    const { session } = await openAll([tabs('a')]);
    await click('Altre azioni: Prezzo fisso');
    await act(async () => screen.getByRole('menuitem', { name: /^Taglia/ }).click());
    await click('Incolla in Schede');
    expect(ids(session)).toEqual(['indice', 'fisso']);
  });

  it('is written once it is whole, and what belongs to the tab follows: one step', async () => {
    const cards = node('d', {
      ...{ component: 'ProductPageCards', uneditable: true, props: { tabId: 'fisso' } },
    });
    const { session } = await openAll([
      ...[tabs('a', ['c', 'd', 'e']), content('c', 'fisso'), cards, content('e', 'indice')],
    ]);
    const before = session.store.getState().nodes;
    const borne = () => {
      const { nodes } = session.store.getState();
      return ['c', 'd', 'e'].map((id) => nodes.get(id)?.props.tabId);
    };
    await click('Prezzo fisso Aperta all’inizio');
    const field = screen.getByDisplayValue('fisso');
    const write = (value: string) =>
      act(async () => void fireEvent.change(field, { target: { value } }));
    // On its way it is another tab's for a moment.
    for (const text of ['indice', 'indice-due ']) await write(text);
    expect(session.store.getState().nodes).toBe(before);
    expect(session.held.isHolding()).toBe(true);
    await act(async () => void fireEvent.blur(field));
    expect(ids(session)).toEqual(['indice-due', 'indice']);
    expect(borne()).toEqual(['indice-due', 'indice-due', 'indice']);
    expect(steps(session)).toBe(1);
    expect(screen.getByDisplayValue('indice-due')).toBeTruthy();
    await act(async () => session.actions.undo());
    expect(session.store.getState().nodes).toBe(before);

    // What belongs to a tab is not another's all of a sudden.
    await act(painted);
    await write('indice');
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    expect(ids(session)).toEqual(['indice', 'indice']);
    expect(borne()).toEqual(['fisso', 'fisso', 'indice']);
    await act(painted);
    expect(screen.getByText(/^Un’altra scheda ha già questo id/)).toBeTruthy();
    // With an id of its own again it has back what was its own.
    await write('fisso e chiaro');
    await act(async () => void fireEvent.blur(field));
    expect(ids(session)).toEqual(['fisso-e-chiaro', 'indice']);
    expect(borne()).toEqual(['fisso-e-chiaro', 'fisso-e-chiaro', 'indice']);
  });

  it('may be left by the press on the button that adds a content', async () => {
    const { session } = await openAll([tabs('a', ['c']), content('c', 'fisso')]);
    await click('Prezzo indicizzato');
    const button = screen.getByRole('button', { name: ADD });
    const field = screen.getByDisplayValue('indice');
    await act(async () => void fireEvent.change(field, { target: { value: 'variabile' } }));
    await act(async () => void fireEvent.blur(field));
    // A press begins on one button and ends on the same.
    expect(screen.getByRole('button', { name: ADD })).toBe(button);
    await click(ADD);
    const { nodes, currentlyEditing } = session.store.getState();
    expect(nodes.get(currentlyEditing ?? '')?.props).toEqual({ tabId: 'variabile' });
  });

  it('takes what belongs to the tab along when the tab is deleted: one step', async () => {
    const { session } = await openAll([
      ...[tabs('a', ['c', 'd', 'e']), content('c', 'fisso'), content('d', 'indice')],
      node('e', {
        ...{ component: 'ProductPageCards', uneditable: true, props: { tabId: 'fisso' } },
      }),
    ]);
    const before = session.store.getState().nodes;
    await click('Altre azioni: Prezzo fisso');
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    const { nodes } = session.store.getState();
    expect(ids(session)).toEqual(['indice']);
    // What is locked stays; the checks point it out.
    expect(nodes.get('a')?.childIds).toEqual(['d', 'e']);
    expect(session.ui.getState().announcement.text).toMatch(
      /^Scheda «Prezzo fisso» eliminata con il suo/,
    );
    expect(steps(session)).toBe(1);
    await act(async () => session.actions.undo());
    expect(session.store.getState().nodes).toBe(before);
  });

  it('takes what belongs to the tab along when the tab is moved: one step', async () => {
    const { session } = await openAll([
      ...[tabs('a', ['n', 'c', 'd', 'e']), node('n', { component: 'TextBlock' })],
      ...[content('c', 'fisso'), content('d', 'fisso'), content('e', 'indice')],
    ]);
    const before = session.store.getState().nodes;
    const children = () => session.store.getState().nodes.get('a')?.childIds;
    await click('Sposta giù: Prezzo fisso');
    expect(ids(session)).toEqual(['indice', 'fisso']);
    expect(children()).toEqual(['n', 'e', 'c', 'd']);
    expect(session.ui.getState().announcement.text).toMatch(
      /^Scheda «Prezzo fisso» spostata in posizione 2/,
    );
    expect(steps(session)).toBe(1);
    await act(async () => session.actions.undo());
    expect(session.store.getState().nodes).toBe(before);
  });

  it('leaves contents where they stand, of which one is locked or which have an order of their own', async () => {
    const locked = node('d', {
      ...{ component: 'ProductPageCards', uneditable: true, props: { tabId: 'indice' } },
    });
    const { session } = await openAll([tabs('a', ['c', 'd']), content('c', 'fisso'), locked]);
    await click('Sposta giù: Prezzo fisso');
    expect(ids(session)).toEqual(['indice', 'fisso']);
    expect(session.store.getState().nodes.get('a')?.childIds).toEqual(['c', 'd']);
    await act(async () => session.actions.toggleLock('d'));
    await click('Sposta giù: Prezzo indicizzato');
    expect(ids(session)).toEqual(['fisso', 'indice']);
    expect(session.store.getState().nodes.get('a')?.childIds).toEqual(['c', 'd']);
  });

  it('leaves what another tab shows too', async () => {
    const twice = [TABS[0], { title: 'Copia', tabId: 'fisso' }, TABS[1]];
    const { session } = await openAll([
      node('a', { component: 'ProductPageTab', props: { tabs: twice }, childIds: ['c'] }),
      content('c', 'fisso'),
    ]);
    await click('Altre azioni: Copia');
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    expect(ids(session)).toEqual(['fisso', 'indice']);
    expect(session.store.getState().nodes.get('a')?.childIds).toEqual(['c']);
  });

  it('goes along with one tab that is open at first: no copy is', async () => {
    const opened = [{ ...TABS[0], active: true }, TABS[1]];
    const { session } = await openAll([
      node('a', { component: 'ProductPageTab', props: { tabs: opened }, childIds: ['c'] }),
      node('c', { component: 'ProductPageTabContent', props: { tabId: 'fisso', active: true } }),
    ]);
    await click('Altre azioni: Prezzo fisso');
    await act(async () => screen.getByRole('menuitem', { name: 'Duplica' }).click());
    const { nodes } = session.store.getState();
    const flags = (list: unknown) =>
      (list as { active?: boolean }[]).map(({ active }) => active === true);
    expect(flags(propsOf(session).tabs)).toEqual([true, false, false]);
    expect(flags(nodes.get('a')?.childIds.map((id) => nodes.get(id)?.props))).toEqual([
      true,
      false,
    ]);
  });

  it('that no block bears says so, and leads to the content that is missing: one step', async () => {
    const { session } = await openAll([tabs('a', ['c', 'd']), content('c', 'fisso'), node('d')]);
    const before = session.store.getState().nodes;
    await click('Prezzo fisso Aperta all’inizio');
    expect(screen.queryByText(ADD)).toBeNull();
    await click('Prezzo indicizzato');
    expect(screen.getByText(/^Questa scheda non ha ancora un contenuto/)).toBeTruthy();
    await click(ADD);
    const { nodes, currentlyEditing } = session.store.getState();
    // After the other contents, before what else lies there.
    expect(nodes.get('a')?.childIds).toEqual(['c', currentlyEditing, 'd']);
    const added = nodes.get(currentlyEditing ?? '');
    expect(added?.component).toBe('ProductPageTabContent');
    expect(added?.props).toEqual({ tabId: 'indice' });
    expect(session.ui.getState().announcement.text).toContain('per «Prezzo indicizzato»');
    await act(painted);
    expect(screen.queryByText(ADD)).toBeNull();
    await act(async () => session.actions.undo());
    expect(session.store.getState().nodes).toBe(before);
  });

  it('is only read where the block is locked', async () => {
    const { session } = await openAll([tabs('a', [], { uneditable: true })]);
    await click('Prezzo fisso Aperta all’inizio');
    expect(screen.queryByRole('button', { name: ADD })).toBeNull();
    session.actions.addContent('a', 'fisso');
    expect(session.store.getState().nodes.size).toBe(2);
    expect(session.ui.getState().refusal.text).toContain('è bloccato');
  });
});
