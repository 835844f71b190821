// @vitest-environment happy-dom

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { SessionContext } from './context.ts';
import { movedPage } from './presence/moved-page.ts';
import { useOwnAddress } from './use-own-address.ts';

// Other test files have the same window.
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const open = () => {
  const session = createSession(bootstrapFor(location.origin));
  renderHook(useOwnAddress, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  return session;
};

it('who has just logged in chooses a page, which a reload does not ask again', () => {
  history.replaceState(null, '', '/?pb#pagine');
  expect(open().ui.getState().pages).toBe('list');
  expect(location.pathname + location.search + location.hash).toBe('/?pb');
  expect(open().ui.getState().pages).toBeNull();
});

it('the address follows a page that was moved, so that a reload finds it', () => {
  history.replaceState(null, '', '/luce?pb');
  const session = open();
  session.ui.setState(({ page }) => ({ page: movedPage(page, { path: '/luce-e-gas' }) }));
  expect(location.pathname + location.search).toBe('/luce-e-gas?pb');
});
