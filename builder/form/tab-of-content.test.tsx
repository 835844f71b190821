// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { node } from '../test-support/document.ts';
import { openAll, painted, propsOf } from '../test-support/open-form.tsx';

afterEach(cleanup);

const TABS = [
  { title: 'Prezzo fisso', tabId: 'fisso' },
  { title: 'Prezzo indicizzato', tabId: 'indice' },
];
const tabs = (id: string, childIds: string[] = []) =>
  node(id, { component: 'ProductPageTab', props: { tabs: TABS }, childIds });
const content = (id: string, tabId?: string) =>
  node(id, { component: 'ProductPageTabContent', props: { tabId } });

describe('the tab that a content belongs to', () => {
  const field = () => screen.getByRole('combobox', { name: 'Scheda' });

  it('is chosen by its title, with the keyboard too', async () => {
    const { session } = await openAll([content('a', ''), tabs('tabs')]);
    await act(async () => field().focus());
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Prezzo fissofisso',
      'Prezzo indicizzatoindice',
    ]);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
    expect(propsOf(session).tabId).toBe('indice');
    await act(painted);
    expect(field()).toHaveProperty('value', 'Prezzo indicizzato');
    expect(screen.getByText('Nome nei link: indice')).toBeTruthy();
  });

  it('is not asked for of cards that lie in no tabs', async () => {
    const cards = (id: string, props: Record<string, unknown>) =>
      node(id, { component: 'ProductPageCards', props });
    const { select } = await openAll([
      cards('a', {}),
      tabs('tabs', ['within']),
      cards('within', {}),
      cards('named', { tabId: 'fisso' }),
    ]);
    const asked = () =>
      [
        screen.queryByRole('combobox', { name: 'Scheda' }),
        screen.queryByRole('switch', { name: 'Aperta all’inizio' }),
      ].map((each) => each !== null);
    expect(asked()).toEqual([false, false]);
    await select(cards('within', {}));
    expect(asked()).toEqual([true, true]);
    await select(cards('named', { tabId: 'fisso' }));
    expect(asked()).toEqual([true, true]);
  });

  it('keeps its title until one types, and takes a typed title for the tab it is of', async () => {
    const { session } = await openAll([content('a', 'fisso'), tabs('tabs')]);
    await act(async () => field().focus());
    expect(field()).toHaveProperty('value', 'Prezzo fisso');
    for (const [typed, tabId] of [
      ['Prezzo', 'Prezzo'],
      ['prezzo indicizzato', 'indice'],
    ]) {
      await act(async () => void fireEvent.change(field(), { target: { value: typed } }));
      expect(field()).toHaveProperty('value', typed);
      expect(propsOf(session).tabId).toBe(tabId);
    }
    await act(async () => field().blur());
    await act(painted);
    expect(field()).toHaveProperty('value', 'Prezzo indicizzato');
  });

  it('says what it belongs to once what was typed is taken back', async () => {
    const { session } = await openAll([content('a', 'fisso'), tabs('tabs')]);
    await act(async () => {
      field().focus();
      fireEvent.change(field(), { target: { value: 'altra' } });
    });
    await act(painted);
    expect(field()).toHaveProperty('value', 'altra');
    await act(async () => session.actions.undo());
    await act(painted);
    expect(field()).toHaveProperty('value', 'Prezzo fisso');
  });

  it('may be typed freely', async () => {
    const { session } = await openAll([content('a', 'fisso'), tabs('tabs')]);
    await act(async () => {
      field().focus();
      fireEvent.change(field(), { target: { value: 'nuova' } });
    });
    expect(propsOf(session).tabId).toBe('nuova');
  });
});

it('a content that is added among tabs belongs to the first tab without one', async () => {
  const { session } = await openAll([tabs('a', ['c']), content('c', 'fisso')]);
  await act(() => session.actions.insert('ProductPageTabContent', { parentId: 'a', index: 1 }));
  const { nodes, currentlyEditing } = session.store.getState();
  expect(nodes.get(currentlyEditing ?? '')?.props.tabId).toBe('indice');
});
