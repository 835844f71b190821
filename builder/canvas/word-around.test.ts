import { expect, it } from 'vitest';
import { wordAround } from './word-around.ts';

const word = (text: string, at: number) => {
  const { from, to } = wordAround(text, at);
  return text.slice(from, to);
};

it('is the word at a place, before or after it, prices and accents included', () => {
  expect(word('F23 a 0,1140 €/kWh', 8)).toBe('0,1140');
  expect(word('F23 a 0,1140 €/kWh', 12)).toBe('0,1140');
  expect(word('Perché sì', 0)).toBe('Perché');
  expect(word('Perché sì', 9)).toBe('sì');
});

it('is nothing between two spaces, and in no text', () => {
  expect(wordAround('a   b', 2)).toEqual({ from: 2, to: 2 });
  expect(wordAround('', 0)).toEqual({ from: 0, to: 0 });
});
