import { parseDocument } from '@renderer/document/parse.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { describe, expect, it } from 'vitest';
import { deleteNode } from '../commands/delete-node.ts';
import { undo } from '../commands/undo.ts';
import { HISTORY_LIMIT } from '../store/create-editor-store.ts';
import { isDirty } from '../store/state.ts';
import { node, page } from '../test-support/document.ts';

import { document, open } from '../test-support/saved-page.ts';

describe('saving a page that was changed elsewhere', () => {
  it('merges silently what does not clash, and saves both', async () => {
    const { actions, store, ui, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.content = document('Luce', 'due');
    await actions.save();
    expect(saved()).toEqual({ title: 'Fibra', text: 'due' });
    expect(ui.getState()).toMatchObject({ conflict: null, failures: [] });
    expect(ui.getState().info).toContain('quello che è cambiato in «Blocco di testo»');
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
    expect(ui.getState().failures[0]?.failure.message).toContain(
      'La pagina è cambiata in WordPress',
    );
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
      expect(ui.getState().failures).not.toEqual([]);
    }
    cms.losesAnswers = false;
    set('title', 'Acqua');
    await actions.save();
    expect(ui.getState()).toMatchObject({ conflict: null, failures: [], info: null });
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
    await ui.getState().failures[0]?.again?.();
    expect(ui.getState()).toMatchObject({ failures: [], page: { status: 'future' } });
  });
});

describe('saving a page whose status is another one by now', () => {
  it('keeps as a draft what was meant for one, beside the page that is online by now', async () => {
    const { actions, store, ui, cms, set } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.status = 'publish';
    await actions.save();
    expect(cms.saves).toBe(0);
    expect(parseDocument(cms.draft).nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'uno' });
    expect(ui.getState()).toMatchObject({ page: { status: 'publish' }, failures: [] });
    expect(ui.getState().info).toContain('sul sito non cambia niente');
    expect(store.getState().meta.savingError).toBe(false);
  });

  it('saves the page itself once it was withdrawn: nothing is kept beside a draft', async () => {
    const { actions, ui, cms, set, saved } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.status = 'draft';
    await actions.save();
    expect([cms.draft, cms.saves, saved()?.title]).toEqual(['', 1, 'Fibra']);
    expect(ui.getState()).toMatchObject({ savedContent: cms.content, failures: [] });
    expect(ui.getState().info).toContain('ritirata dal sito');
  });

  it('keeps the draft that was asked for once it is decided what clashes with the site', async () => {
    const { actions, ui, cms, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.content = document('Gas');
    await actions.save();
    const key = ui.getState().conflict?.clashes[0]?.key ?? '';
    await actions.resolveConflict(new Map([[key, 'mine']]));
    expect(parseDocument(cms.draft).nodes.get('a')?.props.title).toBe('Fibra');
  });

  it.each(['draft', 'publish'])(
    'saves nothing into the trash, however often asked (%s)',
    async (status) => {
      const { actions, store, ui, cms, set, saved } = await open(document('Luce'), status);
      set('title', 'Fibra');
      cms.status = 'trash';
      for (const ask of [actions.save, actions.save, actions.publish, actions.saveDraft]) {
        await ask();
        expect(ui.getState().failures[0]?.failure.message).toContain('nel cestino di WordPress');
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

  it('puts nothing online of a draft that was changed elsewhere before it was seen', async () => {
    const { actions, ui, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.content = document('Luce', 'due');
    await actions.publish({ despiteProblems: true });
    expect([cms.saves, cms.status]).toEqual([0, 'draft']);
    expect(ui.getState().info).toMatch(/«Blocco di testo».*Non è ancora online/);
    await actions.publish({ despiteProblems: true });
    expect(saved()).toEqual({ title: 'Fibra', text: 'due' });
    expect(cms.status).toBe('publish');
  });

  it('goes on where publishing was what was asked for', async () => {
    const { actions, cms, set, saved } = await open(document('Luce'));
    set('title', 'Fibra');
    cms.status = 'future';
    await actions.publish({ despiteProblems: true });
    expect(saved()).toEqual({ title: 'Fibra', text: 'uno' });
  });
});
