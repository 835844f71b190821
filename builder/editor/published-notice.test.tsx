// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { PublishedNotice } from './PublishedNotice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What is said of a page that has just gone online for the first time. */
async function open(description: string, isUnlisted = false) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', ''));
  session.cms.settings.read = async () => ({
    ...{ title: 'Luce', path: '/luce', slug: 'luce', parent: 0, searchTitle: '', description },
    ...{ image: '', isUnlisted, modified: '' },
  });
  session.ui.setState(({ page }) => ({
    page: { ...page, isUnlisted },
    published: { isFirst: true, warnings: 0 },
  }));
  const { container } = render(
    <Tooltips>
      <SessionContext value={session}>
        <PublishedNotice />
      </SessionContext>
    </Tooltips>,
  );
  await act(async () => {});
  return { ...session, text: () => container.textContent };
}

it('a page that went online without a description leads to where it is written', async () => {
  const { ui, text } = await open('');
  expect(text()).toContain('manca una descrizione');
  await act(async () => screen.getByRole('button', { name: 'Scrivila' }).click());
  expect(ui.getState()).toMatchObject({ pages: 'settings', published: null });
});

it('a sentence that asks nothing goes by itself, unless somebody is at it', async () => {
  vi.useFakeTimers();
  const asking = await open('');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(asking.text()).not.toBe('');
  cleanup();
  const { text } = await open('Prezzo fisso per due anni.');
  act(() => screen.getByRole('link').focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(text()).not.toBe('');
  act(() => screen.getByRole('link').blur());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(text()).toBe('');
});

it('nothing is missing of one that has a description, or that is in no search engine', async () => {
  expect((await open('Prezzo fisso per due anni.')).text()).not.toContain('descrizione');
  cleanup();
  expect((await open('', true)).text()).not.toContain('descrizione');
});
