// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setProp } from '../../commands/set-prop.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { largePage } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { updatePanels } from '../panel-updates.ts';
import { Outline } from './Outline.tsx';
import { ROW_HEIGHT } from './use-window.ts';

const rendered = vi.hoisted(() => [] as string[]);
// Each line asks for its summary once when it renders.
vi.mock('./node-summary.ts', async (original) => {
  const { nodeSummary } = await original<typeof import('./node-summary.ts')>();
  return {
    nodeSummary: (node: Parameters<typeof nodeSummary>[0]) => {
      rendered.push(node.id);
      return nodeSummary(node);
    },
  };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('renders one line of five hundred for a keystroke', async () => {
  // Tall enough that every line is in view.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500 * ROW_HEIGHT);
  const content = serializeDocument(largePage(500));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
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
  expect(new Set(rendered).size).toBe(500);
  const [id = ''] = session.store.getState().nodes.get('root')?.childIds.slice(250) ?? [];
  rendered.length = 0;
  // The panels' own time may come within a slow `act`.
  vi.useFakeTimers();
  await act(async () => {
    setProp(session.store, { id, name: 'title', value: 'Titolo!' });
  });
  expect(rendered).toEqual([]);
  await act(async () => updatePanels());
  vi.useRealTimers();
  expect(screen.getByText('Titolo!')).toBeTruthy();
  expect(rendered).toEqual([id]);
});
