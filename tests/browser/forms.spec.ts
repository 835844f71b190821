import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { watchViolations } from '../support/editor.ts';
import { logIn, publishPage } from '../support/form-pages.ts';
import { mailsWith } from '../support/local-mails.ts';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';
import {
  at,
  closeDialog,
  FORMS,
  field,
  fill,
  formOf,
  names,
  open,
  publishForms,
  send,
  sendByKeyboard,
  WRONG,
  WRONG_FILES,
} from '../support/visitor-forms.ts';

/** Sent by keyboard, then looked for by the administrators' tests. */
const KEYBOARD = `zoe-${Date.now().toString(36)}@tastiera.example`;

interface Point {
  x: number;
  y: number;
}

test.describe.configure({ mode: 'serial' });

let request: APIRequestContext;
const deletions: (() => Promise<void>)[] = [];

test.beforeAll(async ({ playwright }) => {
  request = await playwright.request.newContext();
  deletions.push(await publishForms(request, names));
  const slug = at('chiamate').slice(1);
  deletions.push(
    await publishPage(request, {
      slug,
      blocks: [{ component: 'FormChiamateSospette', props: { title: 'Chi ti ha chiamato?' } }],
    }),
  );
});

test.afterAll(async () => {
  for (const remove of deletions) await remove();
  await request?.dispose();
});

// The cookie panel has a 'Chiudi' of its own.
test.beforeEach(async ({ page }) => rememberChoice(page, '000'));

for (const name of names) {
  test(`${name}: at 390 px and by keyboard it is refused twice, then sent, and its mail arrives`, async ({
    page,
  }) => {
    const problems = watchViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, name, '?utm_source=prova');
    const dialog = page.getByRole('dialog');
    for (const [reply, message] of [
      [{ status: 400, json: { error: 'Non si può.' } }, 'Errore: Non si può.'],
      [{ status: 502, body: '<html>' }, 'È avvenuto un errore. Riprovare.'],
    ] as const) {
      await page.route(`**${FORMS[name].endpoint}`, (route) => route.fulfill(reply), { times: 1 });
      await sendByKeyboard(page, name);
      await expect(dialog).toContainText(message);
      await expect(dialog.getByRole('button', { name: 'Chiudi' })).toBeFocused();
      await closeDialog(page);
      await expect(page).toHaveURL(origin() + at(name));
      await expect(formOf(page)).toHaveJSProperty('noValidate', true);
    }
    const posted = page.waitForRequest((request) => request.url().endsWith(FORMS[name].endpoint));
    await sendByKeyboard(page, name);
    expect((await posted).headers()['x-csrf-token']).toBeTruthy();
    for (const line of FORMS[name].sent) await expect(dialog).toContainText(line);
    await expect(page.locator('body')).toHaveClass(/modal-open/);
    await closeDialog(page);
    await expect(page).toHaveURL(origin() + at(name));
    await expect(formOf(page).getByRole('textbox', { name: /^Nome/ }).first()).toHaveValue('');
    await expect.poll(() => mailsWith(page.request, at(name))).toBe(1);
    expect(problems).toEqual([]);
  });
}

test('the PMI post is exactly that of the spec, and marks the page', async ({ page }) => {
  await open(page, 'pmi');
  await expect(page.locator('body')).toHaveClass(/pagina-pmi/);
  await fill(page, 'pmi');
  await page.route('**/pmiform/', (route) => route.fulfill({ json: { ok: true } }));
  const posted = page.waitForRequest('**/pmiform/');
  await send(page, 'pmi');
  expect((await posted).postDataJSON()).toEqual({
    nome: 'Zoë',
    cognome: 'D’Àngelo',
    email: 'zoe@impresa.example',
    phone: '3456789012',
    nomeazienda: 'Figli & C.',
    city: 'Forlì',
    piva: '01234567897',
    consumo: '12000',
    textArea: 'Perché?',
    prodotto: 'Luce',
    generic: '',
    destinatari: 'pmi@albaviva.example',
  });
});

