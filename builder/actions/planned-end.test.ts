import { beforeEach, expect, it, vi } from 'vitest';
import { AT, MOMENT, openPlanned, plan, propsOf } from '../test-support/planned-page.ts';
import { document } from '../test-support/saved-page.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('an end stays with what is planned, however that is planned anew', async () => {
  const untilGmt = '2036-01-06T22:59:00';
  const page = await openPlanned(document('Luce'), plan(document('Gas'), { untilGmt }));
  const { actions, cms, set, ui } = page;
  // Merged with what was published before them,
  set('text', 'due');
  await actions.publish({ despiteProblems: true });
  await vi.waitFor(() => expect(cms.planned).toMatchObject({ base: cms.content, untilGmt }));
  expect(ui.getState().info).toContain(', fino al 6 gennaio 2036');
  // or changed once more.
  actions.openPlanned();
  set('text', 'tre');
  await actions.save();
  expect(propsOf(cms.planned?.content)).toMatchObject({ title: 'Gas', text: 'tre' });
  expect(cms.planned).toMatchObject({ dateGmt: MOMENT, untilGmt });
  // It is taken away where it is not chosen any more.
  await actions.schedule(AT);
  expect(cms.planned).toMatchObject({ dateGmt: MOMENT, untilGmt: '' });
});

it('an end is chosen with the moment', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  await actions.schedule(AT, AT + 3_600_000);
  expect(cms.planned).toMatchObject({ dateGmt: MOMENT, untilGmt: '2036-01-01T09:00:00' });
  expect(ui.getState().info).toContain('la pagina torna com’è ora.');
});

it('the way back is told as such, and given up leaves the page as it is', async () => {
  const back = plan(document('Luce'), { base: document('Gas'), returns: true });
  const { actions, cms, set, store, ui } = await openPlanned(document('Gas'), back);
  set('text', 'due');
  await actions.publish({ despiteProblems: true });
  await vi.waitFor(() => expect(cms.planned?.base).toBe(cms.content));
  expect(propsOf(cms.planned?.content)).toEqual({ title: 'Luce', text: 'due' });
  expect(ui.getState().planned?.returns).toBe(true);
  expect(ui.getState().info).toMatch(/^Il 1 gennaio 2036 .* la pagina torna com’era/);
  actions.openPlanned();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Luce');
  await actions.dropPlanned();
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  expect(propsOf(cms.content)).toEqual({ title: 'Gas', text: 'due' });
});

it('changes that went online while they were open are not planned over the way back', async () => {
  const { actions, cms, set, ui } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  await actions.schedule(AT, AT + 3_600_000);
  cms.content = cms.planned?.content ?? '';
  cms.planned = plan(document('Luce'), { id: 'ritorno', base: cms.content, returns: true });
  set('text', 'due');
  await actions.save();
  expect(cms.planned.id).toBe('ritorno');
  expect(ui.getState().failures[0]?.failure.message).toMatch(
    /^Intanto le modifiche programmate sono andate online/,
  );
});
