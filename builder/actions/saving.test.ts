import { parseDocument } from '@renderer/document/parse.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../cms/fingerprint.ts';
import { deleteNode } from '../commands/delete-node.ts';
import { redo } from '../commands/redo.ts';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import { createSession } from '../session.ts';
import { HISTORY_LIMIT } from '../store/create-editor-store.ts';
import { isDirty } from '../store/state.ts';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const document = (title: string, text = 'uno') =>
  serializeDocument(page(node('a', { props: { title, text } }), node('b')));

/** A CMS that refuses saves of outdated content, as the plugin does. */
async function open(stored: string, status = 'draft') {
  const cms = {
    content: stored,
    status,
    saves: 0,
    draft: '',
    dropped: 0,
    losesAnswers: false,
    slug: 'luce',
    title: 'Luce',
    tellsDraftPath: false,
  };
  const server = await startCms(({ method, path, body }) => {
    if (path === '/nonce') return { body: 'abcdef1234' };
    if (path.includes('/preview/')) {
      if (body.without_draft) cms.dropped += 1;
      return { body: { token: 'x' } };
    }
    if (method === 'POST') {
      const outdated =
        body.expected_content !== fingerprint(cms.content) ||
        (body.expected_status ?? cms.status) !== cms.status;
      if (outdated) return { status: 409, body: { code: 'page_changed' } };
      if (path.endsWith('/autosaves')) {
        cms.draft = String(body.content);
        return { body: { id: 12, parent: 7 } };
      }
      cms.content = String(body.content);
      cms.saves += 1;
      cms.status = String(body.status ?? cms.status);
      if (cms.losesAnswers) return { status: 504 };
    }
    const link = `https://www.example/${cms.status === 'draft' ? '?page_id=7' : cms.slug}`;
    const permalink_template = `https://www.example/${cms.slug}`;
    const more = cms.tellsDraftPath ? { permalink_template } : {};
    const fields = {
      ...more,
      id: 7,
      status: cms.status,
      modified_gmt: '2026-03-12T10:00:00',
      template: '',
      link,
    };
    return { body: { ...fields, title: { raw: cms.title }, content: { raw: cms.content } } };
  });
  stop = server.stop;
  const bootstrap = bootstrapFor(server.origin, stored);
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
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

  it('brings nothing back that was changed after a merge, wherever undo and redo lead', async () => {
    const { actions, store, ui, cms, set, saved } = await open(document('Luce'));
    set('text', 'tre');
    cms.content = document('Gas');
    await actions.save();
    set('text', 'quattro');
    undo(store);
    set('title', 'Fibra');
    await actions.save();
    expect(ui.getState().conflict).toBeNull();
    expect(saved()).toEqual({ title: 'Fibra', text: 'tre' });
  });

  it('knows what it has taken in when the history has forgotten', async () => {
    const { actions, store, cms, set } = await open(document('Luce'));
    set('title', 'Fibra');
    const props = { title: 'Luce', text: 'uno' };
    cms.content = serializeDocument(page(node('a', { props }), node('b'), node('c')));
    await actions.save();
    deleteNode(store, { id: 'c' });
    await actions.save();
    for (let step = 0; step <= HISTORY_LIMIT; step += 1) {
      store.setState(({ change }) => ({ change: { ...change, group: null } }));
      set('text', String(step));
    }
    undo(store);
    await actions.save();
    expect(parseDocument(cms.content).nodes.has('c')).toBe(false);
    expect(store.getState().nodes.has('c')).toBe(false);
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

describe('a save whose answer was lost', () => {
  it('is no change of somebody else', async () => {
    const { actions, store, ui, cms, set, saved } = await open(document('Luce'));
    cms.losesAnswers = true;
    for (const title of ['Fibra', 'Gas']) {
      set('title', title);
      await actions.save();
      expect(ui.getState().failed).not.toBeNull();
    }
    cms.losesAnswers = false;
    set('title', 'Acqua');
    await actions.save();
    expect(ui.getState()).toMatchObject({ conflict: null, failed: null, info: null });
    expect(saved()?.title).toBe('Acqua');
    expect(isDirty(store.getState())).toBe(false);
    undo(store);
    await actions.save();
    expect(ui.getState().conflict).toBeNull();
    expect(saved()?.title).toBe('Luce');
  });

  it('goes on with what was asked for', async () => {
    const { actions, ui, cms, set } = await open(document('Luce'));
    cms.losesAnswers = true;
    set('title', 'Fibra');
    const as = { status: 'future', dateGmt: '2036-01-01T00:00:00' };
    await actions.publish({ despiteProblems: true, as });
    cms.losesAnswers = false;
    await ui.getState().failed?.again?.();
    expect(ui.getState()).toMatchObject({ failed: null, page: { status: 'future' } });
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

  it('that cannot be read replaces nothing, and says so', async () => {
    const { actions, store, ui } = await open(document('Luce'));
    expect(actions.resumeDraft({ ...draft, content: '{"nodes":' })).toBe(false);
    expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
    expect(ui.getState().info).toContain('non si possono leggere');
  });

  it('replaces no work of this one', async () => {
    const { actions, store, set } = await open(document('Luce'));
    set('title', 'Gas');
    const base = document('Luce');
    expect(actions.resumeDraft({ ...draft, content: document('Fibra'), base })).toBe(false);
    expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  });

  it('asks where both changed the same', async () => {
    const { actions, ui, store } = await open(document('Gas'));
    actions.resumeDraft({ ...draft, content: document('Fibra'), base: document('Luce') });
    expect(ui.getState().conflict?.clashes).toHaveLength(1);
    expect(store.getState().nodes.get('a')?.props.title).toBe('Fibra');
  });
});

describe('a draft beside the published page', () => {
  it('takes in what was published meanwhile: it must not take that back later', async () => {
    const { actions, cms, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.content = document('Luce', 'due');
    expect(await actions.saveDraft()).toBe(true);
    expect(parseDocument(cms.draft).nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'due' });
    expect(cms.saves).toBe(0);
  });

  it('asks where both changed the same, and keeps nothing yet', async () => {
    const { actions, ui, cms, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.content = document('Gas');
    expect(await actions.saveDraft()).toBe(false);
    expect(ui.getState().conflict).toMatchObject({ thenSave: false });
    expect(cms.draft).toBe('');
  });

  it('goes with a save that keeps nothing, and with publishing', async () => {
    const { actions, store, ui, cms, set, saved } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    await actions.saveDraft();
    undo(store);
    await actions.saveDraft();
    expect(cms.dropped).toBe(1);
    expect(ui.getState().keptDraft).toBeNull();
    redo(store);
    await actions.saveDraft();
    undo(store);
    await actions.publish({ despiteProblems: true });
    expect(saved()?.title).toBe('Luce');
    expect(ui.getState().keptDraft).toBeNull();
  });

  it('goes with the preview when its changes were undone', async () => {
    const { actions, store, cms, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    await actions.previewLink(async () => {});
    expect(cms.dropped).toBe(0);
    undo(store);
    await actions.previewLink(async () => {});
    await actions.previewLink(async () => {});
    expect(cms.dropped).toBe(1);
  });
});

describe('saving a page whose status is another one by now', () => {
  it('publishes nothing that was meant for a draft', async () => {
    const { actions, ui, cms, set } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.status = 'publish';
    await actions.save();
    expect(cms.saves).toBe(0);
    expect(ui.getState().page.status).toBe('publish');
    expect(ui.getState().failed?.failure.message).toContain('pubblicata');
  });

  it.each(['draft', 'publish'])(
    'saves nothing into the trash, however often asked (%s)',
    async (status) => {
      const { actions, store, ui, cms, set, saved } = await open(document('Luce'), status);
      set('title', 'Fibra');
      cms.status = 'trash';
      for (const ask of [actions.save, actions.save, actions.publish, actions.saveDraft]) {
        await ask();
        expect(ui.getState().failed?.failure.message).toContain('nel cestino di WordPress');
      }
      expect([cms.saves, cms.draft]).toEqual([0, '']);
      expect(isDirty(store.getState())).toBe(true);
      // WordPress restores to a draft what was published, too.
      cms.status = 'draft';
      await actions.save();
      await actions.save();
      expect(saved()?.title).toBe('Fibra');
    },
  );

  it('goes on where publishing was what was asked for', async () => {
    const { actions, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.status = 'future';
    await actions.publish({ despiteProblems: true });
    expect(saved()).toEqual({ title: 'Fibra', text: 'uno' });
  });
});

it('a draft in the CMS that cannot be read leaves the page as it is published', () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', '<p>Testo</p>');
  const { store, ui } = createSession({ ...bootstrap, stored: document('Luce') });
  expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
  expect(isDirty(store.getState())).toBe(false);
  expect(ui.getState().info).toContain('che qui non si può leggere');
});

it('a page that moved, or got another title, is shown where and as what it is', async () => {
  const { actions, ui, cms, set } = await open(document('Luce'));
  const shown = () => {
    const { title, path, link } = ui.getState().page;
    return [title, path, link];
  };
  Object.assign(cms, { slug: 'luce-e-gas', title: 'Luce e gas' });
  set('title', 'Fibra');
  await actions.save();
  expect(shown()).toEqual(['Luce e gas', '/luce', '/luce']);
  await actions.publish({ despiteProblems: true });
  expect(shown()).toEqual(['Luce e gas', '/luce-e-gas', '/luce-e-gas']);
  expect(await actions.previewLink(async () => {})).toContain('/luce-e-gas?anteprima=');
});

it('a draft that moved is shown where it is', async () => {
  const { actions, ui, cms, set } = await open(document('Luce'));
  Object.assign(cms, { slug: 'luce-e-gas', tellsDraftPath: true });
  set('title', 'Fibra');
  await actions.save();
  expect(ui.getState().page.path).toBe('/luce-e-gas');
});

it('a published page is not published anew unasked where something of it was not seen', async () => {
  const { actions, ui, canvas, cms, set } = await open(document('Luce'), 'publish');
  canvas.current = { show: () => {}, audit: async () => undefined };
  set('title', 'Fibra');
  await actions.publish();
  expect(cms.saves).toBe(0);
  expect(ui.getState().publishConfirm).toEqual({});
  expect(ui.getState().checks.findings.map(({ check }) => check)).toContain('unseen');
  await actions.publish({ despiteProblems: true });
  expect(cms.saves).toBe(1);
});

it('checks look at the page, not at a version of it that is being looked at', async () => {
  const { actions, ui, canvas } = await open(document('Luce'));
  const shown: unknown[] = [];
  canvas.current = { show: (version) => shown.push(version), audit: async () => undefined };
  ui.setState({ showing: 3 });
  await actions.check();
  expect(shown).toEqual([null]);
  expect(ui.getState().showing).toBeNull();
});
