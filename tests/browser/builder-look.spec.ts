import { expect, type Page, test } from 'playwright/test';
import { axe } from '../support/axe.ts';
import { openEditor } from '../support/editor.ts';

const PATH = '/chi-siamo';

async function violations(page: Page): Promise<string[]> {
  // The page in the canvas has tests of its own.
  const { violations: found } = await axe(page).exclude('iframe').analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const look of ['light', 'dark'] as const) {
  test(`every panel is free of violations in the ${look} look`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    await openEditor(page, PATH);
    expect(await violations(page), 'opened').toEqual([]);
    await page
      .getByRole('treeitem', { name: /^Text block/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Testo' })).toBeVisible();
    expect(await violations(page), 'text block').toEqual([]);
    await page
      .getByRole('treeitem', { name: /^Image/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Scegli' }).first()).toBeVisible();
    expect(await violations(page), 'image').toEqual([]);
    await page
      .getByRole('treeitem')
      .first()
      .click({ modifiers: ['Shift'] });
    expect(await violations(page), 'several blocks').toEqual([]);
    await page.getByRole('button', { name: 'Immagini', exact: true }).click();
    expect(await violations(page), 'images').toEqual([]);
    await page.getByRole('button', { name: /^Controlli/ }).click();
    await expect(page.getByRole('region', { name: 'Peso della pagina' })).toBeVisible();
    expect(await violations(page), 'checks').toEqual([]);
    await page.getByRole('tab', { name: 'Aggiungi' }).click();
    expect(await violations(page), 'blocks to add').toEqual([]);
    await page.getByRole('button', { name: 'Cronologia delle modifiche' }).click();
    expect(await violations(page), 'history').toEqual([]);
    await page.getByRole('button', { name: 'Versioni salvate in WordPress' }).click();
    await expect(page.getByRole('complementary', { name: 'Versioni della pagina' })).toBeVisible();
    expect(await violations(page), 'versions').toEqual([]);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Cerca comandi e blocchi' })).toBeVisible();
    expect(await violations(page), 'palette').toEqual([]);
    await page.keyboard.press('Escape');
  });
}

test('the page is dragged to any width, by keyboard too', async ({ page }) => {
  await openEditor(page, PATH);
  const handle = page.getByRole('separator', { name: 'Larghezza della pagina' });
  await handle.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText('1340 px')).toBeVisible();
  await page.getByRole('button', { name: 'Telefono, 390 px' }).click();
  await expect(page.getByText('390 px', { exact: true })).toBeVisible();
});

test('the dark look is remembered', async ({ page }) => {
  await openEditor(page, PATH);
  await page.getByLabel('Aspetto dell’editor').selectOption('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-editor-look', 'dark');
});
