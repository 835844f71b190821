import { expect, type Page, test } from 'playwright/test';
import { createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { lines } from '../support/outline.ts';
import { contents, ONE_TAB } from '../support/tabs-page.ts';
import { origin } from '../support/under-test.ts';

const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });

test('a new tab has its id and its content, and a content chooses its tab', async ({ page }) => {
  const { path } = await createPage(page, { nodes: ONE_TAB });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  await item(page, /^Gruppo di schede,|^Gruppo di schede$/).click();
  await page.getByRole('button', { name: 'Aggiungi scheda' }).click();
  await expect(page.getByRole('textbox', { name: 'Titolo' }).last()).toBeFocused();
  // It has a title that what is typed takes the place of: nothing is missing.
  await expect(page.getByRole('textbox', { name: 'Titolo' }).last()).toHaveValue('Scheda 2');
  await page.keyboard.type('Gas');
  await expect(contents(page)).toHaveCount(2);
  await contents(page).last().click();
  const field = page.getByRole('combobox', { name: 'Scheda', exact: true });
  // The id of what nobody has saved follows its title, which stands in its place.
  await expect(field).toHaveValue('Gas');
  const panel = canvas.locator('[data-tab-panel="gas"]');
  await expect(panel.getByText('La scheda «Gas» è vuota')).toBeInViewport();
  // The label itself is drawn by the style sheet, from this.
  await expect(panel).toHaveAttribute('data-tab-title', 'Gas');
  await expect(contents(page).last()).toHaveAccessibleName('Contenuto di una scheda, Gas');

  await field.press('ArrowDown');
  await page.getByRole('option', { name: 'Luce' }).click();
  await expect(field).toHaveValue('Luce');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('Gas');
  // The letters of its title are one step.
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(contents(page)).toHaveCount(1);
});

test('the content of a tab follows when the tab’s id is written anew', async ({ page }) => {
  const { path } = await createPage(page, { nodes: ONE_TAB });
  await openEditor(page, path);
  const panel = (id: string) =>
    page.frameLocator('iframe').first().locator(`[data-tab-panel="${id}"]`);
  await item(page, /^Gruppo di schede,|^Gruppo di schede$/).click();
  await page.getByRole('button', { name: /^Luce/ }).click();
  const field = page.getByRole('textbox', { name: 'Nome nei link' });
  await expect(field).toHaveValue('luce');
  await field.fill('prezzo-fisso');
  await expect(panel('luce')).toBeVisible();
  await field.press('Tab');
  await expect(panel('prezzo-fisso')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel('luce')).toBeVisible();
  await expect(field).toHaveValue('luce');
});

test('the chosen tab is that of the content clicked in the page, which moves with its tab', async ({
  page,
}) => {
  const tabs = ['luce', 'gas'].map((tabId) => ({ title: tabId.toUpperCase(), tabId }));
  const { path } = await createPage(page, {
    nodes: {
      'tabs-a': {
        ...{ component: 'ProductPageTab', props: { tabs } },
        childIds: ['content-a', 'content-b'],
      },
      'content-a': { component: 'ProductPageTabContent', props: { tabId: 'luce' } },
      'content-b': { component: 'ProductPageTabContent', props: { tabId: 'gas' } },
    },
  });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  const isChosen = (name: string) =>
    expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  const panels = canvas.locator('[data-tab-panel]');
  await expect(panels).toHaveCount(2);
  await isChosen('LUCE');
  // Beside its buttons, and the bar of the selected block.
  await panels.last().click({ position: { x: 8, y: 8 } });
  await isChosen('GAS');
  await panels.first().click({ position: { x: 8, y: 8 } });
  await isChosen('LUCE');

  await item(page, /^Gruppo di schede,|^Gruppo di schede$/).click();
  await page.getByRole('button', { name: 'LUCE Aperta all’inizio' }).focus();
  await page.getByRole('button', { name: 'Sposta giù: LUCE' }).press('Enter');
  await expect(panels.first()).toHaveAttribute('data-tab-panel', 'gas');
  await expect(contents(page).first()).toHaveAccessibleName('Contenuto di una scheda, GAS');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panels.first()).toHaveAttribute('data-tab-panel', 'luce');
});

