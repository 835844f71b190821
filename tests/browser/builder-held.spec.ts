import { expect, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';

const nodes = {
  'actionbutton-a': {
    component: 'ActionButton',
    props: { label: 'Vai', href: '/vecchio', type: 'simple' },
  },
};

for (const width of [1440, 1024]) {
  test(`a link that is being typed is saved, and a press on the bar is heard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const made = await createPage(page, { nodes });
    await openEditor(page, made.path);
    await page.getByRole('treeitem').first().click();
    const link = page.getByPlaceholder(/Cerca una pagina/);
    await link.fill('info@azienda.example');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(async () => {
      const saved = await cms(page, 'GET', `/wp/v2/pages/${made.id}?context=edit`);
      expect(JSON.stringify(saved)).toContain('mailto:info@azienda.example');
    }).toPass();
    await expect(link).toHaveValue('mailto:info@azienda.example');
    await expect(page.getByRole('banner').getByTitle(/Salvato|Ultimo salvataggio/)).toBeAttached();

    const checks = page.getByRole('button', { name: /Controlli della pagina/ });
    const before = await checks.boundingBox();
    if (!before) throw new Error('no button of the checks');
    await link.fill('prezzi@azienda.example');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await expect(page.getByRole('banner').getByTitle('Modifiche non salvate')).toBeAttached();
    expect(await checks.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(checks).toHaveAttribute('aria-pressed', 'true');
    await cms(page, 'DELETE', `/wp/v2/pages/${made.id}?force=true`);
  });
}
