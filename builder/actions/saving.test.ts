import { templates } from '@generated/templates.ts';
import { parseDocument } from '@renderer/document/parse.ts';
import { expect, it } from 'vitest';
import { fingerprint } from '../cms/fingerprint.ts';

import { document, open } from '../test-support/saved-page.ts';

/** A canvas that does not answer. */
const NOTHING = async () => undefined;

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
  canvas.current = {
    show: () => {},
    reveal: () => {},
    showSelected: () => {},
    audit: NOTHING,
    ids: NOTHING,
  };
  set('title', 'Fibra');
  await actions.publish();
  expect(cms.saves).toBe(0);
  expect(ui.getState().publishConfirm).toEqual({});
  expect(ui.getState().checks.findings.map(({ check }) => check)).toContain('unseen');
  await actions.publish({ despiteProblems: true });
  expect(cms.saves).toBe(1);
});

it('a draft kept elsewhere that was taken in and undone does not go online unseen', async () => {
  const { actions, ui, cms, set, saved, store } = await open(document('Luce'), 'publish');
  set('title', 'Fibra');
  cms.draft = document('Luce', 'due');
  await actions.publish({ despiteProblems: true });
  actions.undo();
  await actions.publish({ despiteProblems: true });
  expect(cms.saves).toBe(0);
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Fibra', text: 'due' });
  expect(ui.getState().info).toContain('Non è ancora online');
  await actions.publish({ despiteProblems: true });
  expect(saved()).toEqual({ title: 'Fibra', text: 'due' });
});

it('publishes once for two presses, and while the checks look by themselves', async () => {
  const { actions, cms, set } = await open(document('Luce'), 'publish');
  set('title', 'Fibra');
  const looking = actions.check();
  await Promise.all([actions.publish(), actions.publish(), looking]);
  expect(cms.saves).toBe(1);
});

it('a draft kept elsewhere takes nothing back of what was planned and went online since', async () => {
  const { actions, cms, saved, set, store } = await open(document('Luce'), 'publish');
  cms.draft = document('Luce', 'due');
  cms.draftBase = document('Luce');
  cms.content = document('Gas');
  await actions.takeInSaved();
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Gas', text: 'uno' });
  set('title', 'Gas e luce');
  await actions.publish({ despiteProblems: true });
  expect(cms.saves).toBe(0);
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Gas e luce', text: 'due' });
  await actions.publish({ despiteProblems: true });
  expect(saved()).toEqual({ title: 'Gas e luce', text: 'due' });
});

it('what a draft said once is not brought back once it was gone on with, and published, elsewhere', async () => {
  const { actions, cms, saved, set, store } = await open(document('Luce'), 'publish');
  set('title', 'Sbaglio');
  await actions.saveDraft();
  cms.taken = `${fingerprint(cms.draft)} 9-later`;
  cms.draft = '';
  cms.content = document('Luce', 'due');
  // Nobody has said so yet: the save finds the page another one.
  await actions.publish({ despiteProblems: true });
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Luce', text: 'due' });
  set('title', 'Luce e gas');
  await actions.publish({ despiteProblems: true });
  expect(saved()).toEqual({ title: 'Luce e gas', text: 'due' });
});

it('what is online as it stands is not published anew, and it is said', async () => {
  const { actions, ui, cms, set } = await open(document('Luce'), 'publish');
  await actions.publish();
  expect(ui.getState().assurance.text).toContain('già tutto pubblicato');
  expect(cms.saves).toBe(0);
  set('title', 'Fibra');
  await actions.publish({ despiteProblems: true });
  expect(cms.saves).toBe(1);
});

it('a warning that was published with is not asked about again until it is another', async () => {
  const [one = '', other = ''] = templates.flatMap(({ samples }) => samples);
  const { actions, ui, cms, set } = await open(document(one), 'publish');
  set('text', 'due');
  await actions.publish();
  expect(ui.getState().publishConfirm).toEqual({});
  await actions.publish({ despiteProblems: true });
  expect(cms.saves).toBe(1);
  set('text', 'tre');
  await actions.publish();
  expect(ui.getState().publishConfirm).toBeNull();
  expect(cms.saves).toBe(2);
  set('title', other);
  await actions.publish();
  expect(ui.getState().publishConfirm).toEqual({});
  expect(cms.saves).toBe(2);
});

it('checks look at the page, not at a version of it that is being looked at', async () => {
  const { actions, ui, canvas } = await open(document('Luce'));
  const shown: unknown[] = [];
  const show = (version: unknown) => shown.push(version);
  canvas.current = { show, reveal: () => {}, showSelected: () => {}, audit: NOTHING, ids: NOTHING };
  ui.setState({ showing: { id: 3, document: parseDocument(document('Prima')), when: 'di ieri' } });
  await actions.check();
  expect(shown).toEqual([null]);
  expect(ui.getState().showing).toBeNull();
});
