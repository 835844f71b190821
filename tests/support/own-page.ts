import { test } from 'playwright/test';
import { cms, createPage, type Nodes } from './cms-page.ts';
import { openEditor } from './editor.ts';

/**
 * A page of its own for each test of the file, since what the seed says may change: made before it,
 * open in the editor unless told otherwise, and gone after it.
 */
export function ownPage(
  nodes: Nodes,
  { isOpen = true }: { isOpen?: boolean } = {},
): { readonly id: number; readonly path: string } {
  const own = { id: 0, path: '' };
  test.beforeEach(async ({ page }) => {
    Object.assign(own, await createPage(page, { nodes }));
    if (isOpen) await openEditor(page, own.path);
  });
  test.afterEach(async ({ page }) => {
    await cms(page, 'DELETE', `/wp/v2/pages/${own.id}?force=true`);
  });
  return own;
}
