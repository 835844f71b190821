// @vitest-environment happy-dom
import { parseDocument } from '@renderer/document/parse.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTemplate } from '../commands/choose-template.ts';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import type { Session } from '../session.ts';
import { createUiStore } from '../store/ui-store.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { keepLocalDraft } from './keep-local-draft.ts';
import type { LocalDraft } from './local-drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeping() {
  const kept = new Map<number, Omit<LocalDraft, 'tab'>>();
  const drafts = {
    write: vi.fn(async (draft: Omit<LocalDraft, 'tab'>) => void kept.set(draft.pageId, draft)),
    remove: async (id: number) => void kept.delete(id),
  };
  const store = openStore(page(node('a')));
  const ui = createUiStore(bootstrapFor('').page);
  const stop = keepLocalDraft({
    store,
    ui,
    drafts,
    bootstrap: bootstrapFor(''),
  } as unknown as Session);
  return { store, ui, drafts, stop, draft: () => kept.get(7) };
}

describe('the local draft', () => {
  it('is written once the typing rests, with what it started from', async () => {
    const { store, draft, drafts } = keeping();
    for (const value of ['G', 'Ga', 'Gas']) {
      setProp(store, { id: 'a', name: 'title', value });
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(draft()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(800);
    expect(drafts.write).toHaveBeenCalledTimes(1);
    expect(draft()?.baseModified).toBe('2026-03-12T09:00:00');
    expect(parseDocument(draft()?.content ?? '').nodes.get('a')?.props.title).toBe('Gas');
  });

  it('is written at once where the page is about to be left', async () => {
    const { store, drafts, draft } = keeping();
    setProp(store, { id: 'a', name: 'title', value: 'Gas' });
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(parseDocument(draft()?.content ?? '').nodes.get('a')?.props.title).toBe('Gas');
    expect(drafts.write).toHaveBeenCalledTimes(1);
  });

  it('keeps the template that was chosen', async () => {
    const { store, draft } = keeping();
    const template = { name: 'prodotto', title: 'Prodotto', description: '', samples: [] };
    chooseTemplate(store, {
      template: { ...template, template: 'page-tab-product', children: [{ component: 'Image' }] },
    });
    await vi.advanceTimersByTimeAsync(800);
    expect(draft()?.template).toBe('page-tab-product');
  });

  it('does not wait for a rest that never comes', async () => {
    const { store, draft } = keeping();
    for (let key = 0; key < 35; key += 1) {
      setProp(store, { id: 'a', name: 'title', value: `G${key}` });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(draft()).toBeDefined();
  });

  it('that cannot be written is known of, until one can', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, ui, drafts } = keeping();
    drafts.write.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    await vi.advanceTimersByTimeAsync(800);
    expect(ui.getState().isForgetful).toBe(true);
    setProp(store, { id: 'a', name: 'title', value: 'y' });
    await vi.advanceTimersByTimeAsync(800);
    expect(ui.getState().isForgetful).toBe(false);
  });

  it('is gone once nothing is unsaved', async () => {
    const { store, draft } = keeping();
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    await vi.advanceTimersByTimeAsync(800);
    expect(draft()).toBeDefined();
    undo(store);
    await vi.advanceTimersByTimeAsync(800);
    expect(draft()).toBeUndefined();
  });

  it('is there for what undoes a draft of the CMS, and says which it started from', async () => {
    const { store, ui, draft } = keeping();
    setProp(store, { id: 'a', name: 'title', value: 'Gas' });
    const { nodes, media } = store.getState();
    ui.setState({ keptDraft: { nodes, media }, storedDraft: 'Gas' });
    await vi.advanceTimersByTimeAsync(0);
    expect(draft()).toMatchObject({ kept: true, draft: 'Gas' });
    undo(store);
    await vi.advanceTimersByTimeAsync(800);
    expect(draft()).toMatchObject({ draft: 'Gas' });
    expect(draft()?.kept).toBeUndefined();
    // Given up in the CMS, too, nothing is unsaved.
    ui.setState({ keptDraft: null, storedDraft: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(draft()).toBeUndefined();
  });

  it('is written at once when the page is left', async () => {
    const { store, draft } = keeping();
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft()).toBeDefined();
  });

  it('that cannot be written stops nobody', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, drafts } = keeping();
    drafts.write.mockRejectedValueOnce(new Error('full'));
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    await vi.advanceTimersByTimeAsync(800);
    expect(warn).toHaveBeenCalled();
  });
});
