// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { openForm } from '../form/load-form.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { painted } from '../test-support/open-form.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { NodePanel } from './NodePanel.tsx';

beforeAll(() => Promise.all(['TextBlock', 'Separator'].map((name) => openForm(name))));
afterEach(cleanup);

const note = () => screen.queryByText(/nascono come esempio/);

async function insert(component: string) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  await act(async () => {
    await session.actions.insert(component);
    render(
      <Tooltips>
        <SessionContext value={session}>
          <NodePanel />
        </SessionContext>
      </Tooltips>,
    );
    await painted();
  });
  return session;
}

it('says of a new block that its texts are an example, until it was changed and left', async () => {
  const { store, actions } = await insert('TextBlock');
  expect(note()).not.toBeNull();
  const id = store.getState().currentlyEditing ?? '';
  await act(async () => {
    setProp(store, { id, name: 'title', value: 'Il nostro' });
    await painted();
  });
  // The form must not move up below somebody's pointer.
  expect(note()).not.toBeNull();
  for (const next of [null, id]) {
    await act(async () => {
      actions.select(next);
      await painted();
    });
  }
  expect(note()).toBeNull();
});

it('says nothing of a block that has nothing to say', async () => {
  await insert('Separator');
  expect(note()).toBeNull();
});
