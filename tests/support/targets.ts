import type { Page } from 'playwright/test';

/** Least width and height of what is pressed, in px (WCAG 2.2, 2.5.5). */
const LEAST = 44;

/**
 * What can be pressed and is smaller than 44 × 44 px where it is: each with its name and the size of
 * what answers a press, its label and the room around it included. Not meant: links within a
 * sentence, and lines to drag along, as 2.5.5 has it, since keys and buttons do the same.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const PRESSED =
      'button, a[href], input, select, textarea, summary, [role=treeitem], [role=tab], [role=switch], [role=menuitem], [role=option]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (getComputedStyle(element).display === 'inline' && element.closest('p')) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const own = [element, ...((element as HTMLInputElement).labels ?? [])];
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        // What is open over a part of it goes away again.
        const popup = hit?.closest('[role=menu], [role=dialog]');
        if (popup && !popup.contains(element)) return dx !== 0 || dy !== 0;
        // What stands within it answers too, such as a button of its own at the end of a line.
        return hit !== null && own.some((part) => part.contains(hit));
      };
      // Under something else, or only there for screen readers.
      if (box.width < 2 || !answers(0, 0)) continue;
      const extent = (sign: (step: number) => [number, number]) => {
        let step = 0;
        while (step < least && answers(...sign(step + 1))) step += 1;
        return step;
      };
      const width = extent((step) => [-step, 0]) + extent((step) => [step, 0]) + 1;
      const height = extent((step) => [0, -step]) + extent((step) => [0, step]) + 1;
      // A pixel is lost at either edge of what is laid out between pixels.
      if (width >= least - 1 && height >= least - 1) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.title;
      found.push(`${element.tagName} «${name.trim().slice(0, 40)}» ${width} × ${height}`);
    }
    return found;
  }, LEAST);
}
