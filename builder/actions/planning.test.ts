import { parseDocument } from '@renderer/document/parse.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { isUnsaved } from '../draft/is-unsaved.ts';
import { isDirty } from '../store/state.ts';
import { AT, MOMENT, openPlanned, plan, propsOf } from '../test-support/planned-page.ts';
import { document } from '../test-support/saved-page.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('changes of a published page wait beside it, and are safe there', async () => {
  const { actions, cms, set, store, ui } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  await actions.schedule(AT);
  expect(cms.content).toBe(document('Luce'));
  expect(propsOf(cms.planned?.content)).toMatchObject({ title: 'Gas' });
  expect(cms.planned).toMatchObject({ dateGmt: MOMENT, base: document('Luce') });
  expect(isUnsaved({ store, ui })).toBe(false);
  set('text', 'due');
  expect(isUnsaved({ store, ui })).toBe(true);
  // The same changes go on: no other plan stands in the way.
  await actions.schedule(AT);
  expect(propsOf(cms.planned?.content)).toMatchObject({ title: 'Gas', text: 'due' });
});

it('going back by some steps is going on with the plan, going back to the page is not', async () => {
  const { actions, cms, set, store } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  set('text', 'due');
  await actions.schedule(AT);
  actions.undo();
  expect(store.getState().plan).toBe(cms.planned?.id);
  await actions.schedule(AT);
  expect(propsOf(cms.planned?.content)).toMatchObject({ title: 'Gas', text: 'uno' });
  actions.undo();
  expect(isDirty(store.getState())).toBe(false);
  expect(store.getState().plan).toBe('');
});

it('what is planned comes into the page when it is opened, and leaves with an undo', async () => {
  const { actions, store, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  expect(actions.openPlanned()).toBe(true);
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  expect(isUnsaved({ store, ui })).toBe(false);
  actions.undo();
  expect(store.getState()).toMatchObject({ plan: '' });
  expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
});

it('what is planned leaves the page again, and stays planned', async () => {
  const { actions, cms, store, ui } = await openPlanned(
    document('Luce', 'due'),
    plan(document('Gas')),
  );
  actions.openPlanned();
  actions.closePlanned();
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Luce', text: 'due' });
  expect(store.getState().plan).toBe('');
  expect(isDirty(store.getState())).toBe(false);
  expect(isUnsaved({ store, ui })).toBe(false);
  expect(ui.getState().planned).toBe(cms.planned);
  actions.undo();
  expect(store.getState()).toMatchObject({ plan: 'piano' });
});

it('what is planned is merged with what the page has become', async () => {
  const { actions, store, ui } = await openPlanned(
    document('Luce', 'due'),
    plan(document('Gas'), { missed: true }),
  );
  actions.openPlanned();
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Gas', text: 'due' });
  expect(isUnsaved({ store, ui })).toBe(true);
});

it('replaces no work that is not saved', async () => {
  const { actions, set, store, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('title', 'Fibra');
  expect(actions.openPlanned()).toBe(false);
  expect(store.getState().nodes.get('a')?.props.title).toBe('Fibra');
  expect(ui.getState().info).toContain('modifiche non salvate');
});

it('a plan that is not in the page is not replaced by another', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), null);
  cms.planned = plan(document('Gas'));
  set('text', 'due');
  await actions.schedule(AT);
  expect(cms.planned.id).toBe('piano');
  expect(ui.getState().failures[0]?.failure.message).toContain(
    'Anna ha programmato altre modifiche',
  );
  expect(ui.getState().planned?.id).toBe('piano');
});

it('planned changes go on from what is published before them', async () => {
  const { actions, cms, set } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('text', 'due');
  await actions.publish({ despiteProblems: true });
  await vi.waitFor(() => expect(cms.planned?.base).toBe(cms.content));
  expect(propsOf(cms.content)).toEqual({ title: 'Luce', text: 'due' });
  expect(propsOf(cms.planned?.content)).toEqual({ title: 'Gas', text: 'due' });
  expect(cms.planned?.dateGmt).toBe(MOMENT);
});

it('what clashes with them is published, and the clash is told', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('title', 'Fibra');
  const said: string[] = [];
  ui.subscribe(({ announcement }) => said.push(announcement.text));
  await actions.publish({ despiteProblems: true, despitePlan: true });
  await vi.waitFor(() => expect(said.join()).toContain('programmale di nuovo'));
  expect(propsOf(cms.content)).toMatchObject({ title: 'Fibra' });
  expect(cms.planned?.id).toBe('piano');
});

it('planned changes that are published are planned no longer, however they were changed', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  actions.openPlanned();
  set('title', 'Gas e luce');
  await actions.publish();
  expect(ui.getState().publishPlanned).toBe('in-page');
  expect(propsOf(cms.content)).toMatchObject({ title: 'Luce' });
  await actions.publish({ despiteProblems: true, despitePlan: true });
  await vi.waitFor(() => expect(ui.getState().planned).toBeNull());
  expect(cms.planned).toBeNull();
  expect(propsOf(cms.content)).toMatchObject({ title: 'Gas e luce' });
});

it('planned changes that went online while they were changed are gone on with, not disputed', async () => {
  const { actions, cms, set, store, ui } = await openPlanned(
    document('Luce'),
    plan(document('Gas')),
  );
  actions.openPlanned();
  set('title', 'Gas e luce');
  cms.content = cms.planned?.content ?? '';
  cms.planned = null;
  await actions.takeInSaved();
  expect(ui.getState().conflict).toBeNull();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas e luce');
});

