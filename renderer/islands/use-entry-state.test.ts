// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keptState } from './use-entry-state.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('leaves all of the entry as it is, the framework’s keys too', () => {
  const entry = { __NA: true, kept: { wizard: { utility: 'luce' } } };
  window.history.replaceState(entry, '', '/offerte');
  expect(keptState()).toEqual(entry);
  expect(keptState()).not.toBe(window.history.state);
});

it('leaves an entry without anything empty', () => {
  window.history.replaceState(null, '', '/offerte');
  expect(keptState()).toEqual({});
});
