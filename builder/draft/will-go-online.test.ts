import { expect, it } from 'vitest';
import { fingerprint } from '../cms/fingerprint.ts';
import { createUiStore } from '../store/ui-store.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { willGoOnline } from './will-go-online.ts';

const page = { ...bootstrapFor('').page, status: 'publish' };
const planned = {
  ...{
    id: 'piano',
    content: 'gas',
    base: 'luce',
    by: 'Ada',
    missed: false,
    untilGmt: '',
    returns: false,
  },
  dateGmt: '2036-01-01T08:00:00',
};
const state = (more: object) =>
  createUiStore(page, { planned, savedContent: 'luce', ...more }).getState();

it('planned changes wait as long as the page is what they found', () => {
  expect(willGoOnline(state({}))).toBe(true);
  expect(willGoOnline(state({ savedContent: 'fibra' }))).toBe(false);
  expect(willGoOnline(state({ planned: { ...planned, missed: true } }))).toBe(false);
  const outdated = { by: 'Ada', content: fingerprint('fibra') };
  expect(willGoOnline(state({ outdated }))).toBe(false);
});

it('older work that is being merged, or is to be, says nothing of the page', () => {
  const older = { savedContent: 'fibra' };
  const conflict = { clashes: [], page: { content: 'luce' }, as: {}, thenSave: false };
  expect(willGoOnline(state({ ...older, conflict }))).toBe(true);
  const outdated = { by: 'Ada', content: fingerprint('luce') };
  expect(willGoOnline(state({ ...older, outdated }))).toBe(true);
  expect(willGoOnline(state({ ...older, outdated: { ...outdated, isDraft: true } }))).toBe(false);
});
