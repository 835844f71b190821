import { expect, it } from 'vitest';
import { fingerprint } from '../../cms/fingerprint.ts';
import { createUiStore } from '../../store/ui-store.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { newerSave } from './use-presence.ts';

const { page } = bootstrapFor('');
const saved = (by: string, content: string) => ({ by, content: fingerprint(content) });
const [luce, gas] = [saved('Ada', 'luce'), saved('Ugo', 'gas')];
const told = (save: typeof luce) => ({ ...save, draft: '' });

it('a save of somebody else is told until it is taken in', () => {
  const ui = createUiStore(page, { savedContent: 'fibra' });
  expect(newerSave(ui.getState(), told(luce))).toEqual(luce);
  ui.setState({ savedContent: 'luce' });
  expect(newerSave(ui.getState(), told(luce))).toBeNull();
});

it('a notice that was closed comes back with a newer save alone', () => {
  const { getState } = createUiStore(page, { seenOutdated: luce.content });
  expect(newerSave(getState(), told(luce))).toBeNull();
  expect(newerSave(getState(), told(gas))).toEqual(gas);
});

it('what was planned and came true was saved by nobody', () => {
  const planned = {
    ...{ id: 'piano', content: 'luce', base: 'fibra', by: 'Ada', missed: false },
    ...{ dateGmt: '2036-01-01T08:00:00', untilGmt: '', returns: false },
  };
  const known = { savedContent: 'fibra', planned };
  const { getState } = createUiStore(page, known);
  expect(newerSave(getState(), told(luce))).toEqual({ ...luce, fromPlan: planned });
  expect(newerSave(getState(), told(gas))).toEqual(gas);
});

it('an answer that is older than what is known tells nothing, and takes nothing back', () => {
  const { getState, setState } = createUiStore(page, { savedContent: 'fibra' });
  expect(newerSave(getState(), told(luce), { isOld: true })).toBeNull();
  setState({ outdated: gas });
  expect(newerSave(getState(), told(luce), { isOld: true })).toEqual(gas);
});

it('so is a draft of one’s own that was kept elsewhere, until it is the one that is known', () => {
  const page = { ...bootstrapFor('').page, status: 'publish' };
  const ui = createUiStore(page, { savedContent: 'luce' });
  const stored = { ...luce, draft: fingerprint('luce e gas') };
  const draft = { by: 'Ada', content: fingerprint('luce e gas'), isDraft: true };
  expect(newerSave(ui.getState(), stored)).toEqual(draft);
  ui.setState({ storedDraft: 'luce e gas' });
  expect(newerSave(ui.getState(), stored)).toBeNull();
  // Published since, it is no draft any more.
  ui.setState({ storedDraft: '', outdated: draft });
  const online = { by: 'Ada', content: draft.content, draft: '' };
  expect(newerSave(ui.getState(), online)).toEqual({ by: 'Ada', content: draft.content });
  // Of a page that is a draft itself there is none beside it.
  const { getState } = createUiStore({ ...page, status: 'draft' }, { savedContent: 'luce' });
  expect(newerSave(getState(), stored)).toBeNull();
});
