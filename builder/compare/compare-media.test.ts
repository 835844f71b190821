import { expect, it } from 'vitest';
import { compareMedia } from './compare-media.ts';

const photo = { id: 'm1', url: '/foto.webp', focus: [50, 50] as const, alt: 'Una casa' };

it('names a text that is gone and a focal point that moved, and nothing else', () => {
  const { alt: _alt, ...silent } = photo;
  expect(compareMedia([photo], [{ ...silent, id: 'm2', focus: [20, 50] }])).toEqual([
    { kind: 'image', url: '/foto.webp', name: 'alt', before: 'Una casa', after: '' },
    { kind: 'image', url: '/foto.webp', name: 'focus', before: [50, 50], after: [20, 50] },
  ]);
  expect(compareMedia([photo], [])).toHaveLength(1);
  expect(compareMedia([photo], [{ ...photo, width: 800 }])).toEqual([]);
});
