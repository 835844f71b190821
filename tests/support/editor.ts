import { expect, type Page } from 'playwright/test';
import { origin, underTest } from './under-test.ts';

/** Logs in through WordPress's own form and ends in the editor of the page at `path`. */
export async function openEditor(page: Page, path = '/'): Promise<void> {
  const { user, password } = underTest();
  await page.goto(`${origin()}${path}?pb`);
  if (page.url().includes('wp-login.php')) {
    // WordPress takes the focus there a moment after the page has come, and what is typed with it.
    await expect(page.getByLabel('Nome utente')).toBeFocused();
    await page.getByLabel('Nome utente').fill(user);
    await page.locator('#user_pass').fill(password);
    await page.locator('#wp-submit').click();
  }
  await expect(page.locator('iframe').first()).toBeVisible({ timeout: 30_000 });
}

/** Collects content security policy violations and page errors from now on. */
export function watchViolations(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}
