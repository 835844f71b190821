// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { createSession, type Session } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

afterEach(cleanup);

const luce: PageEntry = { id: 7, title: 'Luce', path: '/luce', status: 'publish' };

function open(readParents: Session['cms']['pages']['readParents']) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.cms.pages.readParents = readParents;
  session.ui.setState({ pages: 'new', newPagePath: '/luce/notte' });
  render(
    <SessionContext value={session}>
      <Tooltips>
        <NewPageDialog />
      </Tooltips>
    </SessionContext>,
  );
  fireEvent.change(screen.getByLabelText('Titolo'), { target: { value: 'Notte' } });
}
const create = () => screen.getByRole('button', { name: 'Crea e apri' });
const parent = () => screen.getByLabelText<HTMLSelectElement>('Sotto la pagina');

it('makes no page before it is known which one it is to stand below', async () => {
  let answer = (_pages: readonly PageEntry[]) => {};
  open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(create().getAttribute('aria-disabled')).toBe('true');
  await act(async () => answer([luce]));
  expect(parent().value).toBe('7');
  expect(create().getAttribute('aria-disabled')).toBeNull();
});

it('says that the pages were not read, and reads them again', async () => {
  const answers = [Promise.reject(new CmsFailure('network', NO_NETWORK)), Promise.resolve([luce])];
  open(() => answers.shift() ?? Promise.resolve([]));
  expect((await screen.findByRole('alert')).textContent).toContain(NO_NETWORK);
  await act(async () => screen.getByRole('button', { name: 'Riprova' }).click());
  expect(parent().value).toBe('7');
  expect(screen.queryByRole('alert')).toBeNull();
});