it('the same published by hand is asked about, and needs no plan', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('title', 'Gas');
  await actions.publish({ despiteProblems: true });
  expect(ui.getState().publishPlanned).toBe('in-page');
  expect(propsOf(cms.content)).toMatchObject({ title: 'Luce' });
  await actions.publish({ despiteProblems: true, despitePlan: true });
  await vi.waitFor(() => expect(cms.planned).toBeNull());
});

it('unsaved work with planned changes in it is still theirs after a reload', async () => {
  const page = await openPlanned(document('Luce'), plan(document('Gas')));
  const { actions, cms, store, ui } = page;
  const left = { pageId: 7, content: document('Gas', 'due'), base: document('Luce') };
  actions.resumeDraft({ ...left, plan: 'piano', baseModified: '', at: 1 });
  expect(store.getState().plan).toBe('piano');
  await actions.publish();
  expect(ui.getState().publishPlanned).toBe('in-page');
  expect(propsOf(cms.content)).toMatchObject({ title: 'Luce' });
  // The key that saves is for the moment that was planned.
  await actions.save();
  expect(propsOf(cms.planned?.content)).toEqual({ title: 'Gas', text: 'due' });
  expect(propsOf(cms.content)).toMatchObject({ title: 'Luce' });
});

it('an older version that is put back over what is planned is none of it', async () => {
  const { actions, store, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  actions.openPlanned();
  actions.restoreVersion(parseDocument(document('Prima')), 'di ieri');
  expect(store.getState().plan).toBe('');
  await actions.publish({ despiteProblems: true });
  expect(ui.getState().publishPlanned).toBe('clashes');
});

it('taken back where they clash, they are a draft once that is decided', async () => {
  const { actions, cms, ui, store } = await openPlanned(document('Fibra'), plan(document('Gas')));
  await actions.cancelPlanned();
  const clash = ui.getState().conflict?.clashes[0]?.key ?? '';
  expect(cms.planned).not.toBeNull();
  await actions.resolveConflict(new Map([[clash, 'mine']]));
  await vi.waitFor(() => expect(cms.planned).toBeNull());
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  expect(ui.getState().info).toMatch(/^Programmazione annullata/);
});

it('given up they are nowhere', async () => {
  const { actions, cms, store } = await openPlanned(document('Luce'), plan(document('Gas')));
  await actions.dropPlanned();
  expect(cms.planned).toBeNull();
  expect(isDirty(store.getState())).toBe(false);
});

it('given up while they are open they leave the page, until that is undone', async () => {
  const { actions, cms, set, store, ui } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  await actions.schedule(AT);
  await actions.dropPlanned();
  expect(cms.planned).toBeNull();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
  expect(isUnsaved({ store, ui })).toBe(false);
  actions.undo();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  expect(isUnsaved({ store, ui })).toBe(true);
});

it('taken back they are a draft', async () => {
  const { actions, cms, ui, store } = await openPlanned(document('Luce'), plan(document('Gas')));
  await actions.cancelPlanned();
  expect(cms.planned).toBeNull();
  expect(propsOf(cms.draft)).toMatchObject({ title: 'Gas' });
  expect(ui.getState().planned).toBeNull();
  expect(isUnsaved({ store, ui })).toBe(false);
});

it('are not taken back over work that is not saved', async () => {
  const { actions, cms, set, store, ui } = await openPlanned(
    document('Luce'),
    plan(document('Gas')),
  );
  set('title', 'Fibra');
  await actions.cancelPlanned();
  expect(cms.planned?.id).toBe('piano');
  expect(store.getState().nodes.get('a')?.props.title).toBe('Fibra');
  expect(ui.getState().info).toContain('poi annulla la programmazione');
});

it('is what a preview shows while it is in the page, without a draft beside it', async () => {
  const { actions, cms } = await openPlanned(document('Luce'), plan(document('Gas')));
  actions.openPlanned();
  expect(await actions.previewLink(async () => {})).toContain('anteprima=x');
  expect(cms.previews).toEqual([{ planned: true }]);
  expect(cms.draft).toBe('');
  expect(cms.planned?.id).toBe('piano');
});

it('what would keep the planned changes from going online is asked about first', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('title', 'Fibra');
  await actions.publish({ despiteProblems: true });
  expect([ui.getState().publishPlanned, cms.saves]).toEqual(['clashes', 0]);
  await actions.publish({ despiteProblems: true, despitePlan: true });
  expect(propsOf(cms.content)).toMatchObject({ title: 'Fibra' });
});

it('what does not touch them is published without a question', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  set('text', 'due');
  await actions.publish({ despiteProblems: true });
  expect(ui.getState().publishPlanned).toBeNull();
  expect(propsOf(cms.content)).toMatchObject({ title: 'Luce', text: 'due' });
});

it('a page that is withdrawn while they are open is as it was on the site', async () => {
  const { actions, cms, set, store } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  await actions.schedule(AT);
  await actions.unpublish();
  expect([cms.status, propsOf(cms.content)?.title]).toEqual(['draft', 'Luce']);
  expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
  expect(propsOf(cms.planned?.content)?.title).toBe('Gas');
});

it('and stays online while there is more than is planned', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  await actions.schedule(AT);
  set('text', 'due');
  await actions.unpublish();
  expect(cms.status).toBe('publish');
  expect(ui.getState().info).toContain('aggiornala');
});

it('of a withdrawn page they are not published unasked either', async () => {
  const { actions, cms, ui } = await openPlanned(document('Luce'), plan(document('Gas')));
  await actions.unpublish();
  actions.openPlanned();
  await actions.publish({ despiteProblems: true });
  expect([ui.getState().publishPlanned, cms.status]).toEqual(['in-page', 'draft']);
});
