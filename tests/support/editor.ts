import { type Cookie, expect, type Page } from 'playwright/test';
import { origin, underTest } from './under-test.ts';

/** The worker's login: going through WordPress's form again takes as long as many a test. */
let login: Cookie[] | undefined;

/** Takes on the worker's login, or logs in through WordPress's own form, which leads to the editor. */
export async function logIn(page: Page): Promise<void> {
  if (login) await page.context().addCookies(login);
  else await openEditor(page);
}

/** Opens the editor of the page at `path`, logged in. */
export async function openEditor(page: Page, path = '/'): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies();
  if (login && !cookies.some(isOfLogin)) await context.addCookies(login);
  await page.goto(`${origin()}${path}?pb`);
  if (page.url().includes('wp-login.php')) {
    await passLogin(page);
    // Who logs in for the front page is shown the pages first.
    if (path === '/') await page.getByRole('dialog', { name: 'Pagine' }).press('Escape');
  }
  await expect(page.locator('iframe').first()).toBeVisible({ timeout: 30_000 });
  login ??= (await context.cookies()).filter(isOfLogin);
}

const isOfLogin = ({ name }: Cookie) => name.startsWith('wordpress_');

/** Logs in on WordPress's own form, which leads to what was asked for. */
export async function passLogin(page: Page): Promise<void> {
  const { user, password } = underTest();
  // WordPress takes the focus there a moment after the page has come, and what is typed with it.
  await expect(page.getByLabel('Nome utente')).toBeFocused();
  await page.getByLabel('Nome utente').fill(user);
  await page.locator('#user_pass').fill(password);
  await page.locator('#wp-submit').click();
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
