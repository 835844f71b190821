import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { openEditor } from '../support/editor.ts';

const PATH = '/chi-siamo';

// The page in the canvas has tests of its own.
const ownViolations = (page: Page) => violations(page, (axe) => axe.exclude('iframe'));

for (const look of ['light', 'dark'] as const) {
  test(`every panel is free of violations in the ${look} look`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    await openEditor(page, PATH);
    expect(await ownViolations(page), 'opened').toEqual([]);
    await page
      .getByRole('treeitem', { name: /^Text block/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Testo' })).toBeVisible();
    expect(await ownViolations(page), 'text block').toEqual([]);
    await page
      .getByRole('treeitem', { name: /^Image/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Scegli' }).first()).toBeVisible();
    expect(await ownViolations(page), 'image').toEqual([]);
    await page
      .getByRole('treeitem')
      .first()
      .click({ modifiers: ['Shift'] });
    expect(await ownViolations(page), 'several blocks').toEqual([]);
    await page.getByRole('button', { name: 'Immagini', exact: true }).click();
    expect(await ownViolations(page), 'images').toEqual([]);
    await page.getByRole('button', { name: /^Controlli/ }).click();
    await expect(page.getByRole('region', { name: 'Peso della pagina' })).toBeVisible();
    expect(await ownViolations(page), 'checks').toEqual([]);
    await page.getByRole('tab', { name: 'Aggiungi' }).click();
    expect(await ownViolations(page), 'blocks to add').toEqual([]);
    await page.getByRole('button', { name: 'Cronologia delle modifiche' }).click();
    expect(await ownViolations(page), 'history').toEqual([]);
    await page.getByRole('button', { name: 'Versioni salvate in WordPress' }).click();
    await expect(page.getByRole('complementary', { name: 'Versioni della pagina' })).toBeVisible();
    expect(await ownViolations(page), 'versions').toEqual([]);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Cerca comandi e blocchi' })).toBeVisible();
    expect(await ownViolations(page), 'palette').toEqual([]);
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
