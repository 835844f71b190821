// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { SessionContext } from './context.ts';
import { movedPage } from './presence/moved-page.ts';
import { useOwnAddress } from './use-own-address.ts';

it('the address follows a page that was moved, so that a reload finds it', () => {
  history.replaceState(null, '', '/luce?pb');
  const session = createSession(bootstrapFor(location.origin));
  renderHook(useOwnAddress, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  session.ui.setState(({ page }) => ({ page: movedPage(page, '/luce-e-gas') }));
  expect(location.pathname + location.search).toBe('/luce-e-gas?pb');
});
