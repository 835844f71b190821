// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPress } from './use-after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const overlay = useRef<HTMLDivElement>(null);
  useAfterPress(overlay);
  return (
    <>
      <p>Testo</p>
      <div ref={overlay} data-testid="overlay">
        <button type="button">Elimina</button>
      </div>
    </>
  );
}

const isMarked = () => screen.getByTestId('overlay').hasAttribute('data-after-press');
const pressText = () =>
  fireEvent.pointerDown(screen.getByText('Testo'), { clientX: 100, clientY: 50 });
const move = (clientX: number) => fireEvent.pointerMove(document, { clientX, clientY: 50 });

it('a press of the page is followed by none of what comes under the pointer', () => {
  render(<Page />);
  pressText();
  move(101);
  expect(isMarked()).toBe(true);
  move(120);
  expect(isMarked()).toBe(false);
  pressText();
  vi.advanceTimersByTime(1_000);
  expect(isMarked()).toBe(false);
});

it('presses of the bar itself follow one another', () => {
  render(<Page />);
  fireEvent.pointerDown(screen.getByText('Elimina'), { clientX: 100, clientY: 50 });
  expect(isMarked()).toBe(false);
});
