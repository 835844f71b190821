// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { node, page } from '../../test-support/document.ts';
import { openOutline } from '../../test-support/open-outline.tsx';
import { updatePanels } from '../panel-updates.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The outline of three blocks of which the first is selected, with the keyboard on the second. */
async function onTheSecond() {
  const session = await openOutline(page(node('a'), node('b'), node('c')));
  const press = async (key: string, modifiers = {}) => {
    await act(async () => void fireEvent.keyDown(screen.getByRole('tree'), { key, ...modifiers }));
    await act(async () => updatePanels());
  };
  await act(async () => session.actions.select('a'));
  await act(async () => updatePanels());
  await press('ArrowDown');
  return { session, press };
}

it.each([
  ['c', { ctrlKey: true }],
  ['x', { metaKey: true }],
  ['v', { ctrlKey: true }],
  ['/', {}],
])('%s is about the line that the keyboard is on', async (key, modifiers) => {
  const { session, press } = await onTheSecond();
  expect(session.store.getState().currentlyEditing).toBe('a');
  await press(key, modifiers);
  expect(session.store.getState().currentlyEditing).toBe('b');
});

it('several selected lines stay so for a key pressed on one of them', async () => {
  const { session, press } = await onTheSecond();
  await act(async () => session.actions.selectMany(['a', 'b']));
  await act(async () => updatePanels());
  await press('c', { ctrlKey: true });
  expect([...session.ui.getState().selection]).toEqual(['a', 'b']);
});

it('goes on from the line that was let go of', async () => {
  const { session, press } = await onTheSecond();
  for (const id of ['c', null]) {
    await act(async () => session.actions.select(id));
    await act(async () => updatePanels());
  }
  expect(session.store.getState().currentlyEditing).toBeNull();
  await press('/');
  expect(session.store.getState().currentlyEditing).toBe('c');
});

it('takes more lines from where the keyboard is, not from what was selected before', async () => {
  const { session, press } = await onTheSecond();
  await press('ArrowDown', { shiftKey: true });
  expect([...session.ui.getState().selection]).toEqual(['b', 'c']);
});

it('stays at a line that is taken out of those that are selected', async () => {
  const { session, press } = await onTheSecond();
  await press(' ', { ctrlKey: true });
  await press('ArrowDown');
  await press(' ', { ctrlKey: true });
  await press(' ', { ctrlKey: true });
  expect([...session.ui.getState().selection]).toEqual(['a', 'b']);
  await press(' ', { ctrlKey: true });
  expect([...session.ui.getState().selection]).toEqual(['a', 'b', 'c']);
});

it.each(['Enter', 'ArrowDown'])(
  '%s leads from the search to the first that it found',
  async (key) => {
    const titled = (id: string, title: string) => node(id, { props: { title } });
    const session = await openOutline(page(titled('a', 'Luce'), titled('b', 'Gas')));
    const search = screen.getByRole('searchbox', { name: 'Cerca nella pagina' });
    await act(async () => void fireEvent.change(search, { target: { value: 'gas' } }));
    await act(async () => void fireEvent.keyDown(search, { key }));
    expect(session.store.getState().currentlyEditing).toBe('b');
    expect(document.activeElement).toBe(screen.getByRole('tree'));
  },
);

it('from an empty search an arrow leads to the lines, and chooses none', async () => {
  const session = await openOutline(page(node('a')));
  const search = screen.getByRole('searchbox', { name: 'Cerca nella pagina' });
  await act(async () => void fireEvent.keyDown(search, { key: 'ArrowDown' }));
  expect(document.activeElement).toBe(screen.getByRole('tree'));
  expect(session.store.getState().currentlyEditing).toBeNull();
});
