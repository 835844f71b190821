import { expect, it } from 'vitest';
import { itemUrlOf } from './item-url.ts';

it('leads to the form of another item, and takes nothing else of the address along', () => {
  expect(itemUrlOf('https://x.it/wp7/wp-admin/post.php?post=7&action=edit', 12)).toBe(
    'https://x.it/wp7/wp-admin/post.php?post=12&action=edit',
  );
});
