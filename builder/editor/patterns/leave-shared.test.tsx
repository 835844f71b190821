// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setProp } from '../../commands/set-prop.ts';
import { keepLocalDraft } from '../../draft/keep-local-draft.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { SessionContext } from '../context.ts';
import { LeaveShared } from './LeaveShared.tsx';

afterEach(cleanup);

it('leaves nothing in the browser of what is not to be saved, typed a moment before', () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a'))));
  const { patterns } = createSession(bootstrap);
  let stop = () => {};
  const session = createSession(bootstrap, { patterns, leave: () => stop() });
  const write = vi.spyOn(session.drafts, 'write').mockResolvedValue();
  const remove = vi.spyOn(session.drafts, 'remove').mockResolvedValue();
  stop = keepLocalDraft(session);
  render(
    <SessionContext value={session}>
      <LeaveShared />
    </SessionContext>,
  );
  setProp(session.store, { id: 'a', name: 'title', value: 'Fibra' });
  fireEvent.click(screen.getByText('Torna alla pagina'));
  fireEvent.click(screen.getByText('Esci senza salvare'));
  expect(write).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledWith(7);
});
