// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setProp } from '../../commands/set-prop.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { SessionContext } from '../context.ts';
import { ChangesPanel } from './ChangesPanel.tsx';

afterEach(cleanup);

function open(status: string) {
  const content = serializeDocument(page(node('a', { props: { title: 'Luce a prezzo fisso' } })));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  session.ui.setState(({ page: shown }) => ({ page: { ...shown, status } }));
  render(
    <SessionContext value={session}>
      <ChangesPanel />
    </SessionContext>,
  );
  return session;
}
const write = (session: ReturnType<typeof open>) =>
  act(() => setProp(session.store, { id: 'a', name: 'title', value: 'Luce a prezzo variabile' }));

it('says what of the page online becomes what, and publishes it', async () => {
  const session = open('publish');
  expect(screen.getByText('La pagina è com’è sul sito.')).toBeTruthy();
  write(session);
  expect(await screen.findByText(/^1 differenza dalla pagina online/)).toBeTruthy();
  expect(screen.getByText('fisso').tagName).toBe('DEL');
  expect(screen.getByText('variabile').tagName).toBe('INS');
  const publish = vi.spyOn(session.actions, 'publish').mockResolvedValue();
  act(() => screen.getByRole('button', { name: 'Pubblica le modifiche' }).click());
  expect(publish).toHaveBeenCalled();
});

it('says of a page that is not online that nothing changes', () => {
  write(open('draft'));
  expect(screen.getByText(/non è online/)).toBeTruthy();
});
