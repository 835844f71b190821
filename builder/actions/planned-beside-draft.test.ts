import { beforeEach, expect, it, vi } from 'vitest';
import { isUnsaved } from '../draft/is-unsaved.ts';
import { openPlanned, plan, propsOf } from '../test-support/planned-page.ts';
import { document } from '../test-support/saved-page.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('taken back they leave room for the draft that was kept beside them', async () => {
  const { actions, cms, set, store, ui } = await openPlanned(
    document('Luce'),
    plan(document('Gas')),
  );
  set('text', 'due');
  await actions.saveDraft();
  await actions.cancelPlanned();
  expect(propsOf(cms.draft)).toMatchObject({ title: 'Gas', text: 'due' });
  expect(cms.planned).toBeNull();
  expect(isUnsaved({ store, ui })).toBe(false);
});

it('taken back they ask about what the draft beside them says otherwise', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('title', 'Fibra');
  await actions.saveDraft();
  await actions.cancelPlanned();
  const [clash] = ui.getState().conflict?.clashes ?? [];
  expect([propsOf(cms.draft)?.title, cms.planned?.id]).toEqual(['Fibra', 'piano']);
  // Closed without a choice, and asked for again.
  ui.setState({ conflict: null });
  await actions.cancelPlanned();
  expect(ui.getState().conflict?.clashes).toHaveLength(1);
  expect([propsOf(cms.draft)?.title, cms.planned?.id]).toEqual(['Fibra', 'piano']);
  await actions.resolveConflict(new Map([[clash?.key ?? '', 'theirs']]));
  expect([propsOf(cms.draft)?.title, cms.planned]).toEqual(['Fibra', null]);
});

it('a draft beside what is planned stays apart when that is planned anew', async () => {
  const page = await openPlanned(document('Luce'), plan(document('Gas')));
  const { actions, cms, set, ui } = page;
  set('text', 'due');
  await actions.save();
  expect(actions.openPlanned()).toBe(true);
  set('title', 'Fibra');
  await actions.save();
  expect(propsOf(cms.planned?.content)).toEqual({ title: 'Fibra', text: 'uno' });
  expect(propsOf(cms.draft)).toEqual({ title: 'Luce', text: 'due' });
  expect(ui.getState().storedDraft).toBe(cms.draft);
});

it('a draft that is kept while changes wait for their moment is said to change nothing of these', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('title', 'Fibra');
  await actions.saveDraft();
  expect(propsOf(cms.draft)?.title).toBe('Fibra');
  expect(ui.getState().assurance.text).toContain('le modifiche programmate restano com’erano');
});
