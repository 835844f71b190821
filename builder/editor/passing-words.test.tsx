// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { assure, refuse } from '../store/ui-store.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { SessionContext } from './context.ts';
import { PassingWords } from './PassingWords.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows what went well, and why nothing happened, for a moment each', async () => {
  vi.useFakeTimers();
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const { container } = render(
    <SessionContext value={session}>
      <PassingWords />
    </SessionContext>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  act(() => assure(session.ui, 'Le modifiche sono online.'));
  await pass(3_000);
  expect(container.textContent).toBe('Le modifiche sono online.');
  expect(session.ui.getState().announcement.text).toBe('Le modifiche sono online.');
  act(() => refuse(session.ui, 'Il blocco è bloccato.'));
  await pass(4_000);
  expect(container.textContent).toBe('Il blocco è bloccato.');
  await pass(4_000);
  expect(container.textContent).toBe('');
});
