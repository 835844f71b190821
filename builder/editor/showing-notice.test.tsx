// @vitest-environment happy-dom

import { parseDocument } from '@renderer/document/parse.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { SessionContext } from './context.ts';
import { ShowingNotice } from './ShowingNotice.tsx';

afterEach(cleanup);

const titled = (title: string) => serializeDocument(page(node('a', { props: { title } })));
const RESTORES = { name: 'Ripristina questa versione' };

function look(at: string) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', titled('Luce')));
  render(
    <SessionContext value={session}>
      <ShowingNotice />
    </SessionContext>,
  );
  const showing = { id: 1, document: parseDocument(at), when: 'di ieri' };
  act(() => session.ui.setState({ showing }));
  return session;
}

it('restores the version that one looks at, and the page shows again', () => {
  const { store, ui } = look(titled('Gas'));
  act(() => screen.getByRole('button', RESTORES).click());
  expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
  expect(ui.getState().showing).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has nothing to restore where the page is the same', () => {
  look(titled('Luce'));
  expect(screen.getByRole('button').textContent).toBe('Torna alla pagina');
});
