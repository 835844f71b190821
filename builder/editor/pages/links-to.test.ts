import { expect, it } from 'vitest';
import type { Usage } from '../../cms/library.ts';
import { linksTo } from './links-to.ts';

const page = { id: 7, path: '/luce' };
const usage = (id: number, text: string): Usage => ({
  ...{
    id,
    title: `${id}`,
    path: `/${id}`,
    status: 'publish',
    pattern: false,
    restBase: 'pages',
    planned: false,
  },
  ...{ count: 1, nodes: [{ node: 'a', component: 'Hero', text }] },
});
const found = (text: string, id = 1) => linksTo(page, [usage(id, text)]).length === 1;

it.each([
  '/luce',
  '/luce/',
  '<a href="/luce">Luce</a>',
  'https://www.example/luce?da=qui',
  '(/luce#prezzi)',
])('«%s» leads to the page', (text) => {
  expect(found(text)).toBe(true);
});

it.each(['/luce-notte', '/luce/notte', '/offerte/luce', 'gas/luce'])(
  '«%s» leads elsewhere',
  (text) => {
    expect(found(text)).toBe(false);
  },
);

it('a link of the page to itself is none of another page', () => {
  expect(found('/luce', 7)).toBe(false);
});
