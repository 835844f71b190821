import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { violations } from '../support/axe.ts';
import { cms } from '../support/cms-page.ts';
import { openEditor, passLogin } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

/** The page this file edits; the others are left as seeded. */
const PATH = '/emergenza-gas';

const canvas = (page: Page) => page.frameLocator('iframe').first();
const publish = (page: Page) => page.getByRole('button', { name: 'Pubblica', exact: true });

async function selectFirst(page: Page, name: RegExp) {
  await page.getByRole('treeitem', { name }).first().click();
  await expect(page.getByRole('complementary', { name: 'Proprietà' })).toBeVisible();
}

/** The live page's text, asked for until it holds what is wanted. */
async function expectLive(page: Page, text: string) {
  await expect.poll(async () => (await page.request.get(origin() + PATH)).text()).toContain(text);
}

test.describe.configure({ mode: 'serial' });

test('a change published in the builder is live', async ({ page }) => {
  await page.request.get(origin() + PATH);
  await openEditor(page, PATH);
  await selectFirst(page, /^Blocco di testo, Non ha odore/);
  const title = `Titolo nuovo ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
  await expect(canvas(page).getByText(title)).toBeVisible();
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/wp/v2/pages/') && response.request().method() === 'POST',
  );
  await publish(page).click();
  expect((await saved).status()).toBe(200);
  const started = Date.now();
  await expectLive(page, title);
  test
    .info()
    .annotations.push({ type: 'publish to live', description: `${Date.now() - started} ms` });
});

test('undo takes back, redo brings back, and nothing else', async ({ page }) => {
  await openEditor(page, PATH);
  const undo = page.getByRole('button', { name: 'Annulla', exact: true });
  const redo = page.getByRole('button', { name: 'Ripeti', exact: true });
  await expect(undo).toBeDisabled();
  const before = await page.getByRole('treeitem').count();
  await selectFirst(page, /^Sezione, Il monossido/);
  await page
    .getByRole('toolbar', { name: 'Azioni sul blocco' })
    .getByRole('button', { name: 'Elimina' })
    .click();
  await expect(page.getByRole('treeitem')).toHaveCount(before - 4);
  await undo.click();
  await expect(page.getByRole('treeitem')).toHaveCount(before);
  await redo.click();
  await expect(page.getByRole('treeitem')).toHaveCount(before - 4);
  await undo.click();
  await expect(page.getByRole('treeitem')).toHaveCount(before);
  // With nothing left to do, the keyboard stays where it was.
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});

test('a block is added from the picker and shows in the canvas', async ({ page }) => {
  await openEditor(page, PATH);
  const before = await page.getByRole('treeitem').count();
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await page
    .getByRole('button', { name: /FAQ in gruppi/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(before);
  await expect(canvas(page).getByText('Domande frequenti').first()).toBeVisible();
});

test('an expired nonce is renewed and the save succeeds', async ({ page }) => {
  await openEditor(page, PATH);
  await selectFirst(page, /^Blocco di testo, I sintomi/);
  const title = `I sintomi ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
  let stale = true;
  await page.route('**/admin-ajax.php?action=rest-nonce', async (route) => {
    if (!stale) return route.continue();
    stale = false;
    return route.fulfill({ status: 200, body: 'aaaaaaaaaa' });
  });
  await publish(page).click();
  await expectLive(page, title);
});