test('a VAT number that looks wrong is doubted, and sent all the same', async ({ page }) => {
  await open(page, 'pmi');
  await fill(page, 'pmi');
  const piva = field(page, 'Partita IVA*');
  const hint = page.getByText('Non sembra una partita IVA');
  await piva.fill('01234567898');
  await expect(hint).toHaveCount(0);
  await field(page, 'Nome*').focus();
  await expect(hint).toBeVisible();
  await expect(piva).toHaveAccessibleDescription(/11 cifre/);
  expect(await violations(page, (axe) => axe.include('main form'))).toEqual([]);
  await page.route('**/pmiform/', (route) => route.fulfill({ json: { ok: true } }));
  const posted = page.waitForRequest('**/pmiform/');
  await send(page, 'pmi');
  expect((await posted).postDataJSON()).toMatchObject({ piva: '01234567898' });
});

test('errors show after touch only, and go when the value is right', async ({ page }) => {
  await open(page, 'pmi');
  const email = field(page, 'Email*');
  const phone = field(page, 'Telefono*');
  await email.fill('x@');
  await expect(page.getByText('Email non valida')).toBeHidden();
  await phone.focus();
  await expect(page.getByText('Email non valida')).toBeVisible();
  await phone.fill('12');
  await field(page, 'Nome*').focus();
  await expect(page.getByText('Numero di telefono non valido')).toBeVisible();
  await expect(page.getByText('Richiesto')).toHaveCount(0);
  await field(page, 'Cognome*').focus();
  await expect(page.getByText('Richiesto', { exact: true })).toHaveCount(1);
  await email.fill('x@y.it');
  await expect(page.getByText('Email non valida')).toBeHidden();
});

for (const [pointer, press] of Object.entries({
  mouse: async (page: Page, at: Point) => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    // As long as a person takes: what the leaving of a field shows would be there by now.
    await page.waitForTimeout(150);
    await page.mouse.up();
  },
  finger: (page: Page, at: Point) => page.touchscreen.tap(at.x, at.y),
})) {
  test(`what a ${pointer} presses counts, whatever leaving a field shows`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: pointer === 'finger',
    });
    const page = await context.newPage();
    await rememberChoice(page, '000');
    await open(page, 'richiamami-pagina');
    const phone = field(page, 'Telefono*');
    await expect(phone).toHaveAccessibleDescription('Per esempio 333 123 4567');
    await phone.fill('333 123');
    const consent = formOf(page).getByRole('checkbox', { name: /informativa privacy/ });
    await consent.scrollIntoViewIfNeeded();
    // At its upper edge: anything that comes above it moves it away from there.
    const box = await consent.boundingBox();
    await press(page, { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 3 });
    await expect(phone).toHaveAccessibleDescription(/^Numero di telefono non valido Per esempio/);
    await expect(consent).toBeChecked();
    await context.close();
  });
}

