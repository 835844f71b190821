import { describe, expect, it } from 'vitest';
import { pasteBlocks } from '../commands/paste-blocks.ts';
import { documentOf } from '../store/state.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { readPayload, writePayload } from './payload.ts';

const image = { id: 'm1', url: '/foto.webp', focus: [20, 80] as const, alt: 'Sole' };
const source = {
  ...page(
    node('box', { component: 'PageBlock', childIds: ['a'], name: 'Riquadro' }),
    node('a', { component: 'Image', props: { image: '/foto.webp', list: [{ deep: 1 }] } }),
    node('b'),
  ),
  media: [image, { ...image, id: 'm2', url: '/altra.webp' }],
};
const copied = (...ids: string[]) => writePayload(source, ids, {});

describe('blocks in the clipboard', () => {
  it('come to another page with all they hold, new ids, and their images', () => {
    const store = openStore(page(node('x')));
    const payload = readPayload(copied('box'));
    if (!payload) throw new Error('not read');
    const { ids } = pasteBlocks(store, { payload, parentId: 'root', index: 0 });
    const { nodes, media } = documentOf(store.getState());
    expect(nodes.get('root')?.childIds).toEqual([ids[0], 'x']);
    const box = nodes.get(ids[0] ?? '');
    expect(box).toMatchObject({ component: 'PageBlock', name: 'Riquadro' });
    expect(box?.id).not.toBe('box');
    expect(nodes.get(box?.childIds[0] ?? '')?.props).toEqual(source.nodes.get('a')?.props);
    expect(media).toEqual([image]);
  });

  it('do not bring an image twice, and give it an id of its own where its is taken', () => {
    const here = { ...page(node('x')), media: [{ ...image, url: '/mia.webp' }] };
    const store = openStore(here);
    const payload = readPayload(copied('a'));
    if (!payload) throw new Error('not read');
    for (const _time of [1, 2]) pasteBlocks(store, { payload, parentId: 'root', index: 0 });
    const { media } = store.getState();
    expect(media.map(({ url }) => url)).toEqual(['/mia.webp', '/foto.webp']);
    expect(new Set(media.map(({ id }) => id)).size).toBe(2);
  });

  it('that the catalogue does not know are left out and named', () => {
    const store = openStore(page(node('x')));
    const text = JSON.stringify({
      ...{ type: 'page-editor/blocks', format: 1 },
      subtrees: [{ component: 'Estraneo' }, { component: 'TextBlock', props: { title: 'Ciao' } }],
    });
    const payload = readPayload(text);
    if (!payload) throw new Error('not read');
    const { ids, unknown } = pasteBlocks(store, { payload, parentId: 'root', index: 1 });
    expect(unknown).toEqual(['Estraneo']);
    expect(ids).toHaveLength(1);
  });

  it.each([
    ['any other text', 'Ciao'],
    ['JSON of something else', '{"nodes":{}}'],
    [
      'values nested beyond what can be saved',
      `{"type":"page-editor/blocks","format":1,"subtrees":[{"component":"X","props":{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}}]}`,
    ],
    [
      'a forbidden key',
      '{"type":"page-editor/blocks","format":1,"subtrees":[{"component":"X","props":{"__proto__":{}}}]}',
    ],
    [
      'children that are none',
      '{"type":"page-editor/blocks","format":1,"subtrees":[{"component":"X","children":"x"}]}',
    ],
    ['no blocks', '{"type":"page-editor/blocks","format":1,"subtrees":[]}'],
  ])('are not read out of %s', (_what, text) => {
    expect(readPayload(text)).toBeUndefined();
  });
});
