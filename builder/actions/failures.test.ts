import { expect, it } from 'vitest';
import { CmsFailure } from '../cms/cms-failure.ts';
import type { Session } from '../session.ts';
import { document, open } from '../test-support/saved-page.ts';
import { fail, mend, NO_PREVIEW, NOT_MERGED, NOT_PLANNED, NOT_SAVED } from './failures.ts';

const failure = new CmsFailure('network', 'Niente rete.');
const AT = Date.parse('2036-01-01T08:00:00Z');

const told = (ui: Session['ui']) => ui.getState().failures.map(({ what }) => what);

it('what fails later stands beside a failed save', async () => {
  const { actions, cms, set, ui } = await open(document('Luce'), 'publish');
  cms.isDown = true;
  set('title', 'Gas');
  await actions.saveDraft();
  await actions.schedule(AT);
  expect(told(ui)).toEqual([NOT_SAVED, NOT_PLANNED]);
  cms.isDown = false;
  await ui.getState().failures[0]?.again?.();
  expect(cms.draft).toContain('Gas');
  expect(cms.planned).toBeNull();
  expect(told(ui)).toEqual([NOT_PLANNED]);
});

it('a save takes away what it mends, and nothing else', async () => {
  const { actions, set, ui } = await open(document('Luce'));
  for (const what of [NO_PREVIEW, NOT_MERGED, NOT_SAVED]) fail(ui, { what, failure });
  set('title', 'Gas');
  await actions.saveDraft();
  expect(told(ui)).toEqual([NO_PREVIEW]);
});

it('changes that are planned are safe: no save of them is left to try', async () => {
  const { actions, set, ui } = await open(document('Luce'), 'publish');
  for (const what of [NOT_SAVED, NOT_PLANNED, NO_PREVIEW]) fail(ui, { what, failure });
  set('title', 'Gas');
  await actions.schedule(AT);
  expect(told(ui)).toEqual([NO_PREVIEW]);
});

it('of one kind the newest stands', async () => {
  const { ui } = await open(document('Luce'));
  fail(ui, { what: NOT_SAVED, failure });
  fail(ui, { what: NOT_SAVED, failure: new CmsFailure('refused', 'Accedi di nuovo.') });
  expect(ui.getState().failures.map((each) => each.failure.message)).toEqual(['Accedi di nuovo.']);
});

it('of many the newest stand, and a failed save among them', async () => {
  const { ui } = await open(document('Luce'));
  for (const what of [NOT_SAVED, 'Uno.', 'Due.', 'Tre.']) fail(ui, { what, failure });
  expect(told(ui)).toEqual([NOT_SAVED, 'Due.', 'Tre.']);
  mend(ui, 'Due.');
  expect(told(ui)).toEqual([NOT_SAVED, 'Tre.']);
});
