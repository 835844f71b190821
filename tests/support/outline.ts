import type { Page } from 'playwright/test';

/** The lines of the outline: the level of each block, and its text, or its kind where it has none. */
export function lines(page: Page): Promise<string[]> {
  return page.getByRole('treeitem').evaluateAll((all) =>
    all.map((line) => {
      const [kind, text = kind] = (line.ariaLabel ?? '').split(', ');
      return `${line.ariaLevel} ${text}`;
    }),
  );
}
