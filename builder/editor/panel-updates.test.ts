// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followed, updatePanels, withPanels } from './panel-updates.ts';

/** Something that panels subscribe to. */
function source() {
  const listeners = new Set<() => void>();
  return {
    change: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners,
  };
}
const frame = () => vi.advanceTimersToNextFrame();

describe('updates of panels', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    updatePanels();
    // First: put back later, by whichever test, these would be the frames of clocks that stand still.
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('come once for all changes, after the frame that paints these', () => {
    const { change, subscribe } = source();
    const listener = vi.fn();
    followed(subscribe)(listener);
    change();
    change();
    frame();
    frame();
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leave nothing to come once the last panel that waits is gone', () => {
    const { change, subscribe } = source();
    const leave = [vi.fn(), vi.fn()].map((listener) => followed(subscribe)(listener));
    change();
    leave[0]?.();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    leave[1]?.();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wait for one frame together, which the change after it has anew', () => {
    const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
    const { change, subscribe } = source();
    const listeners = [vi.fn(), vi.fn(), vi.fn()];
    for (const listener of listeners) followed(subscribe)(listener);
    change();
    change();
    expect(asked).toHaveBeenCalledTimes(1);
    frame();
    change();
    frame();
    frame();
    expect(listeners[0]).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  });

  it('wait for the paint of a change that comes meanwhile, but not for ever', () => {
    const listener = vi.fn();
    let frames = 0;
    for (; listener.mock.calls.length === 0; frames += 1) {
      withPanels(listener);
      frame();
    }
    expect(frames).toBeGreaterThan(3);
    expect(frames).toBeLessThan(10);
  });

  it('come without frames, in a tab that nobody sees, after a panel has gone too', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { change, subscribe } = source();
    const stop = followed(subscribe)(() => {});
    change();
    stop();
    vi.advanceTimersByTime(200);
    const listener = vi.fn();
    withPanels(listener);
    vi.advanceTimersByTime(200);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('come at once when asked for, and not again', () => {
    const listener = vi.fn();
    withPanels(listener);
    updatePanels();
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('do not reach a panel that is gone', () => {
    const { change, subscribe, listeners } = source();
    const listener = vi.fn();
    const stop = followed(subscribe)(listener);
    change();
    stop();
    updatePanels();
    expect(listener).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});
