import { expect, type Page, test } from 'playwright/test';
import { EVERY_RULE, violations } from '../support/axe.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { expectKept } from '../support/local-drafts.ts';
import { origin } from '../support/under-test.ts';

const text = (title: string) => ({ component: 'TextBlock', props: { title } });
const tree = (nodes: Record<string, object>) => {
  const all = Object.entries(nodes).map(([id, node]) => [
    id,
    { id, props: {}, childIds: [], ...node },
  ]);
  const root = { id: 'root', component: 'root', props: {}, childIds: Object.keys(nodes) };
  return JSON.stringify({ nodes: { root, ...Object.fromEntries(all) }, media: [], versions: {} });
};

/** A synced pattern in the CMS; its id. */
async function createPattern(page: Page, title: string, nodes: Record<string, object>) {
  const fields = { title, status: 'publish', content: tree(nodes) };
  return Number((await cms(page, 'POST', '/wp/v2/pb-patterns', fields)).id);
}
const referenceTo = (patternId: number) => ({ component: 'SyncedPattern', props: { patternId } });
const canvas = (page: Page) => page.frameLocator('iframe').first();
const outline = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const publicText = async (page: Page, path: string) =>
  (await page.request.get(`${origin()}${path}`)).text();
const remove = async (page: Page, ...ids: number[]) => {
  page.on('dialog', (dialog) => void dialog.accept());
  for (const id of ids) await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
};

