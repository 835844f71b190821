import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { ownPage } from '../support/own-page.ts';

const made = ownPage({ 'textblock-a': { component: 'TextBlock', props: { title: 'Qui' } } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Trova e sostituisci' });
/** The line of a page, which is a link unless it is the open one; what was found in it are lines within. */
const row = (page: Page, name: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a, strong', { hasText: new RegExp(`^${name}`) }) });

const calling = (number: string) => ({
  'textblock-a': {
    component: 'TextBlock',
    props: {
      title: `Chiama ${number}`,
      text: `<p>O <a href="tel:${number.replaceAll(' ', '')}">${number}</a>.</p>`,
    },
  },
});

async function look(page: Page, number: string, by: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('trova e sostituisci');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('searchbox', { name: 'Testo da cercare' }).fill(number);
  await dialog(page).getByRole('textbox', { name: 'Sostituisci con' }).fill(by);
}

test('a telephone number is replaced in all pages, as drafts or online, and in the open one', async ({
  page,
}) => {
  const [old, next] = [0, 1].map((first) => `800 ${first}${String(Date.now()).slice(-5)}`);
  if (!old || !next) throw new Error('no numbers');
  const titles = ['Pagina uno', 'Pagina due'];
  const others: { id: number; path: string }[] = [];
  for (const title of titles) {
    others.push(await createPage(page, { title, status: 'publish', nodes: calling(old) }));
  }
  const content = JSON.stringify({
    nodes: {
      root: { id: 'root', component: 'root', props: {}, childIds: ['textblock-a'] },
      'textblock-a': { id: 'textblock-a', childIds: [], ...calling(old)['textblock-a'] },
    },
    media: [],
  });
  await cms(page, 'POST', `/wp/v2/pages/${made.id}`, { content });
  await openEditor(page, made.path);

  // One is prepared as a draft: visitors see what they saw.
  await look(page, old, next);
  for (const name of ['Pagina due', 'Prova']) {
    await row(page, name).getByRole('checkbox').uncheck();
  }
  await dialog(page).getByRole('button', { name: 'Sostituisci nelle bozze (1)' }).click();
  await expect(row(page, 'Pagina uno')).toContainText('Sostituito 3 volte: sta nella bozza');
  const visitor = await page.context().browser()?.newPage();
  if (!visitor) throw new Error('no browser');
  const origin = new URL(page.url()).origin;
  await visitor.goto(`${origin}${others[0]?.path}`);
  await expect(visitor.getByRole('main')).toContainText(old);

  // What is kept as a draft is left to whoever publishes it; the others are online at once.
  await row(page, 'Pagina due').getByRole('checkbox').check();
  await row(page, 'Prova').getByRole('checkbox').check();
  await dialog(page)
    .getByRole('checkbox', { name: /^Metti subito online/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Sostituisci e metti online (2)' }).click();
  await page
    .getByRole('dialog', { name: 'Mettere online 2 pagine?' })
    .getByRole('button', { name: 'Sostituisci e metti online' })
    .click();
  await expect(row(page, 'Pagina due')).toContainText(': è online.');
  await expect(row(page, 'Prova')).toContainText('Sostituito 3 volte: nella pagina aperta');
  await expect(async () => {
    await visitor.goto(`${origin}${others[1]?.path}`);
    await expect(visitor.getByRole('main')).toContainText(`Chiama ${next}`, { timeout: 1_000 });
  }).toPass();
  await expect(visitor.getByRole('link', { name: next })).toHaveAttribute(
    'href',
    `tel:${next.replaceAll(' ', '')}`,
  );

  // What was done goes back, online, in the draft and here, and can be done once more.
  await dialog(page).getByRole('button', { name: 'Rimetti com’era (3)' }).click();
  for (const name of [...titles, 'Prova'])
    await expect(row(page, name)).toContainText('È di nuovo com’era');
  await expect(async () => {
    await visitor.goto(`${origin}${others[1]?.path}`);
    await expect(visitor.getByRole('main')).toContainText(`Chiama ${old}`, { timeout: 1_000 });
  }).toPass();
  await visitor.close();
  const drafts = await Promise.all(others.map(({ id }) => cms(page, 'GET', `/msr/v1/draft/${id}`)));
  expect(drafts).toMatchObject([{ content: '' }, { content: '' }]);
  await row(page, 'Pagina due').getByRole('checkbox').uncheck();
  await dialog(page)
    .getByRole('checkbox', { name: /^Metti subito online/ })
    .uncheck();
  const text = page
    .frameLocator('iframe')
    .first()
    .getByRole('heading', { name: /^Chiama/ });
  await expect(text).toHaveText(`Chiama ${old}`);
  await dialog(page).getByRole('button', { name: 'Sostituisci nelle bozze (2)' }).click();
  await expect(row(page, 'Pagina uno')).toContainText(': sta nella bozza');
  await page.keyboard.press('Escape');

  await expect(text).toHaveText(`Chiama ${next}`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText(`Chiama ${old}`);

  // The draft is gone on with where the page is opened.
  await openEditor(page, others[0]?.path);
  await expect(text).toHaveText(`Chiama ${next}`);
  for (const { id } of others) await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
