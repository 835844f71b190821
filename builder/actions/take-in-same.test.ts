import { expect, it } from 'vitest';
import { contentToSave } from '../cms/content-to-save.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import { isUnsaved } from '../draft/is-unsaved.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { documentOf, isDirty } from '../store/state.ts';
import { document, open } from '../test-support/saved-page.ts';

const asSaved = (store: EditorStore) => contentToSave(prepareForSave(documentOf(store.getState())));

it('a page that was published elsewhere as it stands here is saved', async () => {
  const { actions, store, ui, set, cms } = await open(document('Luce'), 'publish');
  set('title', 'Gas');
  cms.content = document('Fibra');
  expect(await actions.takeInSame({ content: fingerprint(cms.content) })).toBe(false);
  expect(isDirty(store.getState())).toBe(true);
  cms.content = asSaved(store);
  expect(await actions.takeInSame({ content: fingerprint(cms.content) })).toBe(true);
  expect(isDirty(store.getState())).toBe(false);
  expect(ui.getState()).toMatchObject({ savedContent: cms.content, info: null });
});

it('so it is where the answer to publishing it from here was lost', async () => {
  const { actions, store, ui, set, cms } = await open(document('Luce'), 'publish');
  set('title', 'Gas');
  cms.losesAnswers = true;
  await actions.publish({ despiteProblems: true });
  expect(ui.getState().failures).toHaveLength(1);
  expect(await actions.takeInSame({ content: fingerprint(cms.content) })).toBe(true);
  expect(ui.getState().failures).toEqual([]);
  expect(ui.getState().assurance.text).toContain('è online');
  expect(store.getState().meta.savingError).toBe(false);
});

it('so it is where what was published says the same in other words', async () => {
  const { actions, store, ui, set, cms } = await open(document('Luce'), 'publish');
  set('title', 'Gas');
  cms.content = `${asSaved(store)} `;
  const saved = { content: fingerprint(cms.content), by: 'Ada' };
  expect(await actions.takeInSame(saved)).toBe(true);
  expect(isDirty(store.getState())).toBe(false);
  expect(ui.getState().savedContent).toBe(cms.content);
  set('title', 'Fibra');
  cms.content = `${cms.content} `;
  const newer = { ...saved, content: fingerprint(cms.content) };
  expect(await actions.takeInSame(newer)).toBe(false);
  // It is looked at once.
  ui.setState({ outdated: newer });
  cms.isDown = true;
  expect(await actions.takeInSame(newer)).toBe(false);
});

it('so is one that was kept as a draft', async () => {
  const { actions, store, ui, set } = await open(document('Luce'), 'publish');
  set('title', 'Gas');
  const content = fingerprint(asSaved(store));
  expect(await actions.takeInSame({ content, isDraft: true })).toBe(true);
  expect(isUnsaved({ store, ui })).toBe(false);
});

it('knows a draft whose answer was lost, whatever was changed since', async () => {
  const { actions, store, ui, set, cms } = await open(document('Luce'), 'publish');
  set('title', 'Gas');
  cms.losesAnswers = true;
  await actions.saveDraft();
  expect(ui.getState().failures).toHaveLength(1);
  set('text', 'due');
  expect(await actions.takeInSame({ content: fingerprint(cms.draft), isDraft: true })).toBe(true);
  expect(ui.getState()).toMatchObject({ storedDraft: cms.draft, failures: [], outdated: null });
  expect(store.getState().meta.savingError).toBe(false);
  expect(isUnsaved({ store, ui })).toBe(true);
  cms.losesAnswers = false;
  expect(await actions.saveDraft()).toBe(true);
});

it('also where the draft says the same in other words', async () => {
  const { actions, store, ui, set, cms } = await open(document('Luce'), 'publish');
  set('title', 'Gas');
  cms.draft = `${asSaved(store)} `;
  const saved = { content: fingerprint(cms.draft), isDraft: true };
  expect(await actions.takeInSame(saved)).toBe(true);
  expect(ui.getState().storedDraft).toBe(cms.draft);
  set('title', 'Fibra');
  expect(await actions.takeInSame(saved)).toBe(false);
});
