import { expect, it } from 'vitest';
import { loadBlocks } from './load.ts';
import type { Block } from './model.ts';
import { unfinished } from './unfinished.ts';

const blocks = loadBlocks('.');
const [some] = blocks;
const without = (name: string, component: string): Block => ({
  ...(some as Block),
  ...{ name, component, view: undefined },
});

it('names the component that is to be written', () => {
  expect(unfinished('.', [without('cronologia', '{Brand}cronologia')])).toEqual([
    'renderer/blocks/cronologia/Brandcronologia.tsx does not exist, its block is left out: write it',
  ]);
});

it('names the component of another name that the folder has', () => {
  expect(unfinished('.', [without('faq-list', 'FaqLits')])).toEqual([
    'renderer/blocks/faq-list/FaqLits.tsx does not exist, its block is left out: write it, or ' +
      'correct x-component in schemas/blocks/faq-list/schema.json (the folder has FaqList.tsx)',
  ]);
});

it('says nothing of blocks that have their component', () => {
  expect(unfinished('.', blocks)).toEqual([]);
});
