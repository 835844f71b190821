import { expect, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';

test('a price that was changed in one place is asked about where it is as before', async ({
  page,
}) => {
  const price = `0,${String(Date.now()).slice(-6)}`;
  const text = (title: string) => ({ component: 'TextBlock', props: { title } });
  const hero = {
    component: 'TextBlock',
    props: { title: `Luce a ${price} €/kWh`, headingLevel: 'h1' },
  };
  const other = await createPage(page, {
    ...{ title: 'Tutte le tariffe', status: 'publish' },
    nodes: { 'textblock-a': hero },
  });
  const own = await createPage(page, {
    ...{ title: 'Luce', status: 'publish' },
    nodes: { 'textblock-a': hero, 'textblock-b': text(`In breve: ${price} €/kWh`) },
  });
  await openEditor(page, own.path);
  await page.getByRole('treeitem', { name: /Luce a/ }).click();
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await expect(title).toHaveValue(`Luce a ${price} €/kWh`);
  await title.fill('Luce a 0,1090 €/kWh');
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  const asked = page.getByRole('dialog', { name: /avvisi prima di pubblicare/ });
  await expect(asked).toContainText(
    `C’è ancora «${price}», che altrove nella pagina ora è «0,1090».`,
  );
  await expect(asked).toContainText(
    `Qui ora c’è «0,1090», ma «${price}» è ancora in «Tutte le tariffe».`,
  );
  expect(await violations(page)).toEqual([]);

  await asked.getByRole('button', { name: 'Trova e sostituisci…' }).first().click();
  const replacing = page.getByRole('dialog', { name: 'Trova e sostituisci' });
  await expect(replacing.getByRole('textbox', { name: 'Sostituisci con' })).toHaveValue('0,1090');
  await replacing.getByRole('button', { name: 'Sostituisci nelle bozze (2)' }).click();
  await expect(replacing.getByText(/^Sostituito/)).toHaveCount(2);
  await replacing.getByRole('button', { name: 'Chiudi' }).click();

  // Of what is online elsewhere it is still said; of this page nothing more.
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  const again = page.getByRole('dialog', { name: '1 avviso prima di pubblicare' });
  await expect(again).toContainText('è ancora in «Tutte le tariffe»');
  await again.getByRole('button', { name: 'Pubblica lo stesso' }).click();
  await expect(page.getByText('Pubblicata', { exact: true }).first()).toBeVisible();
  for (const { id } of [own, other]) await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
