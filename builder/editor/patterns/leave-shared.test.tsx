// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setProp } from '../../commands/set-prop.ts';
import { keepLocalDraft } from '../../draft/keep-local-draft.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { SessionContext } from '../context.ts';
import { LeaveShared } from './LeaveShared.tsx';

afterEach(cleanup);

/** What follows a change has done so by then. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

it('leaves nothing in the browser of what is not to be saved, typed a moment before', () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a'))));
  const { patterns } = createSession(bootstrap);
  let stop = () => {};
  const session = createSession(bootstrap, { patterns, leave: () => stop() });
  const write = vi.spyOn(session.drafts, 'write').mockResolvedValue();
  const remove = vi.spyOn(session.drafts, 'remove').mockResolvedValue();
  stop = keepLocalDraft(session);
  render(
    <SessionContext value={session}>
      <LeaveShared />
    </SessionContext>,
  );
  setProp(session.store, { id: 'a', name: 'title', value: 'Fibra' });
  fireEvent.click(screen.getByText('Torna alla pagina'));
  fireEvent.click(screen.getByText('Esci senza salvare'));
  expect(write).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledWith(7);
});

it('goes back once it is saved, after warnings that had to be read; not if it is worked on', async () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a'))));
  const { patterns } = createSession(bootstrap);
  const leave = vi.fn();
  const session = createSession(bootstrap, { patterns, leave });
  // It asks, and saves nothing yet.
  const save = vi.spyOn(session.actions, 'save').mockResolvedValue(undefined);
  const { store } = session;
  render(
    <SessionContext value={session}>
      <LeaveShared />
    </SessionContext>,
  );
  const write = (value: string) => act(() => setProp(store, { id: 'a', name: 'title', value }));
  const saveAndLeave = () => {
    fireEvent.click(screen.getByText('Torna alla pagina'));
    fireEvent.click(screen.getByText('Salva e torna alla pagina'));
  };
  const saved = () =>
    act(() =>
      store.setState(({ nodes, media, template }) => ({ baseline: { nodes, media, template } })),
    );
  write('Fibra');
  saveAndLeave();
  expect(save).toHaveBeenCalledOnce();
  write('Fibra veloce');
  await settled();
  saved();
  await settled();
  expect(leave).not.toHaveBeenCalled();
  write('Fibra');
  saveAndLeave();
  await settled();
  expect(leave).not.toHaveBeenCalled();
  // What another window saved comes along with the saving.
  act(() => {
    setProp(store, { id: 'a', name: 'text', value: 'Altrui' });
    store.setState(({ takenIn }) => ({ takenIn: takenIn + 1 }));
  });
  await settled();
  expect(leave).not.toHaveBeenCalled();
  saved();
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});
