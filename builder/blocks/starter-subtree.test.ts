import { expect, it } from 'vitest';
import { isAsInserted, starterSubtree } from './starter-subtree.ts';

it('a new block keeps its distance from others, but for a container that does so itself', async () => {
  const room = { paddingTop: '40px', paddingBottom: '40px' };
  expect((await starterSubtree('Image')).props).toMatchObject(room);
  expect((await starterSubtree('Image', 'ProductPageTabContent')).props).toMatchObject(room);
  const { props } = await starterSubtree('Image', 'PageBlock');
  expect(props).toHaveProperty('caption');
  for (const field of Object.keys(room)) expect(props).not.toHaveProperty(field);
  expect(isAsInserted({ component: 'Image', props })).toBe(true);
  expect(isAsInserted({ component: 'Image', props: { ...props, caption: 'Altro' } })).toBe(false);
});

it('a new block names no item of another CMS', async () => {
  const { props } = await starterSubtree('pageOffers');
  expect(props).toHaveProperty('title');
  expect(props).not.toHaveProperty('offers');
});
