// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Revision } from '../../cms/cms-client.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { SessionContext } from '../context.ts';
import { formatShortMoment, withArticle } from '../format.ts';
import { RevisionsPanel } from './RevisionsPanel.tsx';

afterEach(cleanup);

const SINCE = '2024-11-03T10:12:00';
const wasOnline = `Era online ${withArticle('dal', Date.parse(`${SINCE}Z`), formatShortMoment)}`;
const version = (id: number, content: string, publicSince = ''): Revision => ({
  ...{ id, content, publicSince, modified: '2024-11-03T10:11:00', author: 'Anna' },
  ...{ autosave: false, wasDraft: false },
});

/** The lines of the list, of a page that has the content `now`. */
async function open(status: string, versions: readonly Revision[]) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', 'now'));
  session.cms.readRevisions = () => Promise.resolve(versions);
  session.ui.setState(({ page }) => ({ savedContent: 'now', page: { ...page, status } }));
  render(
    <SessionContext value={session}>
      <RevisionsPanel />
    </SessionContext>,
  );
  return (await screen.findAllByRole('listitem')).map((line) => line.textContent);
}

it('an older version says since when it was online, the one that is online says that', async () => {
  const lines = await open('publish', [
    version(3, 'now', '2024-12-01T08:00:00'),
    version(2, 'never'),
    version(1, 'before', SINCE),
  ]);
  expect(lines[0]).toContain('Online ora');
  expect(lines[2]).toContain(wasOnline);
  expect(lines.filter((line) => line?.includes('Era online'))).toHaveLength(1);
});

it('until versions are read again after a save, none of them is called the one online', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', 'now'));
  const before = [version(2, 'now'), version(1, 'before')];
  session.cms.readRevisions = () => Promise.resolve(before);
  session.ui.setState(({ page }) => ({
    savedContent: 'now',
    page: { ...page, status: 'publish' },
  }));
  render(
    <SessionContext value={session}>
      <RevisionsPanel />
    </SessionContext>,
  );
  await screen.findByText('Online ora');
  let answer: (versions: Revision[]) => void = () => {};
  session.cms.readRevisions = () => new Promise((resolve) => (answer = resolve));
  // Put back as it was before, and published.
  act(() =>
    session.ui.setState(({ page }) => ({
      savedContent: 'before',
      page: { ...page, modified: '2024-11-04T08:00:00' },
    })),
  );
  expect(screen.getByRole('status').textContent).toContain('Aggiornamento delle versioni');
  expect(screen.queryByText('Online ora')).toBeNull();
  await act(async () => answer([version(3, 'before'), ...before]));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Online ora');
});

it('the last version of a page that was taken back says that it was online', async () => {
  const [line] = await open('draft', [version(1, 'now', SINCE)]);
  expect(line).toContain('Salvata per ultima');
  expect(line).toContain(wasOnline);
});

it('a draft that another one replaced is one of then, and read as soon as it is a version', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', 'now'));
  const kept = { ...version(3, 'third'), autosave: true, modified: '2024-11-03T12:00:00' };
  let versions = [kept, version(1, 'now', SINCE)];
  session.cms.readRevisions = async () => versions;
  session.ui.setState(({ page }) => ({
    savedContent: 'now',
    page: { ...page, status: 'publish' },
  }));
  render(
    <SessionContext value={session}>
      <RevisionsPanel />
    </SessionContext>,
  );
  expect((await screen.findAllByRole('listitem'))[0]?.textContent).toContain('non ancora online');
  const old = { ...version(2, 'second'), wasDraft: true, modified: '2024-11-03T12:30:00' };
  versions = [kept, old, version(1, 'now', SINCE)];
  await act(async () => session.ui.setState({ keptDraft: session.store.getState() }));
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines[0]).toContain('bozza, non ancora online');
  expect(lines[1]).toContain('bozza di allora');
});
