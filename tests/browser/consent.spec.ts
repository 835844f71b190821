import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { watchViolations } from '../support/editor.ts';
import { origin, underTest } from '../support/under-test.ts';
import { rememberChoice, THIRD_PARTIES, watchThirdParties } from '../support/visitor.ts';

const PAGES = ['/', '/offerte/luce', '/albavivafibra', '/punti-vendita', '/privacy', '/non-esiste'];

const panel = (page: Page) => page.getByRole('region', { name: 'Prima di continuare...' });
const reject = (page: Page) => page.getByRole('button', { name: 'Chiudi senza accettare' });
const accept = (page: Page) => page.getByRole('button', { name: 'Accetta e continua' });
/** Undefined until the shell's code runs. */
const siteConsent = (page: Page) => page.evaluate(() => window.siteConsent);
const loadedScripts = (page: Page) =>
  page.evaluate(() => (window as { loadedScripts?: string[] }).loadedScripts ?? []);

/** Ties a form's token to its visitor; nobody's script can read it. */
const FORM_COOKIE = 'forms';

async function consentCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'site_consent')?.value;
}

test('before a choice nothing is asked of third parties and nothing but technical keys is stored', async ({
  page,
}) => {
  const foreign = await watchThirdParties(page);
  for (const address of PAGES) {
    await page.goto(origin() + address);
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await expect.poll(() => siteConsent(page)).toBeTruthy();
    // A page with a form has the cookie that guards it, which is technical.
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(
      cookies.filter((name) => name !== FORM_COOKIE),
      address,
    ).toEqual([]);
    const stored = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).length,
    }));
    expect(stored, address).toEqual({
      local: { path: 'https://attiva.example', api_domain: `${origin()}/wordpress/wp-json` },
      session: {},
      databases: 0,
    });
  }
  expect(await siteConsent(page)).toEqual({
    statistics: false,
    marketing: false,
    thirdParty: false,
  });
  expect(foreign).toEqual([]);
});

test('closing is rejecting, and is not asked again', async ({ page }) => {
  const foreign = await watchThirdParties(page);
  await page.goto(`${origin()}/`);
  await reject(page).click();
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => consentCookie(page)).toMatch(/^000\.\w+\.[0-9a-f-]{36}\.1$/);
  for (const address of PAGES) {
    await page.goto(origin() + address);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => siteConsent(page)).toBeTruthy();
    await expect(panel(page)).toBeHidden();
  }
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name !== FORM_COOKIE)).toEqual(['site_consent']);
  expect(foreign).toEqual([]);
});

test('a receipt of each choice is kept: what, when, which version, and nothing of the person', async ({
  page,
}) => {
  await page.goto(`${origin()}/privacy`);
  await accept(page).click();
  await expect.poll(() => consentCookie(page)).toMatch(/^111\.\w+\.[0-9a-f-]{36}\.1$/);
  const id = (await consentCookie(page))?.split('.')[2];
  const file = path.join(underTest().dataDir, 'consent/receipts.jsonl');
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const receipt = lines.map((line) => JSON.parse(line)).find((line) => line.id === id);
  const { at, received, ...choice } = receipt;
  expect(choice).toEqual({ id, statistics: true, marketing: true, thirdParty: true, version: '1' });
  expect(Math.abs(Date.parse(received) - Date.parse(at))).toBeLessThan(60_000);
});

test('a receipt that did not get through is sent again', async ({ page }) => {
  await page.route('**/api/consent', (route) => route.abort(), { times: 1 });
  await page.goto(`${origin()}/privacy`);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/consent'));
  await reject(page).click();
  await lost;
  await expect.poll(() => consentCookie(page)).toMatch(/^000\.\w+\.\.1$/);
  await page.goto(`${origin()}/bolletta`);
  await expect.poll(() => consentCookie(page)).toMatch(/^000\.\w+\.[0-9a-f-]{36}\.1$/);
});

for (const { title, made, asked } of [
  { title: 'a choice of less than six months holds', made: { daysAgo: 182 }, asked: false },
  { title: 'it is asked again after six months', made: { daysAgo: 184 }, asked: true },
  { title: 'it is asked again when the policy changes', made: { version: '0' }, asked: true },
]) {
  test(title, async ({ page }) => {
    await rememberChoice(page, '111', made);
    const foreign = await watchThirdParties(page);
    await page.goto(`${origin()}/privacy`);
    await page.waitForLoadState('networkidle');
    // Whether the panel stands there is decided by code that has to come first.
    await expect.poll(() => siteConsent(page)).toBeTruthy();
    await expect(panel(page)).toBeVisible({ visible: asked });
    if (asked) expect(foreign).toEqual([]);
    else await expect.poll(() => loadedScripts(page)).toContain(THIRD_PARTIES.TAG_MANAGER_URL);
  });
}

