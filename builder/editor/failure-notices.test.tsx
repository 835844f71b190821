// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fail, NOT_PLANNED, NOT_SAVED } from '../actions/failures.ts';
import { CmsFailure } from '../cms/cms-failure.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { FailureNotices } from './FailureNotices.tsx';

afterEach(cleanup);

it('each failure is tried again and closed on its own', () => {
  const session = createSession(
    bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a')))),
  );
  render(
    <Tooltips>
      <SessionContext value={session}>
        <FailureNotices />
      </SessionContext>
    </Tooltips>,
  );
  const again = vi.fn(async () => {});
  const failure = new CmsFailure('network', 'Niente rete.');
  act(() => fail(session.ui, { what: NOT_SAVED, failure, again }));
  act(() => fail(session.ui, { what: NOT_PLANNED, failure }));
  const [saving, planning] = screen.getAllByRole('alert');
  if (!saving || !planning) throw new Error('Two notices expected');
  fireEvent.click(within(planning).getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(screen.getAllByRole('alert')).toEqual([saving]);
  fireEvent.click(within(saving).getByRole('button', { name: 'Riprova' }));
  expect(again).toHaveBeenCalledOnce();
});
