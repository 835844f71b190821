import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { loadForm } from '../form/load-form.ts';
import { setField } from '../form/set-field.ts';
import { createSession } from '../session.ts';
import { changeText } from '../store/history.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

function open(more: Partial<ReturnType<typeof node>> = {}) {
  const prices = node('prices', { component: 'SectionTitle', props: { title: 'Prezzi' }, ...more });
  const content = serializeDocument(page(node('a', { props: { text: '<p>Vai</p>' } }), prices));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const { store, actions } = session;
  return {
    ...session,
    choose: () =>
      actions.makePlace({
        ...{ key: 'prices #prezzi', label: 'Prezzi', hint: '', address: '#prezzi' },
        receiver: 'prices',
      }),
    anchor: () => store.getState().nodes.get('prices')?.props.anchor,
    steps: () => store.temporal.getState().pastStates.length,
    change: () => changeText(store.getState().change),
  };
}
const LINKED = '<p><a href="#prezzi">Vai</a></p>';

it('a block is given an anchor in one step with the link that a text was just given', async () => {
  const { store, choose, anchor, steps, change, actions } = open();
  await loadForm('TextBlock');
  setField(store, { id: 'a', path: ['text'], value: LINKED });
  choose();
  expect([anchor(), steps()]).toEqual(['prezzi', 1]);
  expect(change()).toContain('Testo di Blocco di testo, con un’ancora a «Prezzi»');
  actions.undo();
  expect([anchor(), store.getState().nodes.get('a')?.props.text]).toEqual([
    undefined,
    '<p>Vai</p>',
  ]);
});

it('a block is given an anchor in a step of its own where the link stands there already', () => {
  const { store, choose, anchor, steps, change } = open();
  setProp(store, { id: 'a', name: 'title', value: 'Altro' });
  choose();
  expect([anchor(), steps(), change()]).toEqual([
    'prezzi',
    2,
    'Ancora di «Prezzi»: (vuoto) → «prezzi»',
  ]);
});

it('a locked block and one with an anchor stay as they are', () => {
  const locked = open({ uneditable: true });
  locked.choose();
  expect([locked.anchor(), locked.steps()]).toEqual([undefined, 0]);
  const own = open({ props: { title: 'Prezzi', anchor: 'suo' } });
  own.choose();
  expect(own.anchor()).toBe('suo');
});
