// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCanvasStore } from './canvas-store.ts';
import { createPageWatch } from './page-watch.ts';

const store = createCanvasStore({} as never);
let stop: () => void;
let watch: ReturnType<typeof createPageWatch>;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(async () => {
  document.body.innerHTML = '<main><p>Testo</p></main>';
  watch = createPageWatch(store);
  stop = watch.start();
  await frame();
});
afterEach(() => stop());

describe('the watch over the page', () => {
  it('holds the page for moving until the first frame has passed', async () => {
    const fresh = createPageWatch(store);
    expect(fresh.isDirty()).toBe(true);
    const end = fresh.start();
    await frame();
    expect(fresh.isDirty()).toBe(false);
    end();
    expect(fresh.isDirty()).toBe(true);
  });

  it('knows at once of elements that came, and tells with the next frame', async () => {
    const heard = vi.fn();
    watch.subscribe(heard);
    document.querySelector('main')?.append(document.createElement('p'));
    expect(watch.isDirty()).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    await frame();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(watch.isDirty()).toBe(false);
  });

  it('tells at once when asked, and only once', async () => {
    const heard = vi.fn();
    watch.subscribe(heard);
    watch.settle();
    expect(heard).not.toHaveBeenCalled();
    document.querySelector('main')?.append(document.createElement('p'));
    watch.settle();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(watch.isDirty()).toBe(false);
    await frame();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('hears of changed nodes and of what moves without them', async () => {
    for (const change of [
      () => store.receive({ type: 'patch', nodes: [], removed: ['a'] }),
      () => document.dispatchEvent(new Event('scroll')),
      () => document.documentElement.style.setProperty('--inverse', '2'),
    ]) {
      change();
      expect(watch.isDirty()).toBe(true);
      await frame();
      expect(watch.isDirty()).toBe(false);
    }
  });

  it('tells nobody who has stopped listening', async () => {
    const heard = vi.fn();
    watch.subscribe(heard)();
    document.dispatchEvent(new Event('scroll'));
    await frame();
    expect(heard).not.toHaveBeenCalled();
  });
});
