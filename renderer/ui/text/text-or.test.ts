import { expect, it } from 'vitest';
import { textOr } from './text-or.ts';

it.each([undefined, '', '  '])('in the place of %j stands the fallback', (text) => {
  expect(textOr(text, 'VAI')).toBe('VAI');
});

it('a text stays as it is', () => {
  expect(textOr(' Scopri ', 'VAI')).toBe(' Scopri ');
});
