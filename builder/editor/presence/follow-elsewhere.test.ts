import { expect, it, vi } from 'vitest';
import { fail, NOT_CANCELLED, NOT_PLANNED, NOT_SAVED } from '../../actions/failures.ts';
import { CmsFailure, IN_TRASH, SHARED_GONE } from '../../cms/cms-failure.ts';
import { fingerprint } from '../../cms/fingerprint.ts';
import { setProp } from '../../commands/set-prop.ts';
import { isPlanned, isUnsaved } from '../../draft/is-unsaved.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { document } from '../../test-support/saved-page.ts';
import { followElsewhere } from './follow-elsewhere.ts';

const [site, draft] = [document('Luce'), document('Gas')];
const plan = (content: string, id = 'piano-1') => ({
  ...{
    id,
    content,
    base: site,
    by: 'Ada',
    missed: false,
    untilGmt: '',
    returns: false,
    dateGmt: '2036-01-01T08:00:00',
  },
});
const NOTHING = {
  ...{ content: fingerprint(site), draft: '', planned: '', status: 'publish' },
  taken: [] as readonly string[],
};

/** A published page with its draft beside it, open in the editor, or with what is planned of it. */
function open({
  content = draft,
  planned,
}: {
  content?: string;
  planned?: ReturnType<typeof plan>;
}) {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', content);
  const page = { ...bootstrap.page, status: 'publish' };
  const session = createSession({ ...bootstrap, page, stored: site, planned });
  const follow = (stored: typeof NOTHING, read: ReturnType<typeof plan> | null = null) => {
    const readPage = vi.fn(async () => ({ content: site, planned: read }));
    const cms = { readPage } as unknown as Parameters<typeof followElsewhere>[0]['cms'];
    return followElsewhere({ ...session, cms }, stored);
  };
  return { ...session, follow };
}

it('a draft that was given up elsewhere is no longer called saved, and stays in the page', async () => {
  const { ui, store, follow } = open({});
  expect(isUnsaved({ store, ui })).toBe(false);
  await follow({ ...NOTHING, draft: fingerprint(draft) });
  expect(ui.getState().storedDraft).toBe(draft);
  await follow(NOTHING);
  expect(ui.getState()).toMatchObject({ keptDraft: null, storedDraft: '' });
  expect(ui.getState().info).toContain('in un’altra finestra è stata scartata');
  expect(isUnsaved({ store, ui })).toBe(true);
});

it('that it was published is told beside it', async () => {
  const { ui, follow } = open({});
  await follow({ ...NOTHING, content: fingerprint(draft) });
  expect(ui.getState()).toMatchObject({ keptDraft: null, info: null });
});

it('published with it in, what is here is behind, and contradicts nothing', async () => {
  const online = { ...NOTHING, content: fingerprint(document('Fibra')) };
  const { ui, store, follow } = open({});
  await follow({ ...online, taken: [fingerprint(draft)] });
  expect(isUnsaved({ store, ui })).toBe(false);
  expect(store.getState().baseline.nodes.get('a')?.props.title).toBe('Gas');
  // What was written since is unsaved.
  const own = open({});
  setProp(own.store, { id: 'a', name: 'title', value: 'Idrogeno' });
  await own.follow({ ...online, taken: [fingerprint(draft)] });
  expect(isUnsaved(own)).toBe(true);
});

it('a draft that was planned elsewhere is what is planned', async () => {
  const { ui, store, follow } = open({});
  // WordPress may have written the same in other words.
  await follow({ ...NOTHING, planned: 'piano-1' }, plan(`${draft} `));
  expect(store.getState().plan).toBe('piano-1');
  expect(isUnsaved({ store, ui })).toBe(false);
  expect(ui.getState().info).toContain('è stata programmata');
});

it('a draft that was planned with more is that plan, but for what was changed here since', async () => {
  const more = plan(document('Gas', 'due'));
  const { store, ui, follow } = open({});
  await follow({ ...NOTHING, planned: 'piano-1' }, more);
  expect(store.getState().plan).toBe('piano-1');
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Gas', text: 'due' });
  expect(isPlanned(store.getState(), ui.getState())).toBe(true);
  const own = open({});
  setProp(own.store, { id: 'a', name: 'title', value: 'Fibra' });
  await own.follow({ ...NOTHING, planned: 'piano-1' }, more);
  expect(own.store.getState().nodes.get('a')?.props.title).toBe('Fibra');
  expect(own.ui.getState().info).toContain('soltanto qui');
});

