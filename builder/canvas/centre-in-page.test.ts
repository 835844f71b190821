// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { centreInPage } from './centre-in-page.ts';

afterEach(() => vi.restoreAllMocks());

it('a slide is brought to the middle of its carousel, and that of the window', () => {
  document.body.innerHTML = '<div style="overflow: auto"><img alt=""></div>';
  const [row, slide] = document.querySelectorAll('div, img');
  if (!row || !slide) throw new Error('no carousel');
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(3000);
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 1000, 400));
  vi.spyOn(slide, 'getBoundingClientRect').mockReturnValue(new DOMRect(1000, 2100, 1000, 200));
  vi.stubGlobal('innerHeight', 600);
  const inRow = vi.spyOn(row, 'scrollBy').mockReturnValue();
  const inWindow = vi.spyOn(window, 'scrollBy').mockReturnValue();
  centreInPage(slide, 'auto');
  expect(inRow).toHaveBeenCalledExactlyOnceWith({ left: 1000, top: 0, behavior: 'auto' });
  expect(inWindow).toHaveBeenCalledExactlyOnceWith({ top: 1900, behavior: 'auto' });
});
