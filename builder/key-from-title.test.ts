import { givenKeys } from '@generated/keys.ts';
import { slugOf } from '@renderer/ui/text/slug.ts';
import { expect, it } from 'vitest';
import { starterSubtree } from './blocks/starter-subtree.ts';
import { keyFromTitle } from './key-from-title.ts';
import { keysGivenBy } from './keys.ts';
import { node, page } from './test-support/document.ts';

const tabs = (...items: [title: string, tabId: string][]) =>
  node('tabs', {
    component: 'ProductPageTab',
    props: { tabs: items.map(([title, tabId]) => ({ title, tabId })) },
  });
const NONE = new Map();
function follow(block: ReturnType<typeof tabs>, at: number, value: unknown, saved = NONE) {
  const path = ['tabs', at, 'title'];
  return keyFromTitle({ nodes: page(block).nodes, saved }, block, { path, value })?.to;
}

it('follows the title letter by letter, from the id that was made', () => {
  expect(follow(tabs(['Scheda 1', 'scheda-1']), 0, 'L')).toBe('l');
  expect(follow(tabs(['L', 'l']), 0, 'Lu')).toBe('lu');
  expect(follow(tabs(['Luce', 'luce']), 0, 'Luce e gas')).toBe('luce-e-gas');
});

it('is like no other’s of the page', () => {
  const block = tabs(['Luce', 'luce'], ['Luc', 'luc']);
  expect(follow(block, 1, 'Luce')).toBe('luce-2');
  expect(follow(tabs(['Luce', 'luce'], ['Luce', 'luce-2']), 1, 'Luce!')).toBeUndefined();
});

it('waits for another title while there is none', () => {
  const block = tabs(['Scheda 1', 'scheda-1'], ['L', 'l']);
  expect(follow(block, 1, '')).toBe('scheda-2');
  expect(follow(tabs(['', 'scheda-2']), 0, 'Quarta')).toBe('quarta');
  expect(follow(tabs(['', 'scheda-1']), 0, '')).toBeUndefined();
});

it('stays where it was written or saved', () => {
  expect(follow(tabs(['Luce', 'prezzo']), 0, 'Gas')).toBeUndefined();
  const saved = tabs(['Luce', 'luce']);
  expect(follow(saved, 0, 'Gas', new Map([['tabs', saved]]))).toBeUndefined();
});

it('is of no other field’s concern', () => {
  const block = tabs(['Luce', 'luce']);
  const around = { nodes: page(block).nodes, saved: NONE };
  for (const path of [['title'], ['tabs', 0, 'tabId'], ['tabs']]) {
    expect(keyFromTitle(around, block, { path, value: 'Gas' })).toBeUndefined();
  }
});

it.each(Object.keys(givenKeys))(
  'follows the titles that a new block comes with: %s',
  async (block) => {
    const keys = keysGivenBy(await starterSubtree(block));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.map(({ key }) => key)).toEqual(keys.map(({ title }) => slugOf(title)));
  },
);
