import { type APIRequestContext, expect, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';
import { at, FORMS, formOf, publishForms } from '../support/visitor-forms.ts';

let request: APIRequestContext;
let remove: (() => Promise<void>) | undefined;

test.beforeAll(async ({ playwright }) => {
  request = await playwright.request.newContext();
  remove = await publishForms(request, ['assistente']);
});

test.afterAll(async () => {
  await remove?.();
  await request?.dispose();
});

// The cookie panel has a 'Chiudi' of its own.
test.beforeEach(async ({ page }) => rememberChoice(page, '000'));

test('without scripts a form is confirmed and sent', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin() + at('assistente'));
  for (const [label, value] of Object.entries(FORMS.assistente.fill)) {
    await formOf(page)
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .fill(value);
  }
  await formOf(page).getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('heading', { name: 'Conferma l’invio' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Albaviva' })).toHaveAttribute('href', '/');
  const back = page.getByRole('link', { name: 'Torna alla pagina senza inviare' });
  await expect(back).toHaveAttribute('href', at('assistente'));
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('heading')).toHaveText('Messaggio inviato correttamente');
  await page.getByRole('link', { name: 'Chiudi' }).click();
  await expect(page).toHaveURL(origin() + at('assistente'));
  await context.close();
});

test('without scripts what is wrong is put right on a page that fits a phone', async ({ page }) => {
  const reply = await request.post(`${origin()}/candidatura/`, {
    headers: { accept: 'text/html', origin: origin() },
    multipart: { nome: 'Zoë', email: 'zoe@' },
  });
  expect(reply.status()).toBe(422);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(await reply.text());
  await expect(page.getByLabel('Email*')).toHaveAccessibleDescription('Email non valida');
  await expect(page.getByLabel(/^Allega di nuovo/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
});
