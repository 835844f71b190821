// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { SessionContext } from './context.ts';
import { DraftPrompt } from './DraftPrompt.tsx';

afterEach(cleanup);

it('has the keyboard at what keeps the unsaved work, not at what discards it', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', ''));
  const content = serializeDocument(page(node('a')));
  const draft = { pageId: 7, content, at: 1, tab: 'x', baseModified: '' };
  vi.spyOn(session.drafts, 'findLeft').mockResolvedValue(draft);
  render(
    <SessionContext value={session}>
      <DraftPrompt />
    </SessionContext>,
  );
  const keep = await screen.findByRole('button', { name: 'Riprendi le modifiche' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(keep);
});
