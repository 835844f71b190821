import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

async function replaced() {
  const content = serializeDocument(page(node('a', { props: { title: 'Chiama 800' } })));
  const { actions, store, ui } = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const { id, title, path, status, restBase } = ui.getState().page;
  const here = { id, title, path, status, restBase, pattern: false, planned: false };
  const outcome = await actions.replaceIn(
    { ...here, nodes: [], count: 1 },
    { sought: { text: '800', by: '801', anyCase: false }, online: false },
  );
  if (outcome.kind !== 'here') throw new Error('not replaced here');
  const words = () => store.getState().nodes.get('a')?.props.title;
  return { outcome, store, words };
}

it('takes back what was replaced in the open page, as its step', async () => {
  const { outcome, store, words } = await replaced();
  expect(words()).toBe('Chiama 801');
  await outcome.takeBack?.();
  expect(words()).toBe('Chiama 800');
  expect(store.temporal.getState().pastStates).toEqual([]);
});

it('takes back nothing that was done since', async () => {
  const { outcome, store, words } = await replaced();
  setProp(store, { id: 'a', name: 'title', value: 'Scrivi' });
  await expect(outcome.takeBack?.()).rejects.toThrow(/Ctrl\+Z/);
  expect(words()).toBe('Scrivi');
});
