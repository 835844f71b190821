import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { CheckFinding } from '../checks/check.ts';
import type { SavedPage } from '../cms/cms-client.ts';
import { CmsFailure } from '../cms/cms-failure.ts';
import { setProp } from '../commands/set-prop.ts';
import { createSession } from '../session.ts';
import { isDirty } from '../store/state.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

afterEach(() => vi.restoreAllMocks());

/** A page whose saves are answered when the test says so. */
function open(status = 'draft') {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a'))));
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
  const { cms, store } = session;
  const answers: ((failure?: CmsFailure) => void)[] = [];
  vi.spyOn(cms, 'fetchNonce').mockResolvedValue('abcdef1234');
  vi.spyOn(cms, 'readPaths').mockResolvedValue(new Set());
  const asked = vi.spyOn(cms, 'savePage').mockImplementation(
    ({ content, status: wanted = status }) =>
      new Promise<SavedPage>((resolve, reject) => {
        const answer = { content, status: wanted, template: '', modified: '', dateGmt: '' };
        answers.push((failure) => (failure ? reject(failure) : resolve(answer)));
      }),
  );
  const kept = vi.spyOn(cms, 'saveDraft').mockResolvedValue('');
  const write = (value: string) => setProp(store, { id: 'a', name: 'title', value });
  const isAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times));
  const isOver = () => vi.waitFor(() => expect(store.getState().meta.isSaving).toBe(false));
  return { ...session, answers, asked, kept, write, isAsked, isOver };
}

it('a save asked for while one is under way follows it with what was written since', async () => {
  const { actions, store, write, asked, answers, isAsked, isOver } = open();
  write('uno');
  void actions.save();
  await isAsked(1);
  write('due');
  void actions.save();
  answers[0]?.();
  await isAsked(2);
  answers[1]?.();
  await isOver();
  expect(asked.mock.calls[1]?.[0].content).toContain('due');
  expect(isDirty(store.getState())).toBe(false);
});

it('a save asked for twice saves once where nothing was written since', async () => {
  const { actions, write, asked, answers, isAsked } = open();
  write('uno');
  const saves = [actions.save(), actions.save()];
  await isAsked(1);
  answers[0]?.();
  await Promise.all(saves);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('publishing follows the saving of a draft, though nothing was written since', async () => {
  const { actions, ui, write, asked, answers, isAsked } = open();
  write('uno');
  void actions.save();
  await isAsked(1);
  const published = actions.publish({ despiteProblems: true });
  answers[0]?.();
  await isAsked(2);
  answers[1]?.();
  await published;
  expect(asked.mock.calls[1]?.[0].status).toBe('publish');
  expect(ui.getState().page.status).toBe('publish');
});

it('a second press on «Pubblica» puts nothing online that was written after it', async () => {
  const { actions, ui, write, asked, answers, isAsked, isOver } = open('publish');
  write('uno');
  void actions.publish({ despiteProblems: true });
  await isAsked(1);
  const twice = actions.publish();
  write('mezza fra');
  answers[0]?.();
  await Promise.all([twice, isOver()]);
  expect(asked).toHaveBeenCalledTimes(1);
  // Pressed once something was written, and written on then: that is looked at first.
  void actions.publish({ despiteProblems: true });
  await isAsked(2);
  write('mezza frase');
  const again = actions.publish();
  write('mezza frase, e oltre');
  answers[1]?.();
  await again;
  expect(asked).toHaveBeenCalledTimes(2);
  expect(ui.getState().info).toContain('La pagina è cambiata mentre veniva salvata');
});

it('a draft beside the published page waits for the publishing that is under way', async () => {
  const { actions, write, kept, answers, isAsked } = open('publish');
  write('uno');
  void actions.publish({ despiteProblems: true });
  await isAsked(1);
  write('due');
  const draft = actions.saveDraft();
  expect(kept).not.toHaveBeenCalled();
  answers[0]?.();
  expect(await draft).toBe(true);
  expect(kept.mock.calls[0]?.[0].content).toContain('due');
});

it('nothing follows a save that failed: what went wrong is to be read first', async () => {
  const { actions, ui, write, asked, answers, isAsked } = open();
  write('uno');
  void actions.save();
  await isAsked(1);
  write('due');
  const second = actions.save();
  answers[0]?.(new CmsFailure('network', 'Niente rete.'));
  await second;
  expect(asked).toHaveBeenCalledTimes(1);
  expect(ui.getState().failures[0]?.failure.message).toBe('Niente rete.');
});

it('what was confirmed gives way to what went wrong before it', async () => {
  const { actions, ui, write, asked, answers, isAsked } = open();
  write('uno');
  void actions.save();
  await isAsked(1);
  const as = { status: 'publish' };
  ui.setState({ publishConfirm: as });
  const published = actions.publish({ despiteProblems: true, as });
  answers[0]?.(new CmsFailure('network', 'Niente rete.'));
  await published;
  expect(asked).toHaveBeenCalledTimes(1);
  expect(ui.getState().publishConfirm).toBeNull();
});

it('says that the changes of a published page are online, once they are', async () => {
  const { actions, ui, write, answers, isAsked } = open('publish');
  write('uno');
  const published = actions.publish({ despiteProblems: true });
  await isAsked(1);
  expect(ui.getState().assurance.text).toBe('');
  answers[0]?.();
  await published;
  expect(ui.getState().assurance.text).toBe('Le modifiche sono online.');
  expect(ui.getState().announcement.text).toBe('Le modifiche sono online.');
  expect(ui.getState().published).toBeNull();
});

it('that a page is online is said until it is worked on, warnings until they are looked at', () => {
  for (const warnings of [0, 2]) {
    const { ui, write } = open('publish');
    const published = { isFirst: true, warnings };
    ui.setState({ published });
    write('uno');
    expect(ui.getState().published).toEqual(warnings > 0 ? published : null);
  }
});

it('says of changes with warnings that nobody read where to look, and nothing beside', async () => {
  const { actions, ui, write, answers, isAsked } = open('publish');
  const found: CheckFinding = {
    ...{ check: 'alt', rule: 'alt', message: 'Manca.', severity: 'warning' },
    ...{ node: 'a', component: 'TextBlock', pointer: '/nodes/a' },
  };
  ui.setState({ checks: { state: 'done', findings: [found], weight: null } });
  write('uno');
  const published = actions.publish({ despiteProblems: true });
  await isAsked(1);
  answers[0]?.();
  await published;
  expect(ui.getState().published).toEqual({ isFirst: false, warnings: 1 });
  expect(ui.getState().assurance.text).toBe('');
});
