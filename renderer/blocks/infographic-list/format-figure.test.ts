import { expect, it } from 'vitest';
import { formatFigure } from './format-figure.ts';

it('groups thousands with a dot', () => {
  expect(formatFigure(262400, '.')).toBe('262.400');
  expect(formatFigure(1400, '.')).toBe('1.400');
});

it('keeps decimals after a comma', () => {
  expect(formatFigure(4.6, ',')).toBe('4,6');
  expect(formatFigure(12000.25, ',')).toBe('12000,25');
});

it('writes a plain whole number without a separator', () => {
  expect(formatFigure(262400, '')).toBe('262400');
  expect(formatFigure(-0.2, '')).toBe('0');
});