test('saving while logged out loses nothing and says so', async ({ page, context }) => {
  await openEditor(page, PATH);
  await selectFirst(page, /^Blocco di testo, Si previene/);
  const title = `Si previene ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
  await context.clearCookies();
  await publish(page).click();
  await expect(page.getByText(/accesso|sessione/i).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Accedi a WordPress in un’altra scheda' }).click(),
  ]);
  await passLogin(tab);
  await expect(tab.getByText('La pagina con il tuo lavoro è aperta').first()).toBeVisible();
  await tab.close();
  await page
    .getByRole('button', { name: /Riprova|Pubblica/ })
    .first()
    .click();
  await expectLive(page, title);
});

test('an image is uploaded, re-encoded, and shown', async ({ page }) => {
  await openEditor(page, PATH);
  await page.getByRole('button', { name: 'Immagini', exact: true }).click();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7e2889' } })
    .png()
    .toBuffer();
  const uploaded = page.waitForResponse((response) => response.url().includes('/upload/image'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Caldaia più nuova.png', mimeType: 'image/png', buffer: png });
  const response = await uploaded;
  expect(response.status()).toBe(201);
  const { url } = (await response.json()) as { url: string };
  expect(url).toMatch(/^\/wordpress\/wp-content\/uploads\/.*\.webp$/);
  expect((await page.request.get(origin() + url)).headers()['content-type']).toBe('image/webp');
  // Stored under a name of its own, it is found by the one it had.
  const { id } = (await response.json()) as { id: number };
  expect(url).not.toMatch(/caldaia/i);
  const { title } = await cms(page, 'GET', `/wp/v2/media/${id}`);
  expect(title).toMatchObject({ rendered: 'Caldaia più nuova' });
});

test('who is not an editor is asked to log in, in Italian', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin()}/?pb`);
  expect(page.url()).toContain('/wordpress/wp-login.php');
  await expect(page).toHaveTitle('Accedi – Albaviva');
  await expect(page.getByLabel('Nome utente')).toBeFocused();
  await page.getByRole('button', { name: 'Mostra la password' }).click();
  await page.getByRole('button', { name: 'Nascondi la password' }).click();
  await page.getByLabel('Nome utente').fill('nessuno');
  await page.getByLabel('Password', { exact: true }).fill('sbagliata');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByText('il nome utente o la password non sono giusti')).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(/Log in|Username|WordPress/);
  // The page is WordPress's, which knows no landmarks.
  const landmarks = ['landmark-one-main', 'region'];
  expect(await violations(page, (axe) => axe.disableRules(landmarks))).toEqual([]);
  await context.close();
});

test('who bears a login that has ended is asked to log in, and comes back', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addCookies([
    { name: 'wordpress_logged_in_0123', value: 'someone%7C1%7C2%7C3', url: origin() },
  ]);
  const page = await context.newPage();
  await page.goto(`${origin()}${PATH}?pb`);
  await page.waitForURL(/\/wordpress\/wp-login\.php/);
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe(`${origin()}${PATH}?pb`);
  await context.close();
});

test('the page in the editor is loaded once, beside the editor', async ({ page }) => {
  await openEditor(page, PATH);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await expect(canvas(page).getByRole('heading').first()).toBeVisible();
  expect(asked).toEqual([PATH, '/pb-canvas']);
  await expect(page.locator('#early-canvas')).toBeEmpty();
});

test('the editor opens in a browser that cannot move a frame as it is', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
  });
  await openEditor(page, PATH);
  await expect(canvas(page).getByRole('heading').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a page edited in two tabs shows the change of one in the public page of the other', async ({
  page,
  context,
}) => {
  await openEditor(page, PATH);
  const visitor = await context.newPage();
  await visitor.goto(origin() + PATH);
  await selectFirst(page, /^Blocco di testo, Dove trovo/);
  const title = `Dove trovo il numero ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
  await publish(page).click();
  await expectLive(page, title);
  await visitor.reload();
  await expect(visitor.getByText(title)).toBeVisible();
});

test('a change made in WordPress itself is live within two seconds, on every page that shows it', async ({
  page,
}) => {
  await openEditor(page, '/');
  for (const path of ['/', '/news', '/news/apre-novara']) await page.request.get(origin() + path);
  const wordPress = `${origin()}/wordpress`;
  const nonce = await (
    await page.request.get(`${wordPress}/wp-admin/admin-ajax.php?action=rest-nonce`)
  ).text();
  const [item] = (await (
    await page.request.get(`${wordPress}/wp-json/wp/v2/news?slug=prezzo-fisso-per-tutti&_fields=id`)
  ).json()) as { id: number }[];
  const title = `Prezzo fisso ${Date.now()}`;
  const saved = await page.request.post(`${wordPress}/wp-json/wp/v2/news/${item?.id}`, {
    headers: { 'x-wp-nonce': nonce },
    data: { title },
  });
  expect(saved.status()).toBe(200);
  const started = Date.now();
  for (const path of ['/news/prezzo-fisso-per-tutti', '/', '/news']) {
    await expect
      .poll(async () => (await page.request.get(origin() + path)).text(), {
        intervals: [100],
      })
      .toContain(title);
  }
  test
    .info()
    .annotations.push({ type: 'publish to live', description: `${Date.now() - started} ms` });
});

test('every saved page of the CMS is valid', async () => {
  const result = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/validate.ts',
      '--format',
      'json',
      '--cms',
      `${origin()}/wordpress/wp-json`,
    ],
    { encoding: 'utf8' },
  );
  const report = JSON.parse(result.stdout) as { checked: number; findings: unknown[] };
  expect(report.findings).toEqual([]);
  expect(report.checked).toBeGreaterThan(15);
  expect(result.status).toBe(0);
});
