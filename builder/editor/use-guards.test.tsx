// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Toolbar } from '../ui/Toolbar.tsx';
import { SessionContext } from './context.ts';
import { useGuards } from './use-guards.ts';

afterEach(cleanup);

function Guarded({ asks }: { asks: boolean }) {
  useGuards();
  return asks && <div role="dialog" />;
}

it('saves nothing behind a dialog, and keeps the browser from it too', () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const save = vi.spyOn(session.actions, 'save').mockResolvedValue();
  const shown = (asks: boolean) => (
    <SessionContext value={session}>
      <Guarded asks={asks} />
    </SessionContext>
  );
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { rerender } = render(shown(true));
  expect(press()).toBe(true);
  expect(save).not.toHaveBeenCalled();
  rerender(shown(false));
  expect(press()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});

it('goes a step back behind no dialog but the list of steps', () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const undo = vi.spyOn(session.actions, 'undo').mockReturnValue();
  render(
    <SessionContext value={session}>
      <Guarded asks />
    </SessionContext>,
  );
  const press = () => fireEvent.keyDown(document, { key: 'z', ctrlKey: true });
  press();
  expect(undo).not.toHaveBeenCalled();
  session.ui.setState({ historyOpen: true });
  press();
  expect(undo).toHaveBeenCalledTimes(1);
});

it.each([
  ['Tablet', 1],
  ['Ingrandimento', 1],
  ['Duplica', 1],
  ['Togli l’immagine', 0],
  ['Scheda', 0],
  ['Barra', 0],
  ['Titolo', 0],
])('Canc on «%s» deletes the selected block so often: %i', (name, times) => {
  const content = serializeDocument(page(node('a')));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  session.actions.select('a');
  const remove = vi.spyOn(session.actions, 'remove').mockReturnValue();
  render(
    <SessionContext value={session}>
      <Guarded asks={false} />
      <header data-region title="Barra" tabIndex={-1}>
        <button type="button" aria-label="Tablet" />
        <input aria-label="Titolo" />
      </header>
      <select aria-label="Ingrandimento" />
      <aside data-region tabIndex={-1}>
        <Toolbar label="Azioni sul blocco" ofBlock>
          <button type="button" aria-label="Duplica" />
        </Toolbar>
        <button type="button" aria-label="Togli l’immagine" />
        <select aria-label="Scheda" />
      </aside>
    </SessionContext>,
  );
  fireEvent.keyDown(screen.queryByTitle(name) ?? screen.getByLabelText(name), { key: 'Delete' });
  expect(remove).toHaveBeenCalledTimes(times);
});

it('the key that marks everything marks a text that is written, and no more', () => {
  render(
    <SessionContext value={createSession(bootstrapFor('http://127.0.0.1:9'))}>
      <Guarded asks={false} />
      <input aria-label="Titolo" />
    </SessionContext>,
  );
  const isLeft = (target: Element) => fireEvent.keyDown(target, { key: 'a', ctrlKey: true });
  expect(isLeft(document.body)).toBe(false);
  expect(isLeft(screen.getByLabelText('Titolo'))).toBe(true);
});
