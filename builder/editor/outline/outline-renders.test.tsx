// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setProp } from '../../commands/set-prop.ts';
import { largePage } from '../../test-support/document.ts';
import { openOutline } from '../../test-support/open-outline.tsx';
import { updatePanels } from '../panel-updates.ts';

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
  const session = await openOutline(largePage(500), 500);
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
