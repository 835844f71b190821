import { expect, type Page, test } from 'playwright/test';
import { cms, createPage, type Nodes } from '../support/cms-page.ts';
import { drag } from '../support/drag.ts';
import { openEditor } from '../support/editor.ts';
import { lines } from '../support/outline.ts';

const text = (title: string) => ({ component: 'TextBlock', props: { title } });
const section = (title: string, ...childIds: string[]) => ({
  ...{ component: 'PageBlock', props: { title }, childIds },
});

/** A page of its own, open in the editor; what is to be done with it. */
async function onPage(page: Page, nodes: Nodes, act: () => Promise<void>) {
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  await act();
  page.on('dialog', (dialog) => void dialog.accept());
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
}

const tree = (page: Page) => page.getByRole('tree', { name: 'Struttura della pagina' });
const line = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const undo = (page: Page) => page.getByRole('button', { name: 'Annulla', exact: true });

test('blocks are dragged in the outline, one or several, beside others and into a container', async ({
  page,
}) => {
  const nodes = {
    'pageblock-a': section('Sezione', 'textblock-a'),
    'textblock-a': text('Uno'),
    'textblock-b': text('Due'),
    'textblock-c': text('Tre'),
  };
  const asMade = ['1 Sezione', '2 Uno', '1 Due', '1 Tre'];
  await onPage(page, nodes, async () => {
    await drag(page, line(page, /Tre/), line(page, /Uno/), 'upper');
    await expect.poll(() => lines(page)).toEqual(['1 Sezione', '2 Tre', '2 Uno', '1 Due']);
    await undo(page).click();
    await expect.poll(() => lines(page)).toEqual(asMade);

    await line(page, /Due/).click();
    await line(page, /Tre/).click({ modifiers: ['Shift'] });
    await drag(page, line(page, /Due/), line(page, /Sezione/), 'upper');
    await expect.poll(() => lines(page)).toEqual(['1 Due', '1 Tre', '1 Sezione', '2 Uno']);
    await drag(page, line(page, /Tre/), line(page, /Sezione/), 'middle');
    await expect.poll(() => lines(page)).toEqual(['1 Sezione', '2 Due', '2 Tre', '2 Uno']);
    await undo(page).click();
    await undo(page).click();
    await expect.poll(() => lines(page)).toEqual(asMade);

    // A container goes nowhere inside of itself.
    await drag(page, line(page, /Sezione/), line(page, /Uno/), 'lower');
    await expect.poll(() => lines(page)).toEqual(asMade);
    await expect(undo(page)).toBeDisabled();
  });
});

test('a name that does not fit is cut off at its end, wherever in it is pressed', async ({
  page,
}) => {
  const words =
    'Un titolo che non sta tutto nella sua riga, nemmeno in un pannello largo, e finisce qui';
  await onPage(page, { 'textblock-a': text(words) }, async () => {
    const summary = line(page, /Un titolo che/).getByText(/^Un titolo che/);
    const start = async () => (await summary.boundingBox())?.x;
    const before = await start();
    await summary.evaluate((element) => element.scrollIntoView({ inline: 'end' }));
    expect(await start()).toBe(before);
  });
});

test('a long page has only the lines in view, and the keyboard reaches and searches all', async ({
  page,
}) => {
  const all = Array.from({ length: 400 }, (_, at) => [`textblock-${at}`, text(`Titolo ${at}`)]);
  await onPage(page, Object.fromEntries(all), async () => {
    await expect(line(page, /Titolo 0$/)).toBeVisible();
    expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
    await tree(page).focus();
    await page.keyboard.press('End');
    await expect(line(page, /Titolo 399/)).toBeInViewport();
    await expect(line(page, /Titolo 399/)).toHaveAttribute('aria-setsize', '400');
    await expect(line(page, /Titolo 0$/)).toHaveCount(0);
    await page.keyboard.press('Space');
    const heading = page
      .frameLocator('iframe')
      .first()
      .getByRole('heading', { name: 'Titolo 399' });
    await expect(heading).toBeInViewport();
    await page.getByRole('searchbox', { name: 'Cerca nella pagina' }).fill('titolo 217');
    await expect.poll(() => lines(page)).toEqual(['1 Titolo 217']);
  });
});

test('an error shows at its block, at every closed container and item around it, and where it is', async ({
  page,
}) => {
  const plans = ['Nuovi', 'Vecchi'].map((title) => ({
    ...{ title, tabId: title },
    content: [{ title: 'Fibra' }, { title: 'Mobile', ctaHref: 'non è un indirizzo' }],
  }));
  const nodes = {
    'pageblock-a': section('Fuori', 'pageblock-b'),
    'pageblock-b': section('Dentro', 'plans-a'),
    'plans-a': { component: 'Plans', props: { plans } },
  };
  await onPage(page, nodes, async () => {
    await expect(line(page, /^Piani e prezzi/)).toHaveAccessibleName(/, 2 problemi$/);
    await expect(line(page, /Fuori/)).not.toHaveAccessibleName(/problem/);
    await tree(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => lines(page)).toEqual(['1 Fuori']);
    await expect(line(page, /Fuori/)).toHaveAccessibleName(/, 2 problemi all’interno$/);
    await page.keyboard.press('ArrowRight');
    await line(page, /^Piani e prezzi/).click();

    const form = page.getByRole('complementary', { name: 'Proprietà' });
    const item = (name: RegExp) => form.getByRole('button', { name });
    await expect(item(/^Nuovi 1 errore$/)).toBeVisible();
    await item(/^Vecchi 1 errore$/).click();
    await item(/^Mobile 1 errore$/).click();
    const field = form.getByRole('combobox', { name: 'Link del pulsante' });
    await expect(field).toHaveAccessibleDescription(/indirizzo/);
    await field.fill('/offerte');
    await expect(line(page, /^Piani e prezzi/)).toHaveAccessibleName(/, 1 problema$/);
    await expect(item(/^Nuovi 1 errore$/)).toBeVisible();
    await expect(item(/^Vecchi$/)).toBeVisible();
  });
});
