// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import SearchDialog from './SearchDialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ANSWER = {
  total: 1,
  groups: [
    { label: 'Guide', results: [{ key: 1, title: 'La bolletta', link: '/bolletta', text: '' }] },
  ],
};

/** A search that answers after so many ms. */
function answerAfter(delay: number) {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return Response.json(ANSWER);
  });
}
const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value } });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const status = () => screen.getByRole('status', { hidden: true }).textContent;

it('a quick answer takes the place of what stood there, with no word of waiting', async () => {
  answerAfter(300);
  render(<SearchDialog open onClose={() => undefined} />);
  type('bolletta');
  await pass(400);
  expect(status()).toBe('');
  expect(screen.getByText('Più cercati')).toBeTruthy();
  await pass(200);
  expect(status()).toBe('Un risultato per «bolletta»');
  expect(screen.queryByText('Più cercati')).toBeNull();
});

it('says that it searches when the answer takes its time, and leaves the rest where it is', async () => {
  answerAfter(3000);
  render(<SearchDialog open onClose={() => undefined} />);
  type('bolletta');
  await pass(1000);
  expect(status()).toBe('Sto cercando…');
  expect(screen.getByText('Più cercati')).toBeTruthy();
  await pass(3000);
  expect(status()).toBe('Un risultato per «bolletta»');
});

it('keeps the last results while one types on', async () => {
  answerAfter(300);
  render(<SearchDialog open onClose={() => undefined} />);
  type('bolletta');
  await pass(600);
  type('bollett');
  await pass(50);
  type('bollet');
  await pass(50);
  expect(screen.getByText('La bolletta')).toBeTruthy();
});