test('what is added to the content of a tab shows with that tab alone', async ({ page }) => {
  const tabs = ['luce', 'gas'].map((tabId) => ({ title: tabId.toUpperCase(), tabId }));
  const content = (tabId: string, childIds: string[]) => ({
    ...{ component: 'ProductPageTabContent', props: { tabId }, childIds },
  });
  const { path } = await createPage(page, {
    status: 'publish',
    nodes: {
      'tabs-a': { component: 'ProductPageTab', props: { tabs }, childIds: ['a', 'b'] },
      a: content('luce', []),
      b: content('gas', ['text-b']),
      'text-b': { component: 'TextBlock', props: { title: 'Il gas di casa' } },
    },
  });
  await openEditor(page, path);
  await contents(page).first().click();
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await expect(page.getByText(/^Verrà aggiunto/)).toHaveText(
    'Verrà aggiunto in «Contenuto di una scheda · LUCE»',
  );
  await page.getByRole('button', { name: /^Linea di separazione/ }).click();
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect
    .poll(() => lines(page))
    .toEqual([
      '1 Gruppo di schede',
      '2 LUCE',
      '3 Linea di separazione',
      '2 GAS',
      '3 Il gas di casa',
    ]);

  await page.goto(origin() + path);
  const text = page.getByRole('heading', { name: 'Il gas di casa' });
  await expect(text).toBeHidden();
  await page.getByRole('tab', { name: 'GAS' }).click();
  await expect(text).toBeVisible();
  await expect(page.getByText('non ci sono offerte')).toBeHidden();
  await page.getByRole('tab', { name: 'LUCE' }).click();
  await expect(page.getByText('non ci sono offerte')).toBeVisible();
});

test('a tab is copied, cut and pasted in the outline, its content with it', async ({ page }) => {
  const keys = ['luce', 'gas', 'fibra'];
  const tabs = keys.map((tabId) => ({ title: tabId.toUpperCase(), tabId }));
  const contentOf = (tabId: string) => [
    [tabId, { component: 'ProductPageTabContent', props: { tabId }, childIds: [`${tabId}-t`] }],
    [`${tabId}-t`, { component: 'TextBlock', props: { title: `Testo di ${tabId}` } }],
  ];
  const { path } = await createPage(page, {
    nodes: {
      'tabs-a': { component: 'ProductPageTab', props: { tabs }, childIds: keys },
      ...Object.fromEntries(keys.flatMap(contentOf)),
    },
  });
  await openEditor(page, path);
  const pills = page.frameLocator('iframe').first().getByRole('tab');
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`, ${name}$`) });
  await line('LUCE').click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(pills).toHaveText(['LUCE', 'LUCE (copia)', 'GAS', 'FIBRA']);
  await expect(line('Testo di luce')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pills).toHaveText(['LUCE', 'GAS', 'FIBRA']);
  await line('LUCE').click();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(pills).toHaveText(['GAS', 'FIBRA']);
  await line('FIBRA').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(pills).toHaveText(['GAS', 'FIBRA', 'LUCE']);
  await expect(contents(page).last()).toHaveAccessibleName('Contenuto di una scheda, LUCE');
});

test('what lies in a locked container is only looked at, until that is unlocked', async ({
  page,
}) => {
  const { path } = await createPage(page, { nodes: ONE_TAB });
  await openEditor(page, path);
  await item(page, /^Gruppo di schede,|^Gruppo di schede$/).click();
  const tools = page.getByRole('toolbar', { name: 'Azioni sul blocco' });
  await tools.getByRole('button', { name: /^Blocca/ }).click();
  await expect(contents(page)).toHaveAccessibleName(/bloccato dentro «Gruppo di schede»/);

  await contents(page).click();
  const field = page.getByRole('combobox', { name: 'Scheda', exact: true });
  await expect(field).not.toBeEditable();
  for (const name of ['Sposta su', 'Duplica', 'Elimina']) {
    const button = tools.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/sta in «Gruppo di schede», che è bloccato/);
  }
  await page.getByRole('tree').press('Delete');
  await expect(page.locator('p', { hasText: 'sta in «Gruppo di schede»' })).toBeVisible();
  await expect(contents(page)).toHaveCount(1);
  const bar = page
    .frameLocator('iframe')
    .first()
    .getByRole('toolbar', { name: /^Azioni su/ });
  await expect(bar.getByRole('button')).toHaveCount(1);
  await expect(bar.getByRole('button', { name: 'Sblocca «Gruppo di schede»' })).toBeVisible();

  await page.getByRole('button', { name: 'Sblocca il contenitore' }).last().press('Enter');
  await expect(tools.getByRole('button', { name: /^Blocca/ })).toBeFocused();
  await expect(field).toBeEnabled();
});
