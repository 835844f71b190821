import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { logIn, openEditor } from '../support/editor.ts';
import { expectKept } from '../support/local-drafts.ts';
import { origin } from '../support/under-test.ts';

const NODES = {
  'textblock-a': { component: 'TextBlock', props: { title: 'Prezzo di oggi', headingLevel: 'h1' } },
};
const more = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Altri modi di salvare e pubblicare' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const live = async (page: Page, path: string) => (await page.request.get(origin() + path)).text();
const titleInPage = (page: Page, name: string) =>
  page.frameLocator('iframe').getByRole('heading', { name });

const statusFor = async (page: Page, path: string) =>
  (await page.request.get(origin() + path)).status();

let scheduled: { id: number; path: string };

// What is less than a minute away WordPress publishes at once: its moment comes while other tests run.
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  scheduled = await createPage(page, { nodes: NODES });
  const date_gmt = new Date(Date.now() + 65_000).toISOString().slice(0, 19);
  await cms(page, 'POST', `/wp/v2/pages/${scheduled.id}`, { status: 'future', date_gmt });
  expect(String((await cms(page, 'GET', `/wp/v2/pages/${scheduled.id}?context=edit`)).status)).toBe(
    'future',
  );
  expect(await statusFor(page, scheduled.path)).toBe(404);
  await page.close();
});

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await logIn(page);
  await cms(page, 'DELETE', `/wp/v2/pages/${scheduled.id}?force=true`);
  await page.close();
});

