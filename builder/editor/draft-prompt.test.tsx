// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { createSession, type Session } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { SessionContext, useUi } from './context.ts';
import { DraftPrompt } from './DraftPrompt.tsx';
import { useLeftDraft } from './use-left-draft.ts';

afterEach(cleanup);

const document = (title: string) => serializeDocument(page(node('a', { props: { title } })));
const left = { pageId: 7, content: document('Fibra'), at: 1, tab: 'x', baseModified: '' };

function openPage() {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', document('Luce')));
  const findLeft = vi.spyOn(session.drafts, 'findLeft');
  return { session, findLeft };
}

/** A page, and what may lie over it. */
function Opened({ session, isCovered = false }: { session: Session; isCovered?: boolean }) {
  useLeftDraft(session);
  if (isCovered) return null;
  return (
    <SessionContext value={session}>
      <Page />
    </SessionContext>
  );
}

function Page() {
  const leftDraft = useUi((state) => state.leftDraft);
  return leftDraft && <DraftPrompt draft={leftDraft} />;
}

const offer = () => screen.findByRole('button', { name: 'Riprendi le modifiche' });
/** Opens what says how unsaved work differs. */
function openDifferences() {
  const details = screen.getByText('Che cosa c’è di diverso').closest('details');
  if (!details) throw new Error('nothing to open');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

it('has the keyboard at what keeps the unsaved work, not at what discards it', async () => {
  const { session, findLeft } = openPage();
  findLeft.mockResolvedValue(left);
  render(<Opened session={session} />);
  const keep = await offer();
  await settled();
  expect(globalThis.document.activeElement).toBe(keep);
});

it('says whose it is where somebody else wrote it', async () => {
  const { session, findLeft } = openPage();
  findLeft.mockResolvedValue({ ...left, by: session.bootstrap.user.name });
  render(<Opened session={session} />);
  await offer();
  expect(screen.getByRole('dialog').textContent).toMatch(/non salvata, del /);
  act(() => session.ui.setState({ leftDraft: { ...left, by: 'Ada' } }));
  expect(screen.getByRole('dialog').textContent).toMatch(/non salvata, di Ada, del /);
});

it('shows what unsaved work has changed before it is decided upon', async () => {
  const { session, findLeft } = openPage();
  findLeft.mockResolvedValue(left);
  render(<Opened session={session} />);
  await offer();
  openDifferences();
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toMatch(/Titolo.*Luce.*Fibra/);
});

it('shows it against the page as it is now, without what others changed since', async () => {
  const { session, findLeft } = openPage();
  const base = serializeDocument(page(node('a', { props: { title: 'Gas' } }), node('b')));
  const content = serializeDocument(page(node('a', { props: { title: 'Fibra' } }), node('b')));
  findLeft.mockResolvedValue({ ...left, base, content });
  render(<Opened session={session} />);
  await offer();
  openDifferences();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Titolo.*Luce.*Fibra/),
  ]);
});

it('shows all of it against a saved draft, also what is again as it is on the site', async () => {
  const [site, saved] = [document('Luce'), document('Gas')];
  const session = createSession({ ...bootstrapFor('http://127.0.0.1:9', saved), stored: site });
  session.ui.setState({ leftDraft: { ...left, base: site, draft: saved, content: site } });
  render(<Opened session={session} />);
  await offer();
  openDifferences();
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toMatch(/Titolo.*Gas.*Luce/);
});

