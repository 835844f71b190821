import { expect, it } from 'vitest';
import { createDocument } from '../document/create-document.ts';
import { insertSubtree, type Subtree } from '../document/operations/insert-subtree.ts';
import { ROOT_ID } from '../document/types.ts';
import { renderDocumentToHtml } from '../index.ts';

/** Addresses of a page's images, those first that are loaded before all others. */
async function images(...blocks: Subtree[]) {
  let document = createDocument();
  for (const subtree of blocks) {
    const index = document.nodes.get(ROOT_ID)?.childIds.length ?? 0;
    document = insertSubtree(document, { parentId: ROOT_ID, index, subtree }).document;
  }
  const tags = (await renderDocumentToHtml({ document })).match(/<img [^>]*>/g) ?? [];
  const isEager = (tag: string) => /fetchpriority="high"/i.test(tag) && !tag.includes('lazy');
  const srcs = (chosen: string[]) => chosen.map((tag) => /src="(\/\w+)/.exec(tag)?.[1]);
  return { eager: srcs(tags.filter(isEager)), lazy: srcs(tags.filter((tag) => !isEager(tag))) };
}
const text: Subtree = { component: 'TextBlock', props: { title: 'Titolo' } };
const image = (name: string): Subtree => ({ component: 'Image', props: { img: `/${name}.png` } });
const box = (...children: Subtree[]): Subtree => ({ component: 'PageBlock', children });

it('the first image of the block a page opens with is loaded at once, however deep', async () => {
  expect(await images(image('a'), image('b'))).toEqual({ eager: ['/a'], lazy: ['/b'] });
  const deep = box(text, box(image('a'), image('b')));
  expect(await images(deep, image('c'))).toEqual({ eager: ['/a'], lazy: ['/b', '/c'] });
});

it('images further down wait', async () => {
  expect(await images(text, image('a'))).toEqual({ eager: [], lazy: ['/a'] });
  expect(await images(text)).toEqual({ eager: [], lazy: [] });
});
