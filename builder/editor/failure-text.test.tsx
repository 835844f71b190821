// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CmsFailure, LOGGED_OUT } from '../cms/cms-failure.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { Uploads } from './media/Uploads.tsx';
import { NewPageDialog } from './pages/NewPageDialog.tsx';
import { SavePatternDialog } from './patterns/SavePatternDialog.tsx';

afterEach(cleanup);

const loggedOut = () => Promise.reject(new CmsFailure('logged-out', LOGGED_OUT));

/** Shows a part of the editor to someone whose login is over. */
function open(part: React.ReactNode) {
  const content = serializeDocument(page(node('a')));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  session.actions.select('a');
  vi.spyOn(session.cms.library, 'savePattern').mockImplementation(loggedOut);
  vi.spyOn(session.cms.pages, 'findAt').mockImplementation(loggedOut);
  vi.spyOn(session.cms.pages, 'readParents').mockResolvedValue([]);
  vi.spyOn(session.cms, 'upload').mockImplementation(loggedOut);
  render(
    <SessionContext value={session}>
      <Tooltips>{part}</Tooltips>
    </SessionContext>,
  );
  return session;
}
const login = () =>
  screen.findByRole('link', { name: 'Accedi a WordPress in un’altra scheda' }, { timeout: 3000 });
const name = (label: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: 'Luce' } });
  });
const press = (label: string) =>
  act(async () => screen.getByRole('button', { name: label }).click());

it('shows the way to a new login where blocks were not saved for later', async () => {
  open(<SavePatternDialog kind="copy" />);
  await name('Nome');
  await press('Salva');
  expect((await login()).getAttribute('href')).toBe('/login');
});

it('shows the way to a new login where a page was not made', async () => {
  open(<NewPageDialog />);
  await name('Titolo');
  await press('Crea e apri');
  expect((await login()).getAttribute('href')).toBe('/login');
});

it('shows the way to a new login where an image was not uploaded', async () => {
  const { actions } = open(<Uploads />);
  await act(async () => void (await actions.upload(new File(['x'], 'x.png'))));
  expect((await login()).getAttribute('href')).toBe('/login');
});
