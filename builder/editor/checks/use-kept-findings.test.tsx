// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { finding } from '../../checks/check.ts';
import { setProp } from '../../commands/set-prop.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { SessionContext } from '../context.ts';
import { useKeptFindings } from './use-kept-findings.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page that was looked at, with so many warnings found in it. */
function open(warnings: number) {
  vi.useFakeTimers();
  const block = node('a', { component: 'TextBlock' });
  const session = createSession(bootstrapFor('http://127.0.0.1:9', serializeDocument(page(block))));
  const { nodes, media } = session.store.getState();
  const findings = [finding('samples', block, 'Di esempio.', ['title'])].slice(0, warnings);
  session.ui.setState({ checks: { state: 'done', findings, weight: null, of: { nodes, media } } });
  const looked = vi.spyOn(session.actions, 'lookAgain').mockResolvedValue([]);
  renderHook(useKeptFindings, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  const write = (value: string) => setProp(session.store, { id: 'a', name: 'title', value });
  const rest = () => act(() => vi.advanceTimersByTimeAsync(3_000));
  return { ...session, looked, write, rest };
}

it('what was found is looked at again once a change has rested', async () => {
  const { looked, write, rest } = open(1);
  await rest();
  expect(looked).not.toHaveBeenCalled();
  write('Luce');
  await rest();
  expect(looked).toHaveBeenCalledOnce();
});

it('nothing is looked at again where nothing was found, or an older version shows', async () => {
  const clean = open(0);
  clean.write('Luce');
  await clean.rest();
  expect(clean.looked).not.toHaveBeenCalled();
  cleanup();
  const other = open(1);
  const document = page(node('b'));
  other.ui.setState({ showing: { id: 1, when: 'del 3', document } });
  other.write('Luce');
  await other.rest();
  expect(other.looked).not.toHaveBeenCalled();
});

it('what a field holds stays in it', async () => {
  const { actions, held } = createSession(bootstrapFor('http://127.0.0.1:9'));
  const commit = vi.fn();
  held.set('link', { commit, isHolding: true });
  await actions.lookAgain();
  expect(commit).not.toHaveBeenCalled();
  await actions.check();
  expect(commit).toHaveBeenCalled();
});