test('each purpose is a choice of its own; a change is announced to the page', async ({ page }) => {
  const problems = watchViolations(page);
  const foreign = await watchThirdParties(page);
  await page.goto(`${origin()}/`);
  await page.evaluate(() => {
    window.addEventListener('consentchange', ({ detail }) => Object.assign(window, { detail }));
  });
  await page.getByText('Scegli per finalità').click();
  await expect(page.getByRole('checkbox', { name: 'Tecnici' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Statistica' }).check();
  await page.getByRole('button', { name: 'Salva le scelte' }).click();
  const chosen = { statistics: true, marketing: false, thirdParty: false };
  await expect.poll(() => siteConsent(page)).toEqual(chosen);
  expect(await page.evaluate(() => (window as { detail?: unknown }).detail)).toEqual(chosen);
  await expect.poll(() => loadedScripts(page)).toEqual([THIRD_PARTIES.TAG_MANAGER_URL]);
  const queue = await page.evaluate(() => window.dataLayer);
  expect(queue).toContainEqual({ event: 'consent', ...chosen });
  expect(new Set(foreign)).toEqual(new Set([THIRD_PARTIES.TAG_MANAGER_URL]));
  expect(problems).toEqual([]);
});

test('the advertising pixel stays off on a host that is not the production one', async ({
  page,
}) => {
  const foreign = await watchThirdParties(page);
  await rememberChoice(page, '111');
  await page.goto(`${origin()}/offerte/luce`);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => (await loadedScripts(page)).sort())
    .toEqual([THIRD_PARTIES.CHAT_TEST_SCRIPT_URL, THIRD_PARTIES.TAG_MANAGER_URL]);
  expect(foreign.join()).not.toContain('pixel');
});

test('the footer leads back to the choice; taking consent back unloads what ran', async ({
  page,
}) => {
  await watchThirdParties(page);
  await rememberChoice(page, '111');
  await page.goto(`${origin()}/`);
  await expect.poll(() => loadedScripts(page)).not.toEqual([]);
  const control = page.getByRole('link', { name: 'Preferenze cookie' });
  await control.focus();
  await control.press('Enter');
  const later = page.getByRole('region', { name: 'Le tue preferenze sui cookie' });
  await expect(later.getByRole('heading')).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(later).toBeHidden();
  await expect(control).toBeFocused();
  expect(await siteConsent(page)).toMatchObject({ marketing: true });
  const told = page.getByRole('status').filter({ hasText: 'Scelte salvate' });
  await expect(told).toHaveCount(0);

  await control.press('Enter');
  await later.getByRole('button', { name: 'Salva le scelte' }).click();
  await expect(told).toBeVisible();
  await expect(later).toBeHidden();

  await control.press('Enter');
  const reloaded = page.waitForEvent('load');
  await reject(page).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  await expect.poll(() => siteConsent(page)).toMatchObject({ marketing: false });
  expect(await loadedScripts(page)).toEqual([]);
});

test('both answers weigh the same', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${origin()}/`);
    await expect(panel(page)).toBeVisible();
    const looks = await Promise.all(
      [reject(page), accept(page)].map((button) =>
        button.evaluate((element) => {
          const { width: w, height } = element.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight, border } =
            getComputedStyle(element);
          return { w, height, backgroundColor, color, fontSize, fontWeight, border };
        }),
      ),
    );
    expect(looks[0], `${width} px`).toEqual(looks[1]);
  }
});

test('opened, the panel keeps all answers in sight, with room below them', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [390, 640],
    [320, 640],
    // A window of 1440 by 900 at 200 %.
    [720, 450],
    [1440, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${origin()}/`);
    await page.getByText('Scegli per finalità').click();
    for (const name of ['Chiudi senza accettare', 'Accetta e continua', 'Salva le scelte']) {
      const room = async () => {
        const box = await page.getByRole('button', { name }).boundingBox();
        return height - ((box?.y ?? 0) + (box?.height ?? 0));
      };
      // Once the panel has come to rest.
      await expect.poll(room, `${name}, ${width} × ${height}`).toBeGreaterThanOrEqual(19.5);
    }
  }
});

test('its choices are saved only where they are seen', async ({ page }) => {
  await page.goto(`${origin()}/`);
  await expect(accept(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva le scelte' })).toBeHidden();
});

test('the panel is no wall: it takes no focus, comes first by keyboard, and covers only a part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin()}/`);
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const box = await panel(page).boundingBox();
  expect(box?.height).toBeLessThan(844 * 0.55);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cookie policy' }).first()).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const open of [false, true]) {
      await page.locator('[data-policy-version] details').evaluate((details, value) => {
        (details as HTMLDetailsElement).open = value;
      }, open);
      expect(await violations(page)).toEqual([]);
    }
  }
  // The page behind can be used.
  await page.getByRole('link', { name: 'Fibra', exact: true }).first().click();
  await expect(page).toHaveURL(/fibra$/);
});

test('the receipt endpoint refuses what is no choice, what comes from elsewhere, and floods', async ({
  request,
}) => {
  const address = `${origin()}/api/consent`;
  const choice = { statistics: true, marketing: false, thirdParty: false, version: '1', at: 0 };
  for (const data of [{}, { ...choice, statistics: 'yes' }, { ...choice, version: 'a b' }]) {
    expect((await request.post(address, { data })).status()).toBe(400);
  }
  const long = await request.post(address, { data: { ...choice, more: 'x'.repeat(1_000) } });
  expect(long.status()).toBe(400);
  const foreign = await request.post(address, {
    data: choice,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
  const caller = `2001:db8::${Date.now().toString(16).slice(-4)}`;
  const headers = { 'x-forwarded-for': caller, 'x-forwarded-host': new URL(origin()).host };
  const answers = new Set<number>();
  for (let call = 0; call < 60; call += 1) {
    answers.add((await request.post(address, { data: choice, headers })).status());
  }
  expect([...answers]).toEqual([201]);
  expect((await request.post(address, { data: choice, headers })).status()).toBe(429);
});
