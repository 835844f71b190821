// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { SessionContext } from './context.ts';
import { updatePanels } from './panel-updates.ts';
import { SaveState } from './SaveState.tsx';

afterEach(cleanup);

function open() {
  const content = serializeDocument(page(node('a')));
  const { store, ...session } = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const { container } = render(
    <SessionContext value={{ store, ...session }}>
      <SaveState />
    </SessionContext>,
  );
  const write = (value: string) =>
    act(() => {
      setProp(store, { id: 'a', name: 'title', value });
      // The state is told after the page has been painted.
      updatePanels();
    });
  return { ...session, store, write, text: () => container.textContent };
}

it('speaks of something to save when what was kept as a draft is undone', async () => {
  const { ui, store, write, text } = open();
  expect(text()).toBe('Salvato');
  write('Fibra');
  act(() => ui.setState({ keptDraft: store.getState() }));
  expect(text()).toBe('Bozza salvata, non pubblicata');
  act(() => {
    undo(store);
    updatePanels();
  });
  expect(text()).toBe('Modifiche non salvate');
});

it('calls nothing saved that was written while the save was under way', () => {
  const { store, write, text } = open();
  write('Fibra');
  act(() => {
    store.setState(({ meta }) => ({ meta: { ...meta, saved: true } }));
    updatePanels();
  });
  expect(text()).toBe('Modifiche non salvate');
});

it('says where unsaved work is, and where it is not', () => {
  const { ui, write } = open();
  write('Fibra');
  expect(screen.getByTitle(/restano in questo browser/)).toBeTruthy();
  act(() => ui.setState({ isForgetful: true }));
  expect(screen.getByTitle(/questo browser non le può tenere/)).toBeTruthy();
});

it('calls nothing published before the site shows it', () => {
  const { ui, store, write, text } = open();
  write('Fibra');
  const saved = store.getState();
  act(() => {
    store.setState({ baseline: saved, meta: { ...saved.meta, saved: true } });
    ui.setState(({ page }) => ({ goesOnline: true, page: { ...page, status: 'publish' } }));
    updatePanels();
  });
  expect(text()).toBe('Va online…');
  act(() => ui.setState({ goesOnline: false }));
  expect(text()).toBe('Pubblicata');
});
