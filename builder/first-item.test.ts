import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { setField } from './form/set-field.ts';
import { createSession } from './session.ts';
import { bootstrapFor } from './test-support/cms-server.ts';
import { node, page } from './test-support/document.ts';

const content = (id: string, tabId: string, active?: boolean) =>
  node(id, { component: 'ProductPageTabContent', props: { tabId, active } });
const open = () => {
  const tabs = [
    { title: 'Fisso', tabId: 'fisso', active: true },
    { title: 'Variabile', tabId: 'variabile' },
  ];
  const document = page(
    node('tabs', {
      ...{ component: 'ProductPageTab', props: { tabs }, childIds: ['a', 'b', 'text'] },
    }),
    content('a', 'fisso', true),
    content('b', 'variabile'),
    node('text', { props: { title: 'Luce' } }),
  );
  const { store } = createSession(bootstrapFor('http://127.0.0.1:9', serializeDocument(document)));
  const props = (id: string) => store.getState().nodes.get(id)?.props ?? {};
  const state = () => [
    ...(props('tabs').tabs as { active?: boolean }[]).map(({ active }) => active === true),
    ...['a', 'b'].map((id) => props(id).active === true),
  ];
  return { store, state };
};

it('is one alone: the switch of a tab turns off the others’, and contents follow, in one step', () => {
  const { store, state } = open();
  expect(state()).toEqual([true, false, true, false]);
  setField(store, { id: 'tabs', path: ['tabs', 1, 'active'], value: true });
  expect(state()).toEqual([false, true, false, true]);
  store.temporal.getState().undo();
  expect(state()).toEqual([true, false, true, false]);
  setField(store, { id: 'tabs', path: ['tabs', 0, 'active'], value: false });
  expect(state()).toEqual([false, false, false, false]);
});

it('is the same of a tab and of its content, whichever is switched', () => {
  const { store, state } = open();
  setField(store, { id: 'b', path: ['active'], value: true });
  expect(state()).toEqual([false, true, false, true]);
  setField(store, { id: 'b', path: ['active'], value: false });
  expect(state()).toEqual([false, false, false, false]);
  setField(store, { id: 'text', path: ['title'], value: 'Gas' });
  expect(state()).toEqual([false, false, false, false]);
});