for (const name of names) {
  test(`${name}: sent empty, every required field says so and the first has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await open(page, name);
    await send(page, name);
    const required = formOf(page).locator('[required]');
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(await required.count());
    await expect(required.first()).toBeFocused();
    await expect(formOf(page).getByRole('alert')).toContainText('campi da controllare');
    for (const [label, value, message] of WRONG) {
      const wrong = formOf(page).getByRole('textbox', { name: `${label}*`, exact: true });
      if ((await wrong.count()) === 0) continue;
      await wrong.fill(value);
      await expect(wrong).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    if (name === 'candidatura') {
      for (const [file, message] of WRONG_FILES) {
        await field(page, 'Curriculum').setInputFiles(file);
        await expect(field(page, 'Curriculum')).toHaveAccessibleDescription(new RegExp(message));
      }
    }
    await send(page, name);
    expect(posts).toBe(0);
    expect(await violations(page, (axe) => axe.include('main form'))).toEqual([]);
  });
}

test('by keyboard alone a form is filled, corrected, sent and closed', async ({ page }) => {
  await open(page, 'assistente');
  await field(page, 'Nome*').focus();
  const values = ['Zoë', 'D’Àngelo', 'non-una-email', '3456789012', 'Forlì', 'Perché?'];
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await formOf(page).getByRole('button', { name: 'Invia' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email*')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(KEYBOARD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Messaggio inviato correttamente');
  await expect(page.getByRole('button', { name: 'Chiudi' })).toBeFocused();
  expect(await violations(page, (axe) => axe.include('dialog'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The page has been loaded again: it says once what happened, and the keyboard goes on there.
  const said = formOf(page).getByRole('status');
  await expect(said).toHaveText('Messaggio inviato correttamente');
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
  await page.reload();
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  await expect(said).toHaveCount(0);
});

test('a lost connection is tried again as the same submission, then told', async ({ page }) => {
  const ids: (string | undefined)[] = [];
  await page.route('**/albaform/', (route) => {
    ids.push(route.request().headers()['x-submission-id']);
    return route.abort();
  });
  await open(page, 'assistente');
  await fill(page, 'assistente');
  await send(page, 'assistente');
  await expect(page.getByRole('dialog')).toContainText('È avvenuto un errore. Riprovare.');
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('pressed many times on a slow network, a form is sent once', async ({ page }) => {
  let posts = 0;
  await page.route('**/albaform/', async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ json: { ok: true } });
  });
  await open(page, 'assistente');
  await fill(page, 'assistente');
  const button = formOf(page).getByRole('button');
  await button.evaluate((element: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
  await expect(button).toHaveText('Invio in corso…');
  await button.dispatchEvent('click');
  await field(page, 'Nome*').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(posts).toBe(1);
});

test('what was typed before the code arrived stays', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(origin() + at('pmi'), { waitUntil: 'commit' });
  await field(page, 'Nome*').fill('Presto');
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  await expect(field(page, 'Nome*')).toHaveValue('Presto');
});

test('a number is compared with the company’s', async ({ page }) => {
  await page.goto(origin() + at('chiamate'));
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  await field(page, 'Numero').fill('0039 800 000 123');
  await formOf(page).getByRole('button').click();
  await expect(formOf(page).getByRole('status')).toContainText('è di Albaviva');
  await field(page, 'Numero').fill('+39 333 1234567');
  await formOf(page).getByRole('button').click();
  await expect(formOf(page).getByRole('status')).toContainText('non è tra i nostri');
});

test.describe('administration', () => {
  test('lists, searches, exports, sends again and deletes', async ({ page }) => {
    await logIn(page.request);
    await expect(async () => {
      await page.goto(`${origin()}/admin/moduli?q=${KEYBOARD}`);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('row').getByText('Consegnata', { exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await page.getByRole('button', { name: 'Invia di nuovo' }).click();
    await expect(page.getByRole('status')).toHaveText('Messo di nuovo in consegna.');
    await expect.poll(() => mailsWith(page.request, KEYBOARD)).toBe(2);
    const csv = await page.request.get(`${origin()}/admin/moduli?export=csv`);
    expect(csv.headers()['content-type']).toContain('text/csv');
    expect(await csv.text()).toContain(`"${KEYBOARD}"`);
    await page.goto(`${origin()}/admin/moduli?q=${KEYBOARD}`);
    await page.getByRole('button', { name: 'Elimina' }).click();
    await expect(page.getByRole('status')).toHaveText('Eliminato.');
    await page.goto(`${origin()}/admin/moduli?q=${KEYBOARD}`);
    await expect(page.getByText('Nessun modulo corrisponde.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('is closed to visitors, and changes nothing without a nonce', async ({ page, request }) => {
    expect((await request.get(`${origin()}/admin/moduli`)).status()).toBe(401);
    await logIn(page.request);
    const answer = await page.request.post(`${origin()}/admin/moduli`, {
      headers: { origin: origin() },
      form: { action: 'erase', contact: 'zoe@impresa.example' },
    });
    expect(answer.status()).toBe(401);
  });

  test('forgets a person on request', async ({ page }) => {
    await logIn(page.request);
    await page.goto(`${origin()}/admin/moduli`);
    await page.getByLabel('Email o telefono').fill('Zoe@Impresa.example');
    await page.getByRole('button', { name: 'Cancella' }).click();
    await expect(page.getByRole('status')).toContainText(/Cancellat[oi] \d+ modul/);
    await page.goto(`${origin()}/admin/moduli?q=zoe%40impresa.example`);
    await expect(page.getByText('Nessun modulo corrisponde.')).toBeVisible();
  });
});
