import { expect, it } from 'vitest';
import overtaken from './overtaken.cjs';

const { noteBegin, noteChange, noteFormerAnswer, noteNoAnswer, endedOvertaken, isOvertaken } =
  overtaken;

it('finds a page whose content changed while it was made', () => {
  noteBegin('/a', 1_000);
  noteChange(['type:news'], 1_010);
  expect(endedOvertaken('/a', ['cms', 'type:news'])).toBe(true);
});

it('lets pass what was begun after the change, and what the change does not concern', () => {
  noteChange(['type:shop'], 2_000);
  noteBegin('/b', 2_001);
  expect(endedOvertaken('/b', ['type:shop'])).toBe(false);
  noteBegin('/c', 1_999);
  expect(endedOvertaken('/c', ['type:event'])).toBe(false);
});

it('counts from the first begin, until it is ended or was given up', () => {
  noteBegin('/d', 3_000);
  noteBegin('/d', 3_020);
  noteChange(['d'], 3_010);
  expect(endedOvertaken('/d', ['d'])).toBe(true);
  expect(endedOvertaken('/d', ['d'])).toBe(false);
  noteBegin('/e', 3_000);
  noteChange(['e'], 4_000);
  noteBegin('/e', 90_000);
  expect(endedOvertaken('/e', ['e'])).toBe(false);
});

it('finds a page made of an answer from before a change, unless the change is long past', () => {
  noteChange(['f'], 100_000);
  noteBegin('/f', 100_010);
  noteFormerAnswer(['f', 'g'], 100_020);
  expect(endedOvertaken('/f', ['f'])).toBe(true);
  noteBegin('/g', 100_010);
  expect(endedOvertaken('/g', ['g'])).toBe(false);
  noteBegin('/f', 170_000);
  noteFormerAnswer(['f'], 170_010);
  expect(endedOvertaken('/f', ['f'])).toBe(false);
});

it('finds a page that a part of had no answer, and no later one', () => {
  noteBegin('/h', 200_000);
  noteBegin('/i', 200_000);
  noteNoAnswer(['h'], 200_010);
  expect(endedOvertaken('/h', ['cms', 'h'])).toBe(true);
  expect(endedOvertaken('/i', ['cms', 'i'])).toBe(false);
  noteBegin('/h', 200_020);
  expect(endedOvertaken('/h', ['cms', 'h'])).toBe(false);
});

it('tells each of those who make the same at once by the begin that is its own', () => {
  noteChange(['j'], 300_010);
  expect(isOvertaken(300_000, ['cms', 'j'])).toBe(true);
  expect(isOvertaken(300_005, ['cms', 'j'])).toBe(true);
  expect(isOvertaken(300_020, ['cms', 'j'])).toBe(false);
  expect(isOvertaken(undefined, ['cms', 'j'])).toBe(false);
});
