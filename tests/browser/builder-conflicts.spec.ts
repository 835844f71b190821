import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

const NODES = {
  'textblock-a': { component: 'TextBlock', props: { title: 'Uno' } },
  'textblock-b': { component: 'TextBlock', props: { title: 'Due' } },
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Pubblica', exact: true });

async function editTitle(page: Page, block: RegExp, title: string) {
  await page.getByRole('treeitem', { name: block }).first().click();
  await field(page, 'Titolo').fill(title);
}
/** A published page of its own, open in two tabs. */
async function openTwice(page: Page) {
  const { id, path } = await createPage(page, { nodes: NODES, status: 'publish' });
  const other = await page.context().newPage();
  await openEditor(page, path);
  await openEditor(other, path);
  return { id, path, other };
}
const html = async (page: Page, path: string) => (await page.request.get(origin() + path)).text();

test('two tabs change different blocks: both changes are saved, nobody is asked', async ({
  page,
}) => {
  const { id, path, other } = await openTwice(page);
  const [mine, theirs] = [`Mio ${Date.now()}`, `Altrui ${Date.now()}`];
  await editTitle(other, /^Blocco di testo/, theirs);
  await publish(other).click();
  await expect.poll(() => html(page, path)).toContain(theirs);
  const blocks = page.getByRole('treeitem', { name: /^Blocco di testo/ });
  await blocks.nth(1).click();
  await field(page, 'Titolo').fill(mine);
  await publish(page).click();
  await expect(page.getByText(/La pagina era stata cambiata altrove/).first()).toBeVisible();
  await expect.poll(() => html(page, path)).toContain(mine);
  expect(await html(page, path)).toContain(theirs);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('two tabs change the same field: the editor asks, shows both, and overwrites nothing', async ({
  page,
}) => {
  const { id, path, other } = await openTwice(page);
  const [mine, theirs] = [`Mio ${Date.now()}`, `Altrui ${Date.now()}`];
  await editTitle(other, /^Blocco di testo/, theirs);
  await publish(other).click();
  await expect.poll(() => html(page, path)).toContain(theirs);
  await editTitle(page, /^Blocco di testo/, mine);
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: '1 modifica in conflitto' });
  await expect(dialog.getByRole('radio', { name: new RegExp(mine) })).toBeVisible();
  await expect(dialog.getByText(theirs)).toBeVisible();
  expect(await html(page, path)).toContain(theirs);
  await dialog.getByRole('radio', { name: new RegExp(mine) }).check();
  await dialog.getByRole('button', { name: 'Unisci e pubblica' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => html(page, path)).toContain(mine);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a text is written in place of two that clash, formatted ones too, by keyboard', async ({
  page,
}) => {
  const of = (title: string, text: string) => ({
    'textblock-a': { component: 'TextBlock', props: { title, text } },
  });
  const { id, path } = await createPage(page, {
    nodes: of('Luce fissa', '<p>Prezzi bloccati per un anno</p>'),
    status: 'publish',
  });
  await openEditor(page, path);
  await editTitle(page, /^Blocco di testo/, 'Luce fissa per te');
  await field(page, 'Testo').fill('Prezzi bloccati per un anno intero');
  const [node] = Object.values(of('Luce verde fissa', '<p>Prezzi <strong>certi</strong></p>'));
  const nodes = {
    root: { id: 'root', component: 'root', props: {}, childIds: ['textblock-a'] },
    'textblock-a': { ...node, id: 'textblock-a', childIds: [] },
  };
  const content = JSON.stringify({ nodes, media: [] });
  await cms(page, 'POST', `/wp/v2/pages/${id}`, { content });
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: '2 modifiche in conflitto' });
  const own = dialog.getByRole('radio', { name: /^Scrivi tu/ });
  const written = dialog.getByRole('textbox', { name: 'Testo da tenere' });
  // By the arrows of the choice, and on to the field.
  await dialog
    .getByRole('radio', { name: /^La mia versione/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(own.first()).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(written).toBeFocused();
  await expect(written).toHaveValue('Luce verde fissa per te');
  await own.nth(1).check();
  await written.nth(1).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Prezzi ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('certi per un anno intero');
  // A text of the dialog takes back its own steps, and none of the page’s; what is typed without a
  // pause is one step.
  await page.waitForTimeout(600);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(written.nth(1)).toHaveText('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(written.nth(1)).toHaveText('Prezzi certi per un anno intero');
  await dialog.getByRole('button', { name: 'Unisci e pubblica' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => html(page, path)).toContain('Luce verde fissa per te');
  expect(await html(page, path)).toContain('Prezzi <strong>certi per un anno intero</strong>');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('two tabs keep a draft of a published page: neither writes over the other’s', async ({
  page,
}) => {
  const { id, path, other } = await openTwice(page);
  const kept = (tab: Page) => tab.getByText('Bozza salvata, non pubblicata');
  await editTitle(other, /^Blocco di testo/, 'Altrui');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(kept(other)).toBeVisible();
  // What is kept within the second of the page itself WordPress does not take for newer.
  await page.waitForTimeout(1_100);
  await page
    .getByRole('treeitem', { name: /^Blocco di testo/ })
    .nth(1)
    .click();
  await field(page, 'Titolo').fill('Mio');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('treeitem', { name: /Altrui/ })).toBeVisible();
  await expect(kept(page)).toBeVisible();

  await field(other, 'Titolo').fill('Altrui ancora');
  await page.getByRole('treeitem', { name: /Altrui/ }).click();
  await expect(field(page, 'Titolo')).toHaveValue('Altrui');
  await field(page, 'Titolo').fill('Mio anche qui');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(kept(page)).toBeVisible();
  await other.keyboard.press('ControlOrMeta+s');
  const dialog = other.getByRole('dialog', { name: '1 modifica in conflitto' });
  await dialog.getByRole('radio', { name: /Qui/ }).check();
  await dialog.getByRole('button', { name: 'Unisci' }).click();
  await expect(kept(other)).toBeVisible();
  await openEditor(page, path);
  for (const title of [/Altrui ancora/, /Mio/]) {
    await expect(page.getByRole('treeitem', { name: title })).toBeVisible();
  }
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
