import { parseDocument } from '@renderer/document/parse.ts';
import { describe, expect, it } from 'vitest';
import { redo } from '../commands/redo.ts';
import { undo } from '../commands/undo.ts';
import { isUnsaved } from '../draft/is-unsaved.ts';
import { openContent } from '../open-content.ts';
import { createSession } from '../session.ts';
import { isDirty } from '../store/state.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';

import { document, open } from '../test-support/saved-page.ts';

describe('unsaved work of an earlier visit', () => {
  const draft = { pageId: 7, baseModified: '2026-03-01T09:00:00', at: 1 };

  it('is merged with what the page has become since', async () => {
    const { actions, store } = await open(document('Luce', 'due'));
    actions.resumeDraft({ ...draft, content: document('Fibra'), base: document('Luce') });
    expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'due' });
    expect(isDirty(store.getState())).toBe(true);
  });

  it('is merged with the draft that another window saved since', async () => {
    const [site, saved] = [document('Luce'), document('Gas')];
    const both = document('Gas', 'due');
    const resume = (content: string, grewFrom: string | undefined) => {
      const session = createSession({ ...bootstrapFor('http://127.0.0.1:9', both), stored: site });
      session.actions.resumeDraft({ ...draft, content, base: site, draft: grewFrom });
      return session;
    };
    // What was taken back here of the saved draft stays so, and what the other wrote comes along.
    const { store, ui } = resume(document('Luce'), saved);
    expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Luce', text: 'due' });
    expect(isUnsaved({ store, ui })).toBe(true);
    expect(ui.getState().conflict).toBeNull();
    // There was none when the work began.
    const later = resume(document('Fibra'), undefined);
    expect(later.ui.getState().conflict?.clashes).toHaveLength(1);
    expect(later.store.getState().nodes.get('a')?.props.title).toBe('Fibra');
  });

  it('is not saved over that draft where the question was closed: it is asked again', async () => {
    const { actions, ui, store, set, cms } = await open(document('Luce'), 'publish');
    set('title', 'Gas');
    set('text', 'due');
    await actions.saveDraft();
    actions.discardDraft();
    // Another window has kept that; here is what was changed of the page on the site alone.
    const saved = openContent(cms.draft).document;
    ui.setState({ keptDraft: saved });
    store.setState({ nodes: saved.nodes, media: saved.media });
    actions.resumeDraft({ ...draft, content: document('Fibra'), base: document('Luce') });
    expect(ui.getState().conflict?.clashes).toHaveLength(1);
    ui.setState({ conflict: null });
    expect(await actions.saveDraft()).toBe(false);
    expect(openContent(cms.draft).document.nodes.get('a')?.props.title).toBe('Gas');
    const clash = ui.getState().conflict?.clashes[0];
    await actions.resolveConflict(new Map([[clash?.key ?? '', 'mine']]));
    expect(openContent(cms.draft).document.nodes.get('a')?.props).toEqual({
      ...{ title: 'Fibra', text: 'due' },
    });
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

describe('unsaved work that is not wanted', () => {
  it('gives way to the page as it is saved, until that is undone', async () => {
    const { actions, store, ui, set } = await open(document('Luce'));
    set('title', 'Gas');
    set('text', 'due');
    actions.discardUnsaved();
    expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
    expect(isUnsaved({ store, ui })).toBe(false);
    actions.undo();
    expect(store.getState().nodes.get('a')?.props).toMatchObject({ title: 'Gas', text: 'due' });
  });

  it('gives way to the draft that is kept beside the published page', async () => {
    const { actions, store, ui, set } = await open(document('Luce'), 'publish');
    set('title', 'Gas');
    await actions.saveDraft();
    set('title', 'Fibra');
    actions.discardUnsaved();
    expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
    expect(isUnsaved({ store, ui })).toBe(false);
  });
});

describe('a draft beside the published page', () => {
  it('is given up for the page as it is on the site, until that is undone', async () => {
    const { actions, store, ui, set, cms } = await open(document('Luce'), 'publish');
    set('title', 'Gas');
    await actions.saveDraft();
    expect(cms.draft).not.toBe('');
    actions.discardDraft();
    expect(await actions.saveDraft()).toBe(true);
    expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
    expect([cms.draft, ui.getState().keptDraft]).toEqual(['', null]);
    actions.undo();
    expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  });

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

  it('takes in the draft that was kept in another tab, and never writes over it', async () => {
    const { actions, cms, ui, set, store } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.draft = document('Luce', 'due');
    ui.setState({ outdated: { by: 'Ada', content: 'impronta', isDraft: true } });
    expect(await actions.saveDraft()).toBe(true);
    // It is in the page: nothing is left to be taken in.
    expect(ui.getState().outdated).toBeNull();
    expect(parseDocument(cms.draft).nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'due' });
    expect(ui.getState().storedDraft).toBe(cms.draft);
    // Undoing what was taken in is no way to take it back.
    undo(store);
    await actions.saveDraft();
    expect(parseDocument(cms.draft).nodes.get('a')?.props.text).toBe('due');
  });

  it('asks where both tabs changed the same, and keeps what is chosen', async () => {
    const { actions, cms, ui, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    await actions.saveDraft();
    cms.draft = document('Gas');
    set('title', 'Fibra veloce');
    expect(await actions.saveDraft()).toBe(false);
    const { clashes = [], sides } = ui.getState().conflict ?? {};
    expect([clashes.length, sides?.theirs]).toEqual([1, 'Nella bozza salvata altrove']);
    expect(parseDocument(cms.draft).nodes.get('a')?.props.title).toBe('Gas');
    const choices = new Map(clashes.map(({ key }) => [key, 'mine'] as const));
    await actions.resolveConflict(choices);
    expect(parseDocument(cms.draft).nodes.get('a')?.props.title).toBe('Fibra veloce');
  });

  it('that clashes as the page is published is decided on, and then nothing is online yet', async () => {
    const { actions, cms, ui, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.draft = document('Gas');
    await actions.publish({ despiteProblems: true });
    const { clashes = [] } = ui.getState().conflict ?? {};
    expect(clashes).toHaveLength(1);
    await actions.resolveConflict(new Map(clashes.map(({ key }) => [key, 'mine'] as const)));
    expect(parseDocument(cms.content).nodes.get('a')?.props.title).toBe('Luce');
    expect(ui.getState().info).toContain('Non è ancora online');
  });

  it('that is gone elsewhere, too, is given up and not kept anew', async () => {
    const { actions, cms, ui, set, store } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    await actions.saveDraft();
    cms.draft = '';
    undo(store);
    expect(await actions.saveDraft()).toBe(true);
    expect(cms.draft).toBe('');
    expect(ui.getState()).toMatchObject({ keptDraft: null, storedDraft: '' });
    expect(ui.getState().announcement.text).toContain('Bozza tolta');
  });

  it('is not undone for one that was kept elsewhere', async () => {
    const { actions, cms, store, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    await actions.saveDraft();
    undo(store);
    cms.draft = document('Luce', 'due');
    await actions.saveDraft();
    expect(cms.dropped).toBe(0);
    expect(parseDocument(cms.draft).nodes.get('a')?.props).toMatchObject({ text: 'due' });
  });

  it('of another tab is shown before anything is published over it', async () => {
    const { actions, cms, ui, store, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.draft = document('Luce', 'due');
    await actions.publish({ despiteProblems: true });
    expect(cms.saves).toBe(0);
    expect(ui.getState().info).toContain('avevi salvato una bozza');
    expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'due' });
    await actions.publish({ despiteProblems: true });
    expect(parseDocument(cms.content).nodes.get('a')?.props.text).toBe('due');
    expect(ui.getState().info).toBeNull();
  });

  it('of another tab that clashes is decided on, and nothing is said to be online', async () => {
    const { actions, cms, ui, set } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    cms.draft = document('Gas');
    await actions.publish({ despiteProblems: true });
    const clash = ui.getState().conflict?.clashes[0]?.key ?? '';
    await actions.resolveConflict(new Map([[clash, 'mine']]));
    expect([cms.saves, ui.getState().assurance.text]).toEqual([0, '']);
    await actions.publish({ despiteProblems: true });
    expect([cms.saves, ui.getState().assurance.text]).toEqual([1, 'Le modifiche sono online.']);
  });

  it('that is gone by now does not keep the page from being published', async () => {
    const { actions, cms, ui, set, saved } = await open(document('Luce'), 'publish');
    set('title', 'Fibra');
    await actions.saveDraft();
    cms.draft = '';
    await actions.publish({ despiteProblems: true });
    expect([saved()?.title, ui.getState().storedDraft]).toEqual(['Fibra', '']);
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

it('a draft in the CMS that cannot be read leaves the page as it is published', () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', '<p>Testo</p>');
  const { store, ui } = createSession({ ...bootstrap, stored: document('Luce') });
  expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
  expect(isDirty(store.getState())).toBe(false);
  expect(ui.getState().info).toContain('che qui non si può leggere');
});
