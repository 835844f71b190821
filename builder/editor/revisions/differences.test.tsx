// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { compareDocuments } from '../../compare/compare-documents.ts';
import { node, page } from '../../test-support/document.ts';
import { Differences } from './Differences.tsx';

afterEach(cleanup);

const box = node('box', { component: 'PageBlock', childIds: ['a'] });
const said = {
  added: 'tornerà',
  removed: 'sparirà',
  moved: 'sta altrove',
  reordered: 'riordinato',
};

it('a block goes back to the container it stood in, where that is still there', () => {
  const then = page(box, node('a')).nodes;
  const show = (now: typeof then) => {
    render(
      <Differences
        differences={[{ node: 'a', kind: 'moved' }]}
        {...{ said, before: now, after: then }}
        onBringBack={() => {}}
      />,
    );
    const offered = screen.queryAllByRole('button', { name: /^Riporta/ }).length;
    cleanup();
    return offered;
  };
  expect(show(page(node('a'), { ...box, childIds: [] }).nodes)).toBe(1);
  expect(show(page(node('a')).nodes)).toBe(0);
});

it('a block with several changes is one entry, put back as a whole', () => {
  const of = (title: string, text: string) =>
    page(node('a', { props: { title, text } }), node('b', { props: { title } })).nodes;
  const [now, then] = [of('Luce', 'Fissa'), of('Gas', 'Variabile')];
  const { container } = render(
    <Differences
      {...{ differences: compareDocuments(now, then), said, before: now, after: then }}
      onBringBack={() => {}}
    />,
  );
  const entries = screen.getAllByRole('listitem');
  expect(entries.map((entry) => entry.querySelectorAll('ins').length)).toEqual([2, 1]);
  for (const entry of entries) within(entry).getByRole('button', { name: /^Riporta/ });
  expect(container.querySelectorAll('strong')).toHaveLength(2);
});
