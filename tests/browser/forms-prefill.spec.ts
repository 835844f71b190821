import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sealPrefill } from '@site/forms/prefill-token.ts';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { origin, underTest } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';
import { at, field, formOf, open, publishForms } from '../support/visitor-forms.ts';

let request: APIRequestContext;
let remove: (() => Promise<void>) | undefined;

test.beforeAll(async ({ playwright }) => {
  request = await playwright.request.newContext();
  remove = await publishForms(request, ['pmi', 'assistente']);
});

test.afterAll(async () => {
  await remove?.();
  await request?.dispose();
});

// The cookie panel has a 'Chiudi' of its own.
test.beforeEach(async ({ page }) => rememberChoice(page, '000'));

const info = {
  nome: 'Ada',
  cognome: 'Rossi',
  email: 'ada@impresa.example',
  cellulare: '3331234567',
  ragione_sociale: 'Rossi & C.',
  piva: '01234567897',
  consumo: '9000',
};
const token = (seconds = 60) => {
  const key = readFileSync(path.join(underTest().dataDir, 'prefill-key'), 'utf8');
  return sealPrefill(Buffer.from(key, 'hex'), info, new Date(Date.now() + seconds * 1_000));
};

async function expectFilled(page: Page) {
  await expect(field(page, 'Nome*')).toHaveValue('Ada');
  await expect(field(page, 'Telefono*')).toHaveValue('3331234567');
  await expect(page.locator('input[name=generic]')).toHaveValue('3331234567');
  await expect(field(page, 'Nome Azienda*')).toHaveValue('Rossi & C.');
  await expect(field(page, 'Consumo annuo')).toHaveValue('9000');
  await expect(page.locator('input[name=prodotto]')).toHaveValue('Luce');
  await expect
    .poll(() => formOf(page).evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBe(360);
}

test('a form is filled by the address, whose token no script ever sees', async ({ page }) => {
  const seen: string[] = [];
  await page.addInitScript(() => {
    if (location.search.includes('data=')) document.title = 'VISTO';
  });
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  const asked = page.waitForRequest('**/sendMail?data=*');
  const sealed = token();
  await page.goto(`${origin()}${at('pmi')}?source=crm&utm=1&data=${encodeURIComponent(sealed)}`);
  expect(new URL((await asked).url()).searchParams.get('data')).toBe(sealed);
  expect((await asked).headers().referer ?? '').not.toContain('data=');
  await expectFilled(page);
  expect(page.url()).toBe(`${origin()}${at('pmi')}?utm=1`);
  for (const url of seen) expect(url).not.toContain('data=');
  expect(await page.title()).not.toBe('VISTO');
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain(
    'albaviva_prefill',
  );
});

test('a form is filled by the cookie', async ({ page }) => {
  await page.context().addCookies([{ name: 'albaviva_user', value: token(), url: origin() }]);
  await open(page, 'pmi');
  await expectFilled(page);
  await page.goto(origin() + at('assistente'));
  await expect(field(page, 'Cognome*')).toHaveValue('Rossi');
  await expect(field(page, 'Telefono*')).toHaveValue('3331234567');
});

test('a token without a source fills nothing, and leaves the address all the same', async ({
  page,
}) => {
  const moved = page.waitForResponse((response) => response.status() === 303);
  await page.goto(`${origin()}${at('pmi')}?utm=1&data=${encodeURIComponent(token())}`);
  expect((await moved).headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(page.url()).toBe(`${origin()}${at('pmi')}?utm=1`);
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  await expect(field(page, 'Nome*')).toHaveValue('');
});

test('an expired token fills nothing, and is no error', async ({ page }) => {
  await page.goto(`${origin()}${at('pmi')}?source=crm&data=${token(-1)}`);
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  await expect(field(page, 'Nome*')).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
