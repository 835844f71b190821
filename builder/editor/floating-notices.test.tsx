// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { createSession } from '../session.ts';
import { inform } from '../store/ui-store.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { FloatingNotices } from './FloatingNotices.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a notice goes with the work that goes on, once there was time to read it', () => {
  const session = createSession(
    bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a')))),
  );
  const { store, ui } = session;
  render(
    <Tooltips>
      <SessionContext value={session}>
        <FloatingNotices />
      </SessionContext>
    </Tooltips>,
  );
  const change = (value: string) =>
    act(() => void setProp(store, { id: 'a', name: 'title', value }));
  const said = () => screen.queryByText('La pagina era stata cambiata altrove.') !== null;
  act(() => inform(ui, 'La pagina era stata cambiata altrove.'));
  change('Luce');
  expect(said()).toBe(true);
  vi.advanceTimersByTime(21_000);
  expect(said()).toBe(true);
  change('Gas');
  expect(said()).toBe(false);
});
