import { expect, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { ownPage } from '../support/own-page.ts';
import { origin } from '../support/under-test.ts';

const text = (title: string) => ({ component: 'TextBlock', props: { title } });
const own = ownPage({
  section: { component: 'PageBlock', props: {}, childIds: ['inside'] },
  inside: text('Offerta di Natale'),
  after: text('Chi siamo'),
});

test('a block that is hidden stays in the page and is not on the site, until it is shown again', async ({
  page,
}) => {
  const canvas = page.frameLocator('iframe').first();
  const section = page.getByRole('treeitem', { name: /^Sezione/ });
  const publish = page.getByRole('button', { name: 'Pubblica', exact: true });
  const onSite = async () => (await page.request.get(origin() + own.path)).text();
  await section.click();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Nascondi sul sito' }).click();
  await expect(canvas.getByText('«Sezione» è nascosto')).toBeVisible();
  await expect(canvas.getByText('Offerta di Natale')).toHaveCount(0);
  await expect(canvas.getByText('Chi siamo')).toBeVisible();
  await expect(section).toHaveAccessibleName(/nascosto sul sito/);
  await expect(page.getByText('Nascosto: resta nella pagina')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // What lies in it says what hides it.
  await page.getByRole('treeitem', { name: /Offerta di Natale/ }).click();
  await expect(page.getByText('È dentro «Sezione», che è nascosto.')).toBeVisible();

  await publish.click();
  await page.getByRole('button', { name: 'Pubblica lo stesso' }).click();
  await expect(page.getByText('Pubblicata', { exact: true }).first()).toBeVisible();
  await expect.poll(onSite).not.toContain('Offerta di Natale');
  expect(await onSite()).toContain('Chi siamo');

  await page.reload();
  await canvas.getByRole('button', { name: 'Mostra sul sito' }).click();
  await expect(canvas.getByText('Offerta di Natale')).toBeVisible();
  await publish.click();
  await expect.poll(onSite).toContain('Offerta di Natale');
});

test('several blocks are hidden at once, and one step brings them back', async ({ page }) => {
  const canvas = page.frameLocator('iframe').first();
  await page.getByRole('treeitem', { name: /^Sezione/ }).click();
  await page.getByRole('treeitem', { name: /Chi siamo/ }).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Nascondi sul sito' }).click();
  await expect(canvas.getByText(/è nascosto$/)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas.getByText('Offerta di Natale')).toBeVisible();
  await expect(canvas.getByText('Chi siamo')).toBeVisible();
});
