// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import ShopState from './ShopState.island.tsx';

const DAYS = [{ days_descriptions: 'Lunedì - venerdì', working_hour_description: '9:00 - 18:30' }];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says whether the shop is open, also once it has closed', () => {
  vi.useFakeTimers({ now: new Date('2026-01-12T17:28:30Z') });
  render(<ShopState openingDays={DAYS} />);
  expect(screen.getByText('Aperto fino alle 18:30')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('Chiuso ora, apre domani alle 9:00')).toBeTruthy();
});

it('says nothing in the page that everybody gets', () => {
  expect(renderToStaticMarkup(<ShopState openingDays={DAYS} />)).not.toMatch(/Aperto|Chiuso/);
});
