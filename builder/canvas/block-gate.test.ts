import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorMessage } from '../canvas-protocol.ts';
import { node } from '../test-support/document.ts';
import { createBlockGate } from './block-gate.ts';

const patch = (...components: string[]): EditorMessage => ({
  ...{ type: 'patch', removed: [] },
  nodes: components.map((component) => ({ node: node(component, { component }), problems: [] })),
});
const zoom = (value: number): EditorMessage => ({ type: 'zoom', zoom: value });

let received: EditorMessage[];
let arrive: Map<string, { ok(): void; fail(): void }>;
let enter: (message: EditorMessage) => void;

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  arrive = new Map();
  const loaded = new Set(['There']);
  enter = createBlockGate(
    (message) => received.push(message),
    (component) => {
      if (loaded.has(component)) return undefined;
      return new Promise<void>((resolve, reject) => {
        const ok = () => {
          loaded.add(component);
          resolve();
        };
        arrive.set(component, { ok, fail: () => reject(new Error('offline')) });
      });
    },
  );
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('messages to the canvas', () => {
  it('are taken at once when the code of their blocks is there', () => {
    enter(patch('There'));
    enter(zoom(2));
    expect(received).toEqual([patch('There'), zoom(2)]);
  });

  it('wait in order for code that is not', async () => {
    enter(patch('New'));
    enter(zoom(2));
    enter(patch('Newer'));
    enter(zoom(3));
    await settle();
    expect(received).toEqual([]);
    arrive.get('New')?.ok();
    await settle();
    expect(received).toEqual([patch('New'), zoom(2)]);
    arrive.get('Newer')?.ok();
    await settle();
    expect(received.slice(2)).toEqual([patch('Newer'), zoom(3)]);
  });

  it('wait no longer than half a second, and once for each block', async () => {
    enter(patch('Slow'));
    await vi.advanceTimersByTimeAsync(499);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual([patch('Slow')]);
    enter(patch('Slow'));
    expect(received).toHaveLength(2);
  });

  it('are not lost when the code cannot be had', async () => {
    enter(patch('Broken'));
    arrive.get('Broken')?.fail();
    await settle();
    expect(received).toEqual([patch('Broken')]);
  });

  it('ask again for code that could not be had, without waiting for it', async () => {
    enter(patch('Broken'));
    const first = arrive.get('Broken');
    first?.fail();
    await settle();
    enter(patch('Broken'));
    expect(received).toHaveLength(2);
    const second = arrive.get('Broken');
    expect(second).not.toBe(first);
    // What is under way is not asked for twice.
    enter(patch('Broken'));
    expect(arrive.get('Broken')).toBe(second);
  });
});
