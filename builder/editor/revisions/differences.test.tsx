// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
