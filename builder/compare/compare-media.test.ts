import { expect, it } from 'vitest';
import { node, page } from '../test-support/document.ts';
import { compareMedia } from './compare-media.ts';

const photo = { id: 'm1', url: '/foto.webp', focus: [50, 50] as const, alt: 'Una casa' };
type Media = Parameters<typeof compareMedia>[0]['media'];

/** A page with the photo, and what it knows of it. */
const showing = (...media: Media) => ({
  nodes: page(node('a', { component: 'Image', props: { img: photo.url } })).nodes,
  media,
});

it('names a text that is gone and a focal point that moved, and nothing else', () => {
  const { alt: _alt, ...silent } = photo;
  const moved = { ...silent, id: 'm2', focus: [20, 50] as const };
  expect(compareMedia(showing(photo), showing(moved))).toEqual([
    { kind: 'image', url: '/foto.webp', name: 'alt', before: 'Una casa', after: '' },
    { kind: 'image', url: '/foto.webp', name: 'focus', before: [50, 50], after: [20, 50] },
  ]);
  expect(compareMedia(showing(photo), showing())).toHaveLength(1);
  expect(compareMedia(showing(photo), showing({ ...photo, width: 800 }))).toEqual([]);
});

it('says nothing of an image that one of the versions does not show', () => {
  const without = { nodes: page(node('a')).nodes, media: [] };
  expect(compareMedia(showing(photo), without)).toEqual([]);
  expect(compareMedia(without, showing(photo))).toEqual([]);
});
