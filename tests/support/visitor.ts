import { expect, type Locator, type Page } from 'playwright/test';
import { origin } from './under-test.ts';

/** Third parties the product under test is configured with; nothing answers there but a test. */
export const THIRD_PARTIES = {
  CHAT_TEST_SCRIPT_URL: 'https://chat-test.example/widget.js',
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
  TAG_MANAGER_URL: 'https://tags.example/manager.js',
  AD_PIXEL_URL: 'https://pixel.example/pixel.js',
  PRODUCTION_HOST: 'www.production.example',
};

/** Gives the page a choice made before: three flags for statistics, marketing, third parties. */
export async function rememberChoice(
  page: Page,
  flags: string,
  made: { daysAgo?: number; version?: string } = {},
): Promise<void> {
  const { daysAgo = 0, version = '1' } = made;
  const at = Math.round(Date.now() - daysAgo * 86_400_000).toString(36);
  const value = `${flags}.${at}.0b4e9c1a-7d5e-4f3c-9a55-1a2b3c4d5e6f.${version}`;
  await page.context().addCookies([{ name: 'site_consent', value, url: origin() }]);
}

/** Answers for the third parties, and collects every request to another origin from now on. */
export async function watchThirdParties(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin()) foreign.push(request.url());
  });
  await page.route(/^https:\/\/[\w-]+\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.loadedScripts = [...(window.loadedScripts ?? []), document.currentScript.src];',
    }),
  );
  return foreign;
}

/**
 * Opens a page of the site and waits until the shell's code runs: a quiet network alone can mean a
 * busy machine.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(origin() + path);
  await page.waitForFunction(() => 'siteConsent' in window);
  await page.waitForLoadState('networkidle');
}

/**
 * Waits until React has taken an element over: before that, a link goes where it goes without
 * scripts, and a field keeps what React does not know of.
 */
export async function takenOver(element: Locator): Promise<void> {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isReacts).toBe(true);
}
