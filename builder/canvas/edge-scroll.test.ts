// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEdgeScroll, edgeSpeed } from './edge-scroll.ts';

const WINDOW = { height: 800, zoom: 1 };

describe('dragging near an edge', () => {
  it('scrolls up at the top, down at the bottom, and not between', () => {
    expect(edgeSpeed(5, WINDOW)).toBeLessThan(0);
    expect(edgeSpeed(795, WINDOW)).toBeGreaterThan(0);
    expect(edgeSpeed(400, WINDOW)).toBe(0);
  });

  it('is faster the nearer to the edge, and no faster beyond it', () => {
    expect(edgeSpeed(790, WINDOW)).toBeGreaterThan(edgeSpeed(760, WINDOW));
    expect(edgeSpeed(900, WINDOW)).toBe(edgeSpeed(800, WINDOW));
  });

  it('has strips of the same size on the screen however small the page is shown', () => {
    // 100 CSS pixels from the bottom are 50 on a screen that shows the page at half its size.
    expect(edgeSpeed(700, WINDOW)).toBe(0);
    expect(edgeSpeed(1500, { height: 1600, zoom: 0.5 })).toBeGreaterThan(0);
  });
});

describe('the page', () => {
  let scrollBy: ReturnType<typeof vi.fn>;
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
    });
    scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    window.scrollBy = scrollBy as never;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('goes on scrolling while the drag rests there, until it is over', () => {
    const scroll = createEdgeScroll(
      () => 1,
      () => {},
    );
    scroll.over(window.innerHeight - 2);
    vi.advanceTimersByTime(200);
    const calls = scrollBy.mock.calls.length;
    expect(calls).toBeGreaterThan(5);
    scroll.stop();
    vi.advanceTimersByTime(200);
    expect(scrollBy.mock.calls.length).toBe(calls);
  });

  it('begins slowly, and tells of itself as it goes', () => {
    const tell = vi.fn();
    const scroll = createEdgeScroll(() => 1, tell);
    const wayIn = (ms: number) => {
      scrollBy.mockClear();
      for (let at = 0; at < ms; at += 100) {
        scroll.over(window.innerHeight - 2);
        vi.advanceTimersByTime(100);
      }
      return scrollBy.mock.calls.reduce((sum, [{ top }]) => sum + top, 0);
    };
    const [first, , later] = [wayIn(500), wayIn(2_500), wayIn(500)];
    expect(first).toBeLessThan(later / 2);
    expect(tell.mock.calls.length).toBeGreaterThan(10);
  });

  it('stops by itself when the drag is not heard of any more', () => {
    createEdgeScroll(
      () => 1,
      () => {},
    ).over(window.innerHeight - 2);
    vi.advanceTimersByTime(1_000);
    const calls = scrollBy.mock.calls.length;
    vi.advanceTimersByTime(1_000);
    expect(scrollBy.mock.calls.length).toBe(calls);
  });
});
