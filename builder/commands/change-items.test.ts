import { changeNodes, nodeOf } from '@renderer/document/operations/change.ts';
import { expect, it } from 'vitest';
import { node, openStore, page } from '../test-support/document.ts';
import { changeItems } from './change-items.ts';
import { undo } from './undo.ts';

const tab = (tabId: string) => ({ title: tabId, tabId });
const open = () =>
  openStore(
    page(
      node('tabs', { component: 'ProductPageTab', props: { tabs: [tab('luce'), tab('gas')] } }),
      node('text', { component: 'TextBlock', props: { body: '<p>Uno</p>' } }),
    ),
  );
const label = 'Prova';
const steps = (store: ReturnType<typeof open>) => store.temporal.getState().pastStates.length;

it('changes the items and what belongs to them in one step, items that stay as they were', () => {
  const store = open();
  const { nodes: before } = store.getState();
  const items = [tab('luce'), tab('fibra')];
  const changed = changeItems(store, { id: 'tabs', items, label }, (listed, given) => {
    expect([given.list, nodeOf(listed, 'tabs').props.tabs]).toEqual(['tabs', items]);
    return changeNodes(listed, [{ ...nodeOf(listed, 'text'), name: 'Seguito' }]);
  });
  const { nodes: after } = store.getState();
  const listOf = (nodes: typeof before) => nodes.get('tabs')?.props.tabs as readonly unknown[];
  expect([changed, steps(store), after.get('text')?.name]).toEqual([true, 1, 'Seguito']);
  expect(listOf(after)).toEqual(items);
  expect(listOf(after)[0]).toBe(listOf(before)[0]);
  undo(store);
  expect(store.getState().nodes).toBe(before);
});

it('is no step where nothing changes, nor for a block whose items have no ids', () => {
  const store = open();
  const items = [tab('luce'), tab('gas')];
  const as = (listed: Parameters<Parameters<typeof changeItems>[2]>[0]) => listed;
  expect(changeItems(store, { id: 'tabs', items, label }, as)).toBe(false);
  expect(changeItems(store, { id: 'text', items, label }, as)).toBe(false);
  expect(changeItems(store, { id: 'gone', items, label }, as)).toBe(false);
  expect(steps(store)).toBe(0);
});