it('a draft that was given up beside a plan is not that plan, nor one beside what went online', async () => {
  const other = plan(document('Fibra'));
  const given = open({ planned: other });
  await given.follow({ ...NOTHING, planned: other.id }, other);
  expect(given.store.getState()).toMatchObject({ plan: '' });
  expect(given.ui.getState().info).toContain('è stata scartata');
  const back = { ...plan(site, 'ritorno'), base: document('Fibra'), returns: true };
  const late = open({ planned: other });
  await late.follow({ ...NOTHING, content: fingerprint(back.base), planned: back.id }, back);
  expect(late.store.getState().plan).toBe('');
  expect(late.store.getState().nodes.get('a')?.props.title).toBe('Gas');
});

it('what is planned elsewhere is known, and what is given up there', async () => {
  const { ui, follow } = open({ content: site });
  await follow({ ...NOTHING, planned: 'piano-1' }, plan(draft));
  expect(ui.getState().planned?.id).toBe('piano-1');
  await follow(NOTHING);
  expect(ui.getState().planned).toBeNull();
});

it('planned changes that are open and went online are told of with their end', async () => {
  const { ui, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  const back = { ...plan(site, 'ritorno'), base: draft, returns: true };
  await follow({ ...NOTHING, content: fingerprint(draft), planned: 'ritorno' }, back);
  expect(ui.getState().planned).toBe(back);
  expect(ui.getState().info).toContain('sono andate online');
});

it('planned changes that are open are a draft where they were taken back', async () => {
  const { ui, store, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  await follow({ ...NOTHING, draft: fingerprint(draft) });
  expect(ui.getState()).toMatchObject({ planned: null, storedDraft: draft });
  expect(isUnsaved({ store, ui })).toBe(false);
  expect(ui.getState().info).toContain('sono una bozza');
});

it('planned changes that are open follow what another window makes of them', async () => {
  const { ui, store, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  const anew = plan(document('Fibra'), 'piano-2');
  await follow({ ...NOTHING, planned: anew.id }, anew);
  expect(store.getState().nodes.get('a')?.props.title).toBe('Fibra');
  expect(isPlanned(store.getState(), ui.getState())).toBe(true);
  // One step back it is another plan, still to be updated, and no work on the page as it is.
  actions.undo();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  expect(store.getState().plan).toBe(anew.id);
  actions.undo();
  expect(store.getState().plan).toBe('');
});

it('so do they with further changes in them, merged with what is planned now', async () => {
  const { ui, store, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  setProp(store, { id: 'a', name: 'text', value: 'due' });
  const later = { ...plan(draft, 'piano-2'), dateGmt: '2036-02-01T08:00:00' };
  await follow({ ...NOTHING, planned: later.id }, later);
  expect(store.getState().plan).toBe(later.id);
  expect(isPlanned(store.getState(), ui.getState())).toBe(false);
  expect(ui.getState().info).toContain('è cambiato il momento');
  const anew = plan(document('Fibra'), 'piano-3');
  await follow({ ...NOTHING, planned: anew.id }, anew);
  expect(store.getState().plan).toBe(anew.id);
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'due' });
  expect(ui.getState().info).toContain('unito a quello che hai fatto qui');
  // What clashes stays here, and says where the plan is.
  setProp(store, { id: 'a', name: 'title', value: 'Idrogeno' });
  const other = plan(document('Sole'), 'piano-4');
  await follow({ ...NOTHING, planned: other.id }, other);
  expect(store.getState().nodes.get('a')?.props.title).toBe('Idrogeno');
  expect(ui.getState()).toMatchObject({ planned: other });
  expect(ui.getState().info).toContain('negli stessi punti');
  // Undone, it is the page as it is on the site: what is planned no longer is no work on that.
  actions.undo();
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Luce', text: 'uno' });
  actions.redo();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Idrogeno');
});

it('planned changes that were closed are not redone once they are others', async () => {
  const { store, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  actions.undo();
  const anew = plan(document('Fibra'), 'piano-2');
  await follow({ ...NOTHING, planned: anew.id }, anew);
  actions.redo();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
});

it('planned changes that were taken back from here, without an answer, are said to be', async () => {
  const { ui, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  fail(ui, { what: NOT_CANCELLED, failure: new CmsFailure('network', '') });
  await follow({ ...NOTHING, draft: fingerprint(draft) });
  expect(ui.getState().failures).toEqual([]);
  expect(ui.getState().info).toMatch(/^Programmazione annullata/);
});

it('what was planned from here, without an answer, is no other plan', async () => {
  const { ui, store, follow } = open({ content: site });
  setProp(store, { id: 'a', name: 'title', value: 'Gas' });
  fail(ui, { what: NOT_PLANNED, failure: new CmsFailure('network', '') });
  await follow({ ...NOTHING, planned: 'piano-1' }, plan(draft));
  expect(isPlanned(store.getState(), ui.getState())).toBe(true);
  expect(ui.getState().failures).toEqual([]);
});

it('planned changes that became a part of another draft are said to be in it', async () => {
  const { ui, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  await follow({ ...NOTHING, draft: fingerprint(document('Gas', 'due')) });
  expect(ui.getState().info).toContain('sono nella bozza');
});

it('what was done here meanwhile counts', async () => {
  const { ui, store, follow } = open({});
  setProp(store, { id: 'a', name: 'title', value: 'Fibra' });
  const asked = follow({ ...NOTHING, planned: 'piano-1' }, plan(draft));
  ui.setState({ storedDraft: document('Fibra') });
  await asked;
  expect(ui.getState().planned).toBeNull();
});

it('a page that was withdrawn is a draft, and one that was published is online', async () => {
  const { ui, store, follow } = open({});
  await follow({ ...NOTHING, status: 'draft' });
  expect(ui.getState()).toMatchObject({ page: { status: 'draft' }, keptDraft: null });
  expect(ui.getState().info).toContain('ritirata dal sito');
  expect(isUnsaved({ store, ui })).toBe(true);
  await follow(NOTHING);
  expect(ui.getState().page.status).toBe('publish');
  expect(ui.getState().info).toContain('è stata pubblicata');
  // When it is to go online is known to who plans it alone.
  await follow({ ...NOTHING, status: 'future' });
  expect(ui.getState().page.status).toBe('publish');
});

it('a page that went to the trash is said to be there, once, and to be back', async () => {
  const { ui, follow } = open({});
  const gone = { ...NOTHING, content: '', status: 'trash' };
  await follow(gone);
  expect(ui.getState().info).toContain('nel cestino');
  expect(ui.getState()).toMatchObject({ storedDraft: draft, isInTrash: true });
  fail(ui, { what: NOT_SAVED, failure: new CmsFailure('refused', IN_TRASH) });
  ui.setState({ info: null });
  await follow(gone);
  expect(ui.getState().info).toBeNull();
  await follow({ ...NOTHING, status: 'draft' });
  expect(ui.getState()).toMatchObject({
    isInTrash: false,
    failures: [],
    page: { status: 'draft' },
  });
});

it('a shared block that was deleted is not looked for in the trash of pages', async () => {
  const { ui, follow } = open({});
  ui.setState(({ page }) => ({ page: { ...page, isPattern: true } }));
  await follow({ ...NOTHING, content: '', status: 'trash' });
  expect(ui.getState()).toMatchObject({ info: SHARED_GONE, isInTrash: true });
});

it('a draft that is the page by now is what changes are told from, and not said to be gone', async () => {
  const restored = open({});
  setProp(restored.store, { id: 'a', name: 'text', value: 'due' });
  await restored.follow({ ...NOTHING, content: '', status: 'trash' });
  await restored.follow({ ...NOTHING, content: fingerprint(draft), status: 'draft' });
  expect(restored.ui.getState()).toMatchObject({ savedContent: draft, storedDraft: '' });
  expect(restored.store.getState().baseline.nodes.get('a')?.props.title).toBe('Gas');
  expect(restored.ui.getState().info).toContain('ritirata');
  const { ui, store, follow } = open({});
  ui.setState({ savedContent: draft });
  await follow({ ...NOTHING, content: fingerprint(draft) });
  expect(ui.getState().info).toBeNull();
  expect(isUnsaved({ store, ui })).toBe(false);
});

it('what was planned after the page was published is not the draft of before', async () => {
  const { ui, store, follow } = open({});
  const online = document('Fibra');
  const later = { ...plan(document('Idrogeno')), base: online };
  await follow({ ...NOTHING, content: fingerprint(online), planned: later.id }, later);
  expect(store.getState()).toMatchObject({ plan: '' });
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  expect(ui.getState()).toMatchObject({ planned: { id: later.id }, info: null });
});

it('a plan that is open, and was changed elsewhere, is the changed one', async () => {
  const { ui, store, actions, follow } = open({ content: site, planned: plan(draft) });
  actions.openPlanned();
  const anew = plan(document('Idrogeno'), 'piano-2');
  await follow({ ...NOTHING, planned: 'piano-2' }, anew);
  expect(store.getState().nodes.get('a')?.props.title).toBe('Idrogeno');
  expect(isPlanned(store.getState(), ui.getState())).toBe(true);
  expect(ui.getState().info).toContain('com’è adesso');
  // What was changed here since is no part of it.
  const own = open({ content: site, planned: plan(draft) });
  own.actions.openPlanned();
  setProp(own.store, { id: 'a', name: 'title', value: 'Fibra' });
  await own.follow({ ...NOTHING, planned: 'piano-2' }, anew);
  expect(own.store.getState().nodes.get('a')?.props.title).toBe('Fibra');
});
