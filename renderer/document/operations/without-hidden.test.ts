import { expect, it } from 'vitest';
import { parseDocument } from '../parse.ts';
import { ROOT_ID } from '../types.ts';
import { withoutHidden } from './without-hidden.ts';

const node = (id: string, childIds: string[] = [], more: object = {}) => [
  id,
  { id, component: id === ROOT_ID ? 'root' : 'PageBlock', props: {}, childIds, ...more },
];
const page = (...nodes: ReturnType<typeof node>[]) =>
  parseDocument(JSON.stringify({ nodes: Object.fromEntries(nodes), media: [], versions: {} }));
const idsOf = (document: ReturnType<typeof page>) => [...document.nodes.keys()];

it('a hidden block goes with all it holds, and nobody names it as a child', () => {
  const shown = withoutHidden(
    page(node(ROOT_ID, ['a', 'b']), node('a', ['c'], { hidden: true }), node('b'), node('c')),
  );
  expect(idsOf(shown)).toEqual([ROOT_ID, 'b']);
  expect(shown.nodes.get(ROOT_ID)?.childIds).toEqual(['b']);
});

it('where none is hidden the document is the same', () => {
  const document = page(node(ROOT_ID, ['a']), node('a', [], { hidden: 'yes' }));
  expect(withoutHidden(document)).toBe(document);
});

it('the page itself cannot be hidden', () => {
  const whole = page(node(ROOT_ID, ['a'], { hidden: true }), node('a'));
  expect(withoutHidden(whole)).toBe(whole);
  const round = page(node(ROOT_ID, ['a']), node('a', [ROOT_ID], { hidden: true }));
  expect(idsOf(withoutHidden(round))).toEqual([ROOT_ID]);
});
