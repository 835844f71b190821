import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Luce d’estate!', 'luce-d-estate'],
  ['Perché È così — 100%', 'perche-e-cosi-100'],
  [' Forlì & «Cesena» ', 'forli-cesena'],
  ['???', ''],
])('%j is named %j', (name, slug) => expect(slugOf(name)).toBe(slug));

it('a name is cut where it is too long, and ends with no hyphen', () => {
  expect(slugOf('Roma e provincia', 6)).toBe('roma-e');
  expect(slugOf('Roma e provincia', 5)).toBe('roma');
});
