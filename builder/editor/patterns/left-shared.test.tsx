// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Pattern } from '../../cms/library.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { LeftSharedNotices } from './LeftSharedNotice.tsx';
import { Patterns } from './Patterns.tsx';
import { useLeftShared } from './use-left-shared.ts';

afterEach(cleanup);

const pattern = (id: number, title: string): Pattern => ({
  ...{ id, title, synced: true, modified: '' },
  content: serializeDocument(page(node('p'))),
});
const patterns = [pattern(5, 'Contatti'), pattern(6, 'Prezzi')];

/** A page that uses two shared blocks, of which the first was left with unsaved work. */
async function open(part: React.ReactNode) {
  const references = patterns.map(({ id }) =>
    node(`r${id}`, { component: 'SyncedPattern', props: { patternId: id } }),
  );
  const content = serializeDocument(page(...references));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  vi.spyOn(session.drafts, 'findLeftIds').mockResolvedValue(new Set([5]));
  vi.spyOn(session.cms.library, 'readPattern').mockImplementation(async (id) =>
    patterns.find((found) => found.id === id),
  );
  session.ui.setState({ patterns });
  const Looking = () => {
    useLeftShared();
    return part;
  };
  await act(async () => {
    render(
      <SessionContext value={session}>
        <Tooltips>
          <Looking />
        </Tooltips>
      </SessionContext>,
    );
  });
  return session;
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const opened = ({ ui }: Awaited<ReturnType<typeof open>>) =>
  vi.waitFor(() => expect(ui.getState().shared?.bootstrap.page.title).toBe('Contatti'));

it('a page names its shared blocks that have unsaved work, and opens them', async () => {
  const session = await open(<LeftSharedNotices />);
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('modifiche non salvate al blocco condiviso «Contatti»');
  expect(screen.queryByText(/Prezzi/)).toBeNull();
  await press('Apri il blocco');
  await opened(session);
});

it('the list of saved blocks marks those that have unsaved work, and opens them', async () => {
  const session = await open(<Patterns found={patterns} />);
  expect(screen.getAllByText('Modifiche non salvate')).toHaveLength(1);
  await press('Altre azioni: Contatti');
  await act(async () =>
    screen.getByRole('menuitem', { name: 'Riprendi le modifiche non salvate' }).click(),
  );
  await opened(session);
});
