import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

const nodes = { 'textblock-a': { component: 'TextBlock', props: { title: 'Prima versione' } } };
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Pubblica', exact: true });

test('versions are listed, compared, looked at and put back', async ({ page }) => {
  const { id, path } = await createPage(page, { nodes, status: 'publish' });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await title(page).fill('Seconda versione');
  await publish(page).click();
  await expect
    .poll(async () => (await page.request.get(origin() + path)).text())
    .toContain('Seconda versione');
  await page.getByRole('button', { name: 'Cronologia delle modifiche' }).click();
  await page.getByRole('button', { name: 'Versioni salvate' }).click();
  const panel = page.getByRole('complementary', { name: 'Versioni della pagina' });
  const versions = panel.getByRole('listitem');
  await expect(versions.first()).toContainText('Online ora');
  await expect(panel.getByText('Online ora')).toHaveCount(1);
  await expect(panel.getByText(/^Era online dal/)).toHaveCount(1);
  await expect(versions.last()).toContainText(/Era online dal(l’| )\d/);
  await panel.getByRole('button', { expanded: false }).last().click();
  await expect(panel.getByText('1 differenza da com’è ora:')).toBeVisible();
  await expect(panel.getByRole('deletion')).toHaveText('Seconda');
  await expect(panel.getByRole('insertion')).toHaveText('Prima');
  const canvas = page.frameLocator('iframe').first();
  await panel.getByRole('button', { name: 'Guarda' }).click();
  await expect(canvas.getByText('Prima versione')).toBeVisible();
  await expect(page.getByText('Stai guardando una versione precedente.')).toBeVisible();
  // It is looked at: nothing in it can be chosen.
  await canvas.getByText('Prima versione').click();
  await expect(canvas.getByRole('button', { name: 'Duplica' })).toHaveCount(0);
  await expect(canvas.getByRole('button', { name: /^Aggiungi/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Torna alla pagina' }).click();
  await expect(page.getByText('Stai guardando una versione precedente.')).toBeHidden();
  await expect(canvas.getByText('Seconda versione')).toBeVisible();
  // One block alone, first: undone, the whole page.
  await panel.getByRole('button', { name: /^Riporta «Blocco di testo/ }).click();
  await expect(canvas.getByText('Prima versione')).toBeVisible();
  await expect(page.getByText(/è di nuovo com’era in quella versione/).first()).toBeAttached();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(canvas.getByText('Seconda versione')).toBeVisible();
  await panel.getByRole('button', { name: 'Ripristina' }).click();
  await expect(canvas.getByText('Prima versione')).toBeVisible();
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(canvas.getByText('Seconda versione')).toBeVisible();
  await page.getByRole('button', { name: 'Ripeti', exact: true }).click();
  const moments = panel.getByRole('button', { name: / alle ore / });
  await expect(moments).toHaveCount(2);
  await publish(page).click();
  await expect(moments).toHaveCount(3);
  await expect(versions.first()).toContainText('Online ora');
  await expect(panel.getByText('Online ora')).toHaveCount(1);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('who else has the page open is shown, and what they saved can be taken in', async ({
  page,
  context,
}) => {
  const { id, path } = await createPage(page, { nodes, status: 'publish' });
  await openEditor(page, path);
  const other = await context.newPage();
  await openEditor(other, path);
  await expect(other.getByRole('list', { name: 'Anche loro su questa pagina' })).toContainText(
    'Tu, in un’altra finestra',
  );
  await other.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await title(other).fill('Scritto di là');
  await publish(other).click();
  await expect(other.getByText('Salvato').or(other.getByText('Pubblicata')).first()).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText(/hai pubblicato questa pagina/)).toBeVisible();
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(page.getByRole('treeitem', { name: /Scritto di là/ })).toBeVisible();
  await expect(page.getByText('Modifiche non salvate')).toBeHidden();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a page that is loaded again does not count as open twice', async ({ page }) => {
  const { id, path } = await createPage(page, { nodes });
  const others = async () => {
    const response = await page.waitForResponse(
      (answer) =>
        answer.url().includes('/msr/v1/presence/') &&
        !(answer.request().postDataJSON() as { leave?: boolean }).leave,
    );
    return ((await response.json()) as { others: unknown[] }).others;
  };
  const [first] = await Promise.all([others(), openEditor(page, path)]);
  const [again] = await Promise.all([others(), page.reload()]);
  expect([first, again]).toEqual([[], []]);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('lists that cannot be read say why and are asked for again', async ({ page }) => {
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  const isDown = (url: RegExp) => page.route(url, (route) => route.fulfill({ status: 500 }));
  await isDown(/\/revisions\?/);
  await isDown(/\/wp\/v2\/pages\?/);
  await page.getByRole('button', { name: 'Cronologia delle modifiche' }).click();
  await page.getByRole('button', { name: 'Versioni salvate' }).click();
  const panel = page.getByRole('complementary', { name: 'Versioni della pagina' });
  await expect(panel.getByRole('alert')).toContainText('WordPress ha risposto con un errore');
  await page.getByRole('button', { name: /^Prova/ }).click();
  const pages = page.getByRole('dialog', { name: 'Pagine' });
  await expect(pages.getByRole('alert')).toContainText('WordPress ha risposto con un errore');
  await page.unrouteAll();
  await pages.getByRole('button', { name: 'Riprova' }).click();
  await expect(pages.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Riprova' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
