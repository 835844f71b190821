import { serializeDocument } from '@renderer/document/serialize.ts';
import type { Document } from '@renderer/document/types.ts';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { SessionContext } from '../editor/context.ts';
import { Outline } from '../editor/outline/Outline.tsx';
import { ROW_HEIGHT } from '../editor/outline/use-window.ts';
import { createSession } from '../session.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { bootstrapFor } from './cms-server.ts';

/** The outline of a page, tall enough that so many lines are in view. */
export async function openOutline(document: Document, lines = 20) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(lines * ROW_HEIGHT);
  const session = createSession(bootstrapFor('http://127.0.0.1:9', serializeDocument(document)));
  await act(async () => {
    render(
      <SessionContext value={session}>
        <Tooltips>
          <Outline />
        </Tooltips>
      </SessionContext>,
    );
    await session.problems.settled();
  });
  return session;
}
