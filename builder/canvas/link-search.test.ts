import { expect, it } from 'vitest';
import type { CanvasMessage } from '../canvas-protocol.ts';
import { createLinkSearch } from './link-search.ts';

const gas = { key: '2', label: 'Gas', hint: '/gas', address: '/gas' };

it('tells the answers apart that come in another order', async () => {
  const told: CanvasMessage[] = [];
  const links = createLinkSearch((message) => told.push(message));
  const [first, second] = [links.find('luce'), links.find('gas')];
  expect(told).toEqual([
    { type: 'find-links', number: 1, query: 'luce' },
    { type: 'find-links', number: 2, query: 'gas' },
  ]);
  links.receive({ type: 'found-links', number: 2, links: [gas] });
  links.receive({ type: 'found-links', number: 1, links: null });
  expect(await second).toEqual([gas]);
  await expect(first).rejects.toMatchObject({ kind: 'refused' });
});