it('comes when the page is opened, not when one comes back from a shared block', async () => {
  const { session, findLeft } = openPage();
  findLeft.mockResolvedValue(undefined);
  const { rerender } = render(<Opened session={session} />);
  await waitFor(() => expect(findLeft).toHaveBeenCalledTimes(1));
  rerender(<Opened session={session} isCovered />);
  findLeft.mockResolvedValue(left);
  rerender(<Opened session={session} />);
  await settled();
  expect(findLeft).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not come in the way of work that has begun', async () => {
  const { session, findLeft } = openPage();
  findLeft.mockResolvedValue(left);
  setProp(session.store, { id: 'a', name: 'title', value: 'Gas' });
  render(<Opened session={session} />);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers what is behind another that the CMS has by now', async () => {
  const { session, findLeft } = openPage();
  const known = { ...left, content: document('Luce'), at: 2, tab: 'y' };
  const discard = vi.spyOn(session.drafts, 'discard').mockResolvedValue();
  findLeft.mockResolvedValueOnce(known).mockResolvedValue(left);
  render(<Opened session={session} />);
  await offer();
  expect(discard).toHaveBeenCalledExactlyOnceWith(known);
  expect(session.ui.getState().leftDraft).toBe(left);
});

it('offers what was kept as a draft, and is there no longer', async () => {
  const { session, findLeft } = openPage();
  const kept = { content: document('Gas'), draft: document('Gas'), kept: true };
  findLeft.mockResolvedValue({ ...left, ...kept, base: document('Luce') });
  render(<Opened session={session} />);
  await offer();
  openDifferences();
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toMatch(/Titolo.*Luce.*Gas/);
});

it('does not offer what is in the page by now', async () => {
  // Another window has saved the same, and more.
  const saved = serializeDocument(page(node('a', { props: { title: 'Gas', text: 'Altrui' } })));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', saved));
  const found = { ...left, base: document('Luce'), content: document('Gas') };
  vi.spyOn(session.drafts, 'findLeft').mockResolvedValueOnce(found).mockResolvedValue(undefined);
  const discard = vi.spyOn(session.drafts, 'discard').mockResolvedValue();
  render(<Opened session={session} />);
  await waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith(found));
  expect(session.ui.getState().leftDraft).toBeNull();
});

it('compares what was left of planned changes with these', async () => {
  const [site, plan, mine] = ['Luce', 'Gas', 'Gas e fibra'].map(document) as [
    string,
    string,
    string,
  ];
  const session = createSession({
    ...bootstrapFor('http://127.0.0.1:9', site),
    planned: {
      ...{
        id: 'piano',
        content: plan,
        base: site,
        by: 'Anna',
        missed: false,
        untilGmt: '',
        returns: false,
      },
      dateGmt: '2036-01-01T08:00:00',
    },
  });
  session.ui.setState({ leftDraft: { ...left, base: site, content: mine, plan: 'piano' } });
  render(<Opened session={session} />);
  await offer();
  openDifferences();
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toMatch(/Titolo.*fibra/);
});

it('does not offer again what is planned to go live', async () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', document('Luce'));
  const planned = { ...{ id: 'piano', content: left.content, base: document('Luce') }, by: 'Anna' };
  const session = createSession({
    ...bootstrap,
    planned: {
      ...planned,
      dateGmt: '2036-01-01T08:00:00',
      missed: false,
      untilGmt: '',
      returns: false,
    },
  });
  vi.spyOn(session.drafts, 'findLeft').mockResolvedValueOnce(left);
  const discard = vi.spyOn(session.drafts, 'discard').mockResolvedValue();
  render(<Opened session={session} />);
  await waitFor(() => expect(discard).toHaveBeenCalledWith(left));
  expect(session.ui.getState().leftDraft).toBeNull();
});

it('is over where another window has gone on with it', async () => {
  const { session, findLeft } = openPage();
  findLeft.mockResolvedValue(left);
  const isLeft = vi.spyOn(session.drafts, 'isLeft').mockResolvedValue(true);
  render(<Opened session={session} />);
  const keep = await offer();
  isLeft.mockResolvedValue(false);
  fireEvent.click(keep);
  await waitFor(() => expect(session.ui.getState().info).toContain('in un’altra finestra'));
  expect(session.store.getState().nodes.get('a')?.props.title).toBe('Luce');
  session.ui.setState({ leftDraft: left });
  await offer();
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
