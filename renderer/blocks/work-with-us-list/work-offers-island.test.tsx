// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import WorkOffers from './WorkOffers.island.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
});

const offer = (id: number) => ({ id, title: `Posizione ${id}`, desc: '', href: `/lavoro/${id}` });
const list = (nodeId: string) =>
  render(<WorkOffers nodeId={nodeId} ids={[1, 2, 3, 4, 5, 6, 7, 8]} asked={8} />);

it('who comes back from an offer finds those loaded before, and nothing moves', async () => {
  const ask = vi.fn(async () => Response.json({ items: [9, 10, 11, 12].map(offer) }));
  vi.stubGlobal('fetch', ask);
  list('one');
  fireEvent.click(screen.getByText('Carica altre'));
  await screen.findByText('Posizione 12');
  cleanup();
  list('one');
  expect(screen.getByText('Posizione 12')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('Carica altre'));
  expect(ask).toHaveBeenLastCalledWith('/api/work-offers?page=4');
  cleanup();
  list('another');
  expect(screen.queryByText('Posizione 12')).toBeNull();
});