/** Schedules a change of the title of a page of its own. */
async function planTitle(page: Page) {
  const created = await createPage(page, { nodes: NODES, status: 'publish' });
  await openEditor(page, created.path);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await expect(title).toHaveValue('Prezzo di oggi');
  await title.fill('Prezzo di domani');
  await more(page, 'Programma le modifiche…');
  const dialog = page.getByRole('dialog', { name: 'Programma le modifiche' });
  await dialog.getByLabel('Giorno e ora').fill('2099-01-01T09:00');
  await expect(dialog.getByText(/^Saranno online giovedì 1 gennaio 2099/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Programma', exact: true }).click();
  await expect(page.getByText('Programmate: 1 gen 2099, 09:00')).toBeVisible();
  return created;
}

test('changes of a published page are scheduled, opened again, and go live at their moment', async ({
  page,
}) => {
  const { id, path } = await planTitle(page);
  expect(await live(page, path)).toContain('Prezzo di oggi');

  // Whoever opens the page sees it as it is on the site, and what waits; leaving asked nothing.
  await openEditor(page, path);
  await expect(titleInPage(page, 'Prezzo di oggi')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Modifiche programmate da' });
  await expect(notice).toContainText('per il 1 gennaio 2099');
  expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await notice.getByRole('button', { name: 'Apri le modifiche' }).click();
  await expect(titleInPage(page, 'Prezzo di domani')).toBeVisible();
  await expect(notice).toBeHidden();

  // They get an end, which is there again when the dialog is.
  await more(page, 'Cambia il momento delle modifiche…');
  const dialog = page.getByRole('dialog', { name: 'Programma le modifiche' });
  await dialog.getByLabel('Fino a un momento').check();
  const until = dialog.getByLabel('Fino a', { exact: true });
  await until.fill('2098-12-31T23:59');
  await expect(dialog.getByText('Scegli una fine che venga dopo l’inizio.')).toBeVisible();
  await until.fill('2099-01-06T23:59');
  await expect(dialog.getByText(/; martedì 6 gennaio 2099 .* torna com’è ora\.$/)).toBeVisible();
  expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Programma', exact: true }).click();
  await expect(page.getByText('Il 6 gennaio 2099', { exact: false }).first()).toBeVisible();
  await more(page, 'Cambia il momento delle modifiche…');
  await expect(until).toHaveValue('2099-01-06T23:59');
  await dialog.getByRole('button', { name: 'Annulla' }).click();

  // The moment comes: WordPress is told an earlier one, and asked for what is due, as by the site.
  const { planned } = await cms(page, 'GET', `/wp/v2/pages/${id}?context=edit`);
  const { id: expected_planned, ...kept } = planned as unknown as Record<string, string>;
  const { content, until_gmt } = kept;
  const date_gmt = new Date(Date.now() + 8_000).toISOString().slice(0, 19);
  const sooner = { content, date_gmt, until_gmt, expected_planned };
  await cms(page, 'POST', `/msr/v1/planned/${id}`, sooner);
  await expect
    .poll(() => cms(page, 'GET', '/msr/v1/due').then(() => live(page, path)))
    .toContain('Prezzo di domani');

  // From then on the way back is what waits.
  await openEditor(page, path);
  const back = page.getByRole('status').filter({ hasText: 'Il 6 gennaio 2099' });
  await expect(back).toContainText('la pagina torna com’era prima delle modifiche programmate');
  await back.getByRole('button', { name: 'Apri il ripristino' }).click();
  await expect(titleInPage(page, 'Prezzo di oggi')).toBeVisible();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('what is scheduled for later is not published without asking, also after a reload', async ({
  page,
}) => {
  const { id, path } = await planTitle(page);
  await openEditor(page, path);
  await more(page, 'Apri le modifiche programmate');
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await expect(title).toHaveValue('Prezzo di domani');
  const publish = page.getByRole('button', { name: 'Pubblica', exact: true });
  await title.fill('Prezzo di dopodomani');
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Pubblicare ora le modifiche programmate?' });
  await dialog.getByRole('button', { name: 'Aggiorna quelle programmate' }).click();
  await expect(dialog).toBeHidden();
  const planned = async () => {
    const answer = await cms(page, 'GET', `/wp/v2/pages/${id}?context=edit`);
    return (answer.planned as unknown as { content: string }).content;
  };
  await expect.poll(planned).toContain('Prezzo di dopodomani');
  expect(await live(page, path)).toContain('Prezzo di oggi');

  // What was not saved is put back, with what is scheduled in it.
  await title.fill('Prezzo di Natale');
  await expectKept(page, 'Prezzo di Natale');
  page.once('dialog', (asked) => asked.accept());
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(titleInPage(page, 'Prezzo di Natale')).toBeVisible();
  await publish.click();
  await expect(dialog).toBeVisible();
  expect(await live(page, path)).toContain('Prezzo di oggi');
  await dialog.getByRole('button', { name: 'Pubblica ora' }).click();
  await expect.poll(() => live(page, path)).toContain('Prezzo di Natale');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('what is published before their moment keeps scheduled changes going; taken back they are a draft', async ({
  page,
}) => {
  const { id, path } = await planTitle(page);

  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  const text = page.getByRole('textbox', { name: 'Testo', exact: true });
  await text.click();
  await page.keyboard.type('Valido per tutti');
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect.poll(() => live(page, path)).toContain('Valido per tutti');
  expect(await live(page, path)).toContain('Prezzo di oggi');
  const carried = page
    .getByText(/^Le modifiche programmate per il 1 gennaio 2099.* restano/)
    .first();
  await expect(carried).toBeVisible();

  await more(page, 'Apri le modifiche programmate');
  await expect(titleInPage(page, 'Prezzo di domani')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Valido per tutti')).toBeVisible();
  const state = page.getByRole('banner').getByText('Pubblicata, modifiche in arrivo');
  await expect(state).toBeVisible();
  await more(page, 'Annulla la programmazione delle modifiche');
  await expect(page.getByText('Bozza salvata, non pubblicata')).toBeVisible();
  await expect(state).toHaveCount(0);
  const { planned } = await cms(page, 'GET', `/wp/v2/pages/${id}?context=edit`);
  expect(planned).toBeNull();
  expect(await live(page, path)).toContain('Prezzo di oggi');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a page is scheduled, published before its moment, and taken back', async ({ page }) => {
  const { path } = await createPage(page, { nodes: NODES });
  await openEditor(page, path);
  await more(page, 'Programma la pubblicazione');
  const dialog = page.getByRole('dialog', { name: 'Programma la pubblicazione' });
  await dialog.getByLabel('Giorno e ora').fill('2020-01-01T09:00');
  await expect(dialog.getByRole('button', { name: 'Programma' })).toBeDisabled();
  await dialog.getByLabel('Giorno e ora').fill('2099-01-01T09:00');
  await dialog.getByRole('button', { name: 'Programma' }).click();
  const planned = page.getByText('Programmata: 1 gen 2099, 09:00');
  await expect(planned).toBeVisible();
  expect(await statusFor(page, path)).toBe(404);
  // The moment is still known when the page is opened again, and may be left for now.
  await openEditor(page, path);
  await expect(planned).toBeVisible();
  await more(page, 'Cambia il momento');
  await expect(dialog.getByLabel('Giorno e ora')).toHaveValue('2099-01-01T09:00');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await more(page, 'Pubblica ora');
  await expect(page.getByText('Pubblicata').first()).toBeVisible();
  await expect.poll(() => statusFor(page, path)).toBe(200);
  await more(page, 'Ritira dalla pubblicazione');
  await page.getByRole('button', { name: 'Ritira', exact: true }).click();
  await expect.poll(() => statusFor(page, path)).toBe(404);
});

test('a scheduled page goes live when its moment has come', async ({ page }) => {
  const { path } = scheduled;
  await expect.poll(() => statusFor(page, path), { timeout: 120_000, intervals: [1000] }).toBe(200);
});
