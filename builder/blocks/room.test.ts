import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

/** A section with blocks of these fields in it, before a last block of the page. */
function openSection(held: Readonly<Record<string, Record<string, unknown>>>) {
  const ids = Object.keys(held);
  const blocks = ids.map((id) => node(id, { component: 'TextBlock', props: held[id] }));
  const section = node('section', { component: 'PageBlock', childIds: ids });
  const last = node('last', { component: 'TextBlock', props: ROOM });
  const document = page(section, ...blocks, last);
  const session = createSession(bootstrapFor('http://x', serializeDocument(document)));
  return { ...session, props: (id: string) => session.store.getState().nodes.get(id)?.props };
}

const ROOM = { paddingTop: '40px', paddingBottom: '40px' };

it('a block that leaves a section gets the room of a new one there: one step', () => {
  const { actions, props } = openSection({ a: { title: 'A' } });
  actions.moveOut('a');
  expect(props('a')).toEqual({ title: 'A', ...ROOM });
  actions.undo();
  expect(props('a')).toEqual({ title: 'A' });
});

it('a block that comes into a section leaves that room', () => {
  const { actions, props } = openSection({ a: {} });
  actions.place('last', { parentId: 'section', index: 0 });
  expect(props('last')).toEqual({});
});

it('several blocks do as one does', () => {
  const { actions, props } = openSection({ a: {}, b: {} });
  actions.selectMany(['a', 'b']);
  actions.place('a', { parentId: 'root', index: 1 });
  expect([props('a'), props('b')]).toEqual([ROOM, ROOM]);
  actions.place('a', { parentId: 'section', index: 0 });
  expect([props('a'), props('b')]).toEqual([{}, {}]);
});

it('room that somebody chose stays', () => {
  const chosen = {
    none: { paddingTop: '0' },
    much: { paddingTop: '150px', paddingBottom: '40px' },
  };
  const { actions, props } = openSection(chosen);
  for (const [id, own] of Object.entries(chosen)) {
    actions.moveOut(id);
    expect(props(id)).toEqual(own);
    actions.place(id, { parentId: 'section', index: 0 });
    expect(props(id)).toEqual(own);
  }
});

it('among blocks that are as far apart nothing changes', () => {
  const { actions, props } = openSection({ a: {}, b: {} });
  actions.move('b', -1);
  expect(props('b')).toEqual({});
  actions.move('last', -1);
  expect(props('last')).toEqual(ROOM);
});
