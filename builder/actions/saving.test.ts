import { parseDocument } from '@renderer/document/parse.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../cms/fingerprint.ts';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import { createSession } from '../session.ts';
import { isDirty } from '../store/state.ts';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const document = (title: string, text = 'uno') =>
  serializeDocument(page(node('a', { props: { title, text } }), node('b')));

/** A CMS that refuses saves of outdated content, as the plugin does. */
async function open(stored: string) {
  const cms = { content: stored, saves: 0 };
  const server = await startCms(({ method, path, body }) => {
    if (path === '/nonce') return { body: 'abcdef1234' };
    if (method === 'POST') {
      const outdated = body.expected_content !== fingerprint(cms.content);
      if (outdated) return { status: 409, body: { code: 'page_changed' } };
      cms.content = String(body.content);
      cms.saves += 1;
    }
    const fields = { status: 'draft', modified_gmt: '2026-03-12T10:00:00', template: '' };
    return { body: { ...fields, content: { raw: cms.content } } };
  });
  stop = server.stop;
  const session = createSession(bootstrapFor(server.origin, stored));
  const set = (name: string, value: string) => setProp(session.store, { id: 'a', name, value });
  const saved = () => parseDocument(cms.content).nodes.get('a')?.props;
  return { ...session, cms, set, saved };
}

describe('saving a page that was changed elsewhere', () => {
  it('merges silently what does not clash, and saves both', async () => {
    const { actions, store, ui, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.content = document('Luce', 'due');
    await actions.save();
    expect(saved()).toEqual({ title: 'Fibra', text: 'due' });
    expect(ui.getState()).toMatchObject({ conflict: null, failed: null });
    expect(ui.getState().info).toContain('1 blocco unito');
    expect(isDirty(store.getState())).toBe(false);
    undo(store);
    expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'uno' });
  });

  it('merges again what was undone, so that undoing overwrites nothing', async () => {
    const { actions, store, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.content = document('Luce', 'due');
    await actions.save();
    undo(store);
    await actions.save();
    expect(saved()).toEqual({ title: 'Fibra', text: 'due' });
    undo(store, { steps: 2 });
    expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Luce', text: 'uno' });
    await actions.save();
    expect(saved()).toEqual({ title: 'Luce', text: 'due' });
    expect(isDirty(store.getState())).toBe(false);
  });

  it('asks again where what was undone clashed', async () => {
    const { actions, store, ui, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.content = document('Gas');
    await actions.save();
    const choose = (side: 'mine' | 'theirs') => {
      const [clash] = ui.getState().conflict?.clashes ?? [];
      return actions.resolveConflict(new Map([[clash?.key ?? '', side]]));
    };
    await choose('theirs');
    expect(saved()?.title).toBe('Gas');
    undo(store);
    for (const title of ['Gas', 'Gas']) {
      ui.setState({ conflict: null });
      await actions.save();
      expect(ui.getState().conflict?.clashes).toHaveLength(1);
      expect(saved()?.title).toBe(title);
    }
    await choose('mine');
    expect(saved()?.title).toBe('Fibra');
  });

  it('overwrites nothing where both changed the same field, and asks', async () => {
    const { actions, ui, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    set('text', 'tre');
    cms.content = document('Gas');
    await actions.save();
    expect(cms.saves).toBe(0);
    expect(saved()).toEqual({ title: 'Gas', text: 'uno' });
    const { conflict } = ui.getState();
    expect(conflict?.clashes).toMatchObject([{ kind: 'field', mine: 'Fibra', theirs: 'Gas' }]);
    await actions.resolveConflict(new Map([[conflict?.clashes[0]?.key ?? '', 'theirs']]));
    expect(saved()).toEqual({ title: 'Gas', text: 'tre' });
    expect(ui.getState().conflict).toBeNull();
  });

  it('asks again when the dialog was closed without a choice', async () => {
    const { actions, ui, cms, set } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.content = document('Gas');
    await actions.save();
    ui.setState({ conflict: null });
    await actions.save();
    expect(cms.saves).toBe(0);
    expect(ui.getState().conflict?.clashes).toHaveLength(1);
  });

  it('never replaces a text that somebody wrote in WordPress', async () => {
    const { actions, ui, cms, set } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.content = '<p>Testo</p>';
    await actions.save();
    expect(cms.content).toBe('<p>Testo</p>');
    expect(ui.getState().failed?.failure.message).toContain('La pagina è cambiata in WordPress');
  });

  it('saves twice in a row without asking itself', async () => {
    const { actions, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    await actions.save();
    set('title', 'Gas');
    await actions.save();
    expect(cms.saves).toBe(2);
    expect(saved()?.title).toBe('Gas');
  });
});

describe('unsaved work of an earlier visit', () => {
  const draft = { pageId: 7, baseModified: '2026-03-01T09:00:00', at: 1 };

  it('is merged with what the page has become since', async () => {
    const { actions, store } = await open(document('Luce', 'due'));
    actions.resumeDraft({ ...draft, content: document('Fibra'), base: document('Luce') });
    expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'due' });
    expect(isDirty(store.getState())).toBe(true);
  });

  it('brings back the template that was chosen', async () => {
    const { actions, store } = await open(document('Luce'));
    const content = document('Fibra');
    actions.resumeDraft({
      ...draft,
      content,
      base: document('Luce'),
      template: 'page-tab-product',
    });
    expect(store.getState().template).toBe('page-tab-product');
    undo(store);
    expect(store.getState().template).toBe('');
  });

  it('asks where both changed the same', async () => {
    const { actions, ui, store } = await open(document('Gas'));
    actions.resumeDraft({ ...draft, content: document('Fibra'), base: document('Luce') });
    expect(ui.getState().conflict?.clashes).toHaveLength(1);
    expect(store.getState().nodes.get('a')?.props.title).toBe('Fibra');
  });
});
