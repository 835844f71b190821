import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Choices, createArbiter } from './clash.ts';
import { mergeValue } from './merge-value.ts';

const item = (title: string, text = 'Testo') => ({ title, text, open: true });
const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((title) => item(title, `Testo di ${title}`));

function merge(base: unknown, mine: unknown, theirs: unknown, choices?: Choices) {
  const arbiter = createArbiter(choices);
  const list = mergeValue({ base, mine, theirs }, { node: 'faq', path: ['props'], arbiter });
  const asked = arbiter.clashes.map((clash) => 'path' in clash && clash.path);
  return { list, asked };
}
const corrected = (one: object = {}) => ({ ...one, text: 'Corretto' });

it('keeps what one adds beside what the other corrects, wherever both stand', () => {
  expect(merge([a, b], [a, corrected(b)], [a, b, c])).toEqual({
    list: [a, corrected(b), c],
    asked: [],
  });
  expect(merge([a, b], [corrected(a), b], [c, a, b])).toEqual({
    list: [c, corrected(a), b],
    asked: [],
  });
});

it('keeps what both add, once what is the same', () => {
  expect(merge([a], [a, b, c], [a, c, d])).toEqual({ list: [a, b, c, d], asked: [] });
  expect(merge([], [a], [b])).toEqual({ list: [a, b], asked: [] });
});

it('moves what one moved and the other corrected, whoever did which', () => {
  const moved = [b, a, c];
  const other = [corrected(a), b, d, c];
  const both = { list: [b, d, corrected(a), c], asked: [] };
  expect(merge([a, b, c], moved, other)).toEqual(both);
  expect(merge([a, b, c], other, moved)).toEqual(both);
  expect(merge([a, b], [b, a], [corrected(a)])).toEqual({ list: [corrected(a)], asked: [] });
});

it('removes what one removed and the other left alone', () => {
  expect(merge([a, b, c], [b, c], [a, b, corrected(c), d])).toEqual({
    list: [b, corrected(c), d],
    asked: [],
  });
});

it('corrects an item that was added to at both ends', () => {
  expect(merge([a, b, c], [a, corrected(b), c], [d, a, b, c, e])).toEqual({
    list: [d, a, corrected(b), c, e],
    asked: [],
  });
});

it('asks about the field that both corrected, and about the item that is gone on one side', () => {
  const other = (one: object = {}) => ({ ...one, text: 'Altrimenti' });
  expect(merge([a, b], [a, b, c].map(corrected), [a, other(b)]).asked).toEqual([
    ['props', 1, 'text'],
  ]);
  expect(merge([a, b], [c, a, corrected(b)], [a])).toEqual({
    list: [c, a, corrected(b)],
    asked: [['props', 2]],
  });
  expect(merge([a, b, c], [a, corrected(c)], [a, corrected(b), c, d])).toEqual({
    list: [a, corrected(c), d],
    asked: [['props', 1]],
  });
});

it('does with an item that is gone on one side what is chosen, and with what comes after it', () => {
  const other = (one: object = {}) => ({ ...one, text: 'Altrimenti' });
  const lists = [[a, b, c], [b, c].map(corrected), [corrected(a), b, other(c)]] as const;
  const key = (...parts: unknown[]) => JSON.stringify(parts);
  const theirs = new Map([
    [key('item', 'faq', 'props', 0), 'theirs'],
    [key('field', 'faq', 'props', 1, 'text'), 'theirs'],
  ] as const);
  expect(merge(...lists).list).toEqual([corrected(b), corrected(c)]);
  expect(merge(...lists, theirs).list).toEqual([corrected(a), corrected(b), other(c)]);
  expect(merge([a, b, c], [b, c, corrected(a)], [other(a), b]).asked).toEqual([['props']]);
});

it('asks about lists of plain values that both made longer', () => {
  expect(merge([1, 2], [1, 2, 3], [1, 2, 4]).asked).toEqual([['props']]);
  expect(merge([1, 2], [1, 3], [4, 2])).toEqual({ list: [4, 3], asked: [] });
});

it('loses nothing of two people who each work on their own items', () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 8 });
  const hands = fc.array(fc.constantFrom('mine', 'theirs', 'nobody'), {
    minLength: 8,
    maxLength: 8,
  });
  const change = fc.array(fc.constantFrom('correct', 'add'), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(list, hands, change, (numbers, owners, changes) => {
      const base = numbers.map((number) => item(`${number}`, `Testo di ${number}`));
      const side = (name: string) =>
        base.flatMap((one, at) => {
          if (owners[at] !== name) return [one];
          return changes[at] === 'correct' ? [corrected(one)] : [one, item(`${one.title} bis`, '')];
        });
      const expected = base.flatMap((one, at) => {
        if (owners[at] === 'nobody') return [one];
        return changes[at] === 'correct' ? [corrected(one)] : [one, item(`${one.title} bis`, '')];
      });
      expect(merge(base, side('mine'), side('theirs'))).toEqual({ list: expected, asked: [] });
    }),
  );
});
