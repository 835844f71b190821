import { describe, expect, it } from 'vitest';
import { unknownProperties } from './unknown-properties.ts';
import { validateJson } from './validate.ts';

const node = (component: string, props: Record<string, unknown>) => ({
  ...{ id: 'a', component, props, childIds: [] },
});
const pointers = (component: string, props: Record<string, unknown>) =>
  unknownProperties(node(component, props)).map((finding) => finding.pointer);

describe('stored values that no field reads', () => {
  it('are found by their name, whatever the case of the block’s', () => {
    expect(pointers('textBLOCK', { title: 'x', paddingTop: '40px', titel: 'y', 'a/b': 1 })).toEqual(
      ['/nodes/a/props/titel', '/nodes/a/props/a~1b'],
    );
  });

  it('are found in the items of lists in lists', () => {
    const groups = [
      {
        childs: [
          { title: 'x', text: 'y' },
          { title: 'x', testo: 'y' },
        ],
      },
    ];
    expect(pointers('Faq', { groups })).toEqual(['/nodes/a/props/groups/0/childs/1/testo']);
  });

  it('are not what the client fills in', () => {
    expect(pointers('ProductPageTabContent', { productsData: [] })).toEqual([]);
    expect(pointers('TextBlock', { productsData: [] })).toHaveLength(1);
  });

  it('are not looked for in values of another type, nor in blocks that nobody knows', () => {
    expect(pointers('Faq', { groups: 'x' })).toEqual([]);
    expect(pointers('NonEsiste', { x: 1 })).toEqual([]);
    expect(pointers('SyncedPattern', { patternId: 1 })).toEqual([]);
    expect(pointers('constructor', { x: 1 })).toEqual([]);
  });

  it('are a warning about the saved page, whose values were lifted before', () => {
    const nodes = {
      root: { id: 'root', component: 'root', props: { x: 1 }, childIds: ['a'] },
      a: node('TextBlock', { paddingTop: 40, body: 'Testo' }),
    };
    expect(validateJson(JSON.stringify({ nodes, media: [] }))).toEqual([
      {
        ...{ node: 'a', component: 'TextBlock', pointer: '/nodes/a/props/body' },
        ...{ rule: 'unknown-property', severity: 'warning' },
        message: 'Il blocco non ha un campo «body»: il suo contenuto resta salvato ma non appare.',
      },
    ]);
  });
});
