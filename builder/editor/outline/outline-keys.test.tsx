// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { updatePanels } from '../panel-updates.ts';
import { Outline } from './Outline.tsx';
import { ROW_HEIGHT } from './use-window.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20 * ROW_HEIGHT);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The outline of three blocks of which the first is selected, with the keyboard on the second. */
async function onTheSecond() {
  const content = serializeDocument(page(node('a'), node('b'), node('c')));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  await act(async () => {
    render(
      <SessionContext value={session}>
        <Tooltips>
          <Outline />
        </Tooltips>
      </SessionContext>,
    );
    await session.problems.settled();
  });
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
