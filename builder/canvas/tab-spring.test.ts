// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nodeIdAt } from './node-elements.ts';
import { createTabSpring } from './tab-spring.ts';

vi.mock('./node-elements.ts', { spy: true });

const pressed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  document.body.innerHTML = `
    <div id="tabs" role="tablist">
      <button role="tab" id="luce" aria-selected="true"></button>
      <button role="tab" id="gas" aria-selected="false"><span></span></button>
    </div>
    <div role="tabpanel" aria-labelledby="luce" data-node="content-luce"></div>
    <div role="tabpanel" aria-labelledby="gas" data-node="content-gas"></div>`;
  vi.mocked(nodeIdAt).mockImplementation((target) =>
    target instanceof HTMLElement ? (target.dataset.node ?? 'tabs') : null,
  );
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).id), {
    once: true,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const inGas = () => document.querySelector('#gas span');

it('presses a tab once a drag has rested on it, however often it is heard of', () => {
  const spring = createTabSpring();
  for (let heard = 0; heard < 10; heard += 1) {
    expect(spring.over(inGas())).toBe(true);
    vi.advanceTimersByTime(50);
  }
  expect(pressed).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(pressed).toEqual(['gas']);
});

it('leaves a tab that is only passed, or left by the end of the drag', () => {
  const spring = createTabSpring();
  spring.over(inGas());
  vi.advanceTimersByTime(300);
  expect(spring.over(document.getElementById('tabs'))).toBe(false);
  vi.advanceTimersByTime(2_000);
  spring.over(inGas());
  spring.stop();
  vi.advanceTimersByTime(2_000);
  expect(pressed).toEqual([]);
});

it('leaves tabs of a block that shows nothing but its own', () => {
  vi.mocked(nodeIdAt).mockReturnValue('plans');
  const spring = createTabSpring();
  expect(spring.over(inGas())).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(pressed).toEqual([]);
});