test('a change of a shared block changes every page that uses it, live', async ({ page }) => {
  const stamp = Date.now();
  const first = await createPage(page, {
    ...{ status: 'publish', title: `Prima ${stamp}` },
    nodes: { 'textblock-a': text(`Orari ${stamp}`), 'textblock-b': text('Resta qui') },
  });
  await openEditor(page, first.path);
  await outline(page, new RegExp(`Orari ${stamp}`)).click();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Crea un blocco condiviso…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea un blocco condiviso' });
  await expect(dialog.getByRole('radio', { name: /^Blocco condiviso/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(`Fascia ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(outline(page, new RegExp(`^Blocco condiviso, Fascia ${stamp}`))).toBeVisible();
  await expect(canvas(page).getByText(`Orari ${stamp}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  // Not the page's state, which is the same before: that of the save.
  await expect(page.getByTitle('Pubblicata', { exact: true })).toBeVisible();

  // A second page takes it from the picker.
  const second = await createPage(page, { title: `Seconda ${stamp}`, status: 'publish' });
  await openEditor(page, second.path);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name: `Fascia ${stamp}`, exact: true }).click();
  await expect(canvas(page).getByText(`Orari ${stamp}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(async () => {
    for (const { path } of [first, second])
      expect(await publicText(page, path)).toContain(`Orari ${stamp}`);
  }).toPass();

  // Opened from the page, changed, saved: both pages show it.
  await page.getByRole('button', { name: 'Modifica blocco condiviso' }).click();
  await expect(page.getByText('Lo usano 2 pagine')).toBeVisible();
  await expect(page.getByRole('banner')).toBeFocused();
  await outline(page, new RegExp(`Orari ${stamp}`)).click();
  await page.getByRole('textbox', { name: /^Titolo/ }).fill(`Aperti ${stamp}`);
  await page.getByRole('button', { name: 'Torna alla pagina' }).click();
  await page.getByRole('button', { name: 'Salva e torna alla pagina' }).click();
  await expect(page.getByRole('complementary', { name: 'Proprietà' })).toBeFocused();
  await expect(canvas(page).getByText(`Aperti ${stamp}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Seconda ${stamp}` })).toBeVisible();
  await expect(async () => {
    for (const { path } of [first, second]) {
      const html = await publicText(page, path);
      expect(html).toContain(`Aperti ${stamp}`);
      expect(html).not.toContain(`Orari ${stamp}`);
    }
  }).toPass();
  await remove(page, first.id, second.id);
});

test('«Scollega» makes ordinary blocks of a shared one, and is undone in one step', async ({
  page,
}) => {
  await openEditor(page, '/');
  const pattern = await createPattern(page, 'Da scollegare', {
    'textblock-x': text('Uno'),
    'textblock-y': text('Due'),
  });
  const { id, path } = await createPage(page, {
    nodes: { 'syncedpattern-a': referenceTo(pattern) },
  });
  await openEditor(page, path);
  await outline(page, /^Blocco condiviso, Da scollegare/).click();
  await page.getByRole('button', { name: 'Scollega' }).click();
  await expect(outline(page, /^Blocco di testo/)).toHaveCount(2);
  await expect(canvas(page).getByText('Due')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(outline(page, /^Blocco condiviso, Da scollegare/)).toHaveCount(1);
  await remove(page, id);
});

test('a shared block that is gone leaves a notice in the canvas, and nothing on the site', async ({
  page,
}) => {
  await openEditor(page, '/');
  const pattern = await createPattern(page, 'Che sparisce', { 'textblock-x': text('Sparito') });
  const { id, path } = await createPage(page, {
    status: 'publish',
    nodes: { 'textblock-a': text('Resto'), 'syncedpattern-a': referenceTo(pattern) },
  });
  await expect.poll(() => publicText(page, path)).toContain('Sparito');

  // Deleting says which pages lose it.
  await openEditor(page, path);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name: 'Altre azioni: Che sparisce' }).click();
  await page.getByRole('menuitem', { name: 'Elimina dai salvati' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminare «Che sparisce»?' });
  await expect(dialog.getByText('Lo usa 1 pagina')).toBeVisible();
  await dialog.getByRole('button', { name: 'Elimina' }).click();
  await expect(canvas(page).getByText('Blocco condiviso non disponibile')).toBeVisible();
  await expect(async () => {
    const html = await publicText(page, path);
    expect(html).toContain('Resto');
    expect(html).not.toContain('Sparito');
  }).toPass();

  // Publishing names it among what blocks.
  await page.reload();
  await expect(canvas(page).getByText('Blocco condiviso non disponibile')).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(
    page.getByRole('dialog').getByText('Il blocco condiviso non esiste più').first(),
  ).toBeVisible();
  await remove(page, id);
});

test('a shared block gets another name, and what stands in it is found', async ({ page }) => {
  const stamp = Date.now();
  await openEditor(page, '/');
  const pattern = await createPattern(page, `Numeri ${stamp}`, {
    'textblock-x': text(`Chiama ${stamp}`),
  });
  const { id, path } = await createPage(page, {
    nodes: { 'textblock-a': text('Resto'), 'syncedpattern-a': referenceTo(pattern) },
  });
  await openEditor(page, path);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name: `Altre azioni: Numeri ${stamp}` }).click();
  await page.getByRole('menuitem', { name: 'Rinomina' }).click();
  const dialog = page.getByRole('dialog', { name: `Rinomina «Numeri ${stamp}»` });
  expect(await everyViolation(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(`Contatti ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Contatti ${stamp}`, exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect(outline(page, new RegExp(`Contatti ${stamp}`))).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('dove si usa un testo');
  await page.keyboard.press('Enter');
  const search = page.getByRole('dialog', { name: 'Dove si usa' });
  await search.getByRole('searchbox', { name: 'Testo da cercare' }).fill(`Chiama ${stamp}`);
  await expect(search.getByText('1 volta: 1 blocco condiviso')).toBeVisible();
  await expect(search.getByRole('link', { name: new RegExp(`Contatti ${stamp}`) })).toHaveAttribute(
    'href',
    `${path}?pb`,
  );
  await remove(page, id);
});

test('unsaved work in a shared block is offered by the page that uses it', async ({
  page,
  context,
}) => {
  await openEditor(page, '/');
  const stamp = Date.now();
  const pattern = await createPattern(page, `Lasciata ${stamp}`, { 'textblock-x': text('Uno') });
  const { id, path } = await createPage(page, {
    nodes: { 'textblock-a': text('Resto'), 'syncedpattern-a': referenceTo(pattern) },
  });
  await openEditor(page, path);
  await outline(page, /^Blocco condiviso, Lasciata/).click();
  await page.getByRole('button', { name: 'Modifica blocco condiviso' }).click();
  await expect(page.getByText('Stai modificando un blocco condiviso.')).toBeVisible();
  await outline(page, /^Blocco di testo/).click();
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(`Perso? ${stamp}`);
  await expectKept(page, `Perso? ${stamp}`);
  // Closed without the browser's question, as a crash would.
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openEditor(again, path);
  await expect(
    again.getByText(`modifiche non salvate al blocco condiviso «Lasciata ${stamp}»`),
  ).toBeVisible();
  await again.getByRole('tab', { name: 'Aggiungi' }).click();
  await expect(again.getByText('Modifiche non salvate', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Apri il blocco' }).click();
  // The list beside it has a button whose name begins with the same words.
  await again.getByRole('button', { name: 'Riprendi le modifiche', exact: true }).click();
  await outline(again, /^Blocco di testo/).click();
  await expect(again.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(
    `Perso? ${stamp}`,
  );
  await again.getByRole('button', { name: 'Salva per tutti' }).click();
  await expect(again.getByRole('banner').getByTitle(/Salvato|Pubblicata/)).toBeAttached();
  await again.getByRole('button', { name: 'Torna alla pagina' }).click();
  await expect(again.getByText(/modifiche non salvate al blocco condiviso/)).toHaveCount(0);
  await remove(again, id);
});

async function everyViolation(page: Page) {
  // What comes into view by fading has its colours only then; what turns without end has them.
  const fading = () =>
    document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
    }).length;
  await expect.poll(() => page.evaluate(fading)).toBe(0);
  return violations(page, (axe) => axe.withTags(EVERY_RULE));
}

test('panel, dialogs and editor of a shared block have no axe violation', async ({ page }) => {
  await openEditor(page, '/');
  const pattern = await createPattern(page, 'Accessibile', { 'textblock-x': text('Uno') });
  const { id, path } = await createPage(page, {
    nodes: { 'textblock-a': text('Resto'), 'syncedpattern-a': referenceTo(pattern) },
  });
  await openEditor(page, path);
  await outline(page, /^Blocco di testo/).click();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Crea un blocco condiviso…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await outline(page, /^Blocco condiviso, Accessibile/).click();
  await expect(page.getByText('In 1 pagina salvata.')).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);
  await page.getByRole('button', { name: 'Modifica blocco condiviso' }).click();
  await expect(page.getByText('Lo usa una pagina')).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vedi quale' }).click();
  await expect(page.getByRole('dialog', { name: /si usa in 1 pagina/ })).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);
  await remove(page, id);
});
