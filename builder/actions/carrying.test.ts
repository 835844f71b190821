import { serializeDocument } from '@renderer/document/serialize.ts';
import { describe, expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { keysGivenBy, keyTakenBy } from '../keys.ts';
import { createSession, type Session } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

const CONTENT = 'ProductPageTabContent';

/** Tabs with a content each, which holds a text called as the tab's. */
function open(...keys: string[]): Session {
  const tabs = keys.map((tabId) => ({ tabId, title: tabId.toUpperCase() }));
  const held = keys.flatMap((tabId) => [
    node(`c-${tabId}`, { component: CONTENT, props: { tabId }, childIds: [`t-${tabId}`] }),
    node(`t-${tabId}`, { props: { title: tabId } }),
  ]);
  const childIds = keys.map((tabId) => `c-${tabId}`);
  const group = node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds });
  return createSession(bootstrapFor('http://x', serializeDocument(page(group, ...held))));
}

const groupOf = ({ store }: Session) => store.getState().nodes.get('tabs') ?? node('tabs');
const tabsOf = (session: Session) => groupOf(session).props.tabs as readonly unknown[];
const keysOf = (session: Session) => keysGivenBy(groupOf(session)).map(({ key }) => key);
/** Of each content the tab that it belongs to, and the text in it. */
const contents = (session: Session) => {
  const { nodes } = session.store.getState();
  return groupOf(session).childIds.map((id) => {
    const content = nodes.get(id) ?? node(id);
    return [keyTakenBy(content), nodes.get(content.childIds[0] ?? '')?.props.title];
  });
};
const at = <Item>(items: readonly Item[], index: number, item: unknown) =>
  items.toSpliced(index, 0, item as Item);

it('a tab that is cut takes its content along, and is pasted with it where it comes', () => {
  const session = open('uno', 'due', 'tre');
  const { actions } = session;
  const before = session.store.getState().nodes;
  const [cut] = tabsOf(session);
  const carried = actions.contentsToCarry('tabs', 0) ?? '';
  expect(actions.removeItem('tabs', 0, { isCut: true })).toBe(true);
  expect(contents(session)).toEqual([
    ['due', 'due'],
    ['tre', 'tre'],
  ]);
  const items = at(tabsOf(session), 1, cut);
  expect(actions.pasteItem('tabs', { items, index: 1, contents: carried })).toBe(true);
  expect(keysOf(session)).toEqual(['due', 'uno', 'tre']);
  expect(contents(session)).toEqual([
    ['due', 'due'],
    ['uno', 'uno'],
    ['tre', 'tre'],
  ]);
  actions.undo(2);
  expect(session.store.getState().nodes).toEqual(before);
});

it('a tab of another page comes with its content, under an id that is free', () => {
  const from = open('uno');
  const contentsText = from.actions.contentsToCarry('tabs', 0) ?? '';
  const session = open('uno', 'due');
  const items = at(tabsOf(session), 0, { tabId: 'uno-2', title: 'UNO' });
  session.actions.pasteItem('tabs', { items, index: 0, contents: contentsText });
  expect(contents(session)).toEqual([
    ['uno-2', 'uno'],
    ['uno', 'uno'],
    ['due', 'due'],
  ]);
});

it('what is no content of tabs, or is locked, is not pasted', () => {
  const session = open('uno');
  const contents = JSON.stringify({
    ...{ type: 'page-editor/blocks', format: 1 },
    subtrees: [{ component: 'TextBlock' }],
  });
  const { actions, store } = session;
  const before = store.getState().nodes;
  const items = at(tabsOf(session), 1, { tabId: 'due', title: 'DUE' });
  expect(actions.pasteItem('tabs', { items, index: 1, contents })).toBe(false);
  const carried = actions.contentsToCarry('tabs', 0) ?? '';
  actions.toggleLock('tabs');
  expect(actions.pasteItem('tabs', { items, index: 1, contents: carried })).toBe(false);
  expect(keysOf(session)).toEqual(['uno']);
  expect(store.getState().nodes.size).toBe(before.size);
});

describe('a content that is copied as a block', () => {
  const copied = (session: Session, id: string) => {
    session.actions.select(id);
    session.actions.copy({ setData: () => {} } as unknown as DataTransfer);
  };

  it('comes with its tab, as a copy of the one that is there', () => {
    const session = open('uno', 'due');
    copied(session, 'c-uno');
    expect(session.actions.paste()).toBe(true);
    expect(keysGivenBy(groupOf(session))).toEqual([
      { key: 'uno', title: 'UNO' },
      { key: 'uno-2', title: 'UNO (copia)' },
      { key: 'due', title: 'DUE' },
    ]);
    expect(contents(session)).toEqual([
      ['uno', 'uno'],
      ['uno-2', 'uno'],
      ['due', 'due'],
    ]);
    expect(groupOf(session).childIds[1]).toBe(session.store.getState().currentlyEditing);
    session.actions.undo();
    expect(keysOf(session)).toEqual(['uno', 'due']);
  });

  it('takes its tab along where it is cut, and brings it where it is pasted', () => {
    const session = open('uno', 'due', 'tre');
    session.actions.select('c-tre');
    session.actions.cut({ setData: () => {} } as unknown as DataTransfer);
    expect(keysOf(session)).toEqual(['uno', 'due']);
    session.actions.select('c-uno');
    session.actions.paste();
    expect(keysGivenBy(groupOf(session)).map(({ title }) => title)).toEqual(['UNO', 'TRE', 'DUE']);
    expect(contents(session).map(([key]) => key)).toEqual(['uno', 'tre', 'due']);
  });

  it('is one more block of its tab where two show in one', () => {
    const session = open('uno', 'due');
    session.actions.select('c-due');
    setProp(session.store, { id: 'c-due', name: 'tabId', value: 'uno' });
    copied(session, 'c-due');
    session.actions.paste();
    expect(keysOf(session)).toEqual(['uno', 'due']);
    expect(groupOf(session).childIds).toHaveLength(3);
  });
});
