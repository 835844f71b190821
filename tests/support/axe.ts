import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.2 to level AA, and what is good practice beside it: more than looked for by default. */
export const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations on a page as it is now, each with the elements it was found at. What passed is not
 * listed, and a page without frames is analysed in one go: a third of the time, the same violations.
 * @param narrow says where to look, or for what
 */
export async function violations(
  page: Page,
  narrow = (axe: AxeBuilder): AxeBuilder => axe,
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const result = await narrow(axe).analyze();
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
