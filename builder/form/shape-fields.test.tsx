// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open, propsOf } from '../test-support/open-form.tsx';

afterEach(cleanup);

const group = () => screen.getByRole('radiogroup', { name: 'Forma' });
const shapes = () => [...group().querySelectorAll('label')].map(({ title }) => title);
const outlines = () =>
  [...group().querySelectorAll('path')].map((each) => each.getAttribute('d') ?? '');
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

it('shapes are chosen as the block draws them, a dozen at a time', async () => {
  const session = await open('AbsoluteBlob', { seed: 14 });
  expect(shapes()).toEqual(Array.from({ length: 12 }, (_, at) => `Forma ${at + 12}`));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Forma 14' }).checked).toBe(true);
  expect(new Set(outlines()).size).toBe(12);
  // As many points as the block has by itself, a curve to each.
  expect(outlines()[0]?.match(/C/g)).toHaveLength(20);

  await press(screen.getByRole('button', { name: 'Altre forme' }));
  expect(shapes()[0]).toBe('Forma 24');
  expect(propsOf(session)).toEqual({ seed: 14 });
  await press(screen.getByRole('radio', { name: 'Forma 30' }));
  expect(propsOf(session)).toEqual({ seed: 30 });
  expect(shapes()[0]).toBe('Forma 24');
});

it('after the last shapes come the first', async () => {
  await open('HeroBlob', { blobSeed: 9999 });
  expect(shapes()).toEqual(['9996', '9997', '9998', '9999'].map((seed) => `Forma ${seed}`));
  await press(screen.getByRole('button', { name: 'Altre forme' }));
  expect(shapes()[0]).toBe('Forma 0');
});
