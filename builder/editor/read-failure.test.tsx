// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK, UNEXPECTED } from '../cms/cms-failure.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { SessionContext } from './context.ts';
import { ReadFailure } from './ReadFailure.tsx';

afterEach(cleanup);

it.each([
  ['once more, as the connection returns, for what it kept from being read', 'network', 1],
  ['by itself for nothing else', 'refused', 0],
] as const)('asks %s', (_what, kind, times) => {
  const onRetry = vi.fn();
  const failure = new CmsFailure(kind, kind === 'network' ? NO_NETWORK : UNEXPECTED);
  render(
    <SessionContext value={createSession(bootstrapFor('http://127.0.0.1:9'))}>
      <ReadFailure failure={failure} onRetry={onRetry} />
    </SessionContext>,
  );
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
  cleanup();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
});
