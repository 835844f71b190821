import { expect, type Locator, type Page, test } from 'playwright/test';
import { caretMoved } from '../support/caret-moved.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { ownPage } from '../support/own-page.ts';
import { startWriting } from '../support/start-writing.ts';

const nodes = {
  'textblock-a': {
    component: 'TextBlock',
    props: { title: '2 minuti', text: '<p>di attesa media al telefono</p>' },
  },
};

const made = ownPage(nodes, { isOpen: false });

const canvas = (page: Page) => page.frameLocator('iframe').first();

/** Writes the text where it stands in the page, with all of it marked. */
async function markWholeText(page: Page): Promise<Locator> {
  const frame = canvas(page);
  const text = frame.getByRole('textbox', { name: 'Testo' });
  await startWriting(frame.getByText(/di attesa media al telefono/), text);
  await page.keyboard.press('ControlOrMeta+a');
  await caretMoved(frame);
  return text;
}

/** Begins a link of the form's whole formatted text. */
async function linkWholeText(page: Page): Promise<Locator> {
  const field = page.getByRole('textbox', { name: 'Testo', exact: true });
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page
    .getByRole('toolbar', { name: 'Formato di Testo' })
    .getByRole('button', { name: 'Link' })
    .click();
  return field;
}

test('a link is made of an address as people write it; one that leads nowhere is refused', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const text = await markWholeText(page);
  await frame.getByRole('button', { name: 'Link' }).click();
  const address = frame.getByRole('combobox', { name: 'Indirizzo del link' });
  await address.fill('xyzzy qwertz');
  await expect(frame.getByText('Niente di simile nel sito.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(frame.getByText('«xyzzy qwertz» non è un indirizzo')).toBeVisible();
  await address.fill('www.arera.it');
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://www.arera.it');
  await page.keyboard.press('Escape');

  const field = await linkWholeText(page);
  await expect(page.getByRole('combobox', { name: 'Indirizzo del link' })).toBeFocused();
  await page.keyboard.press('Escape');
  // Keys that are meant for the text must not reach the block.
  await expect(field).toBeFocused();
});

test('a link is found by the name of its page, in the page and in the form', async ({ page }) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const text = await markWholeText(page);
  const link = frame.getByRole('button', { name: 'Link' });
  const address = frame.getByRole('combobox', { name: 'Indirizzo del link' });
  await link.click();
  await expect(address).toBeFocused();
  await link.click();
  await expect(text).toBeFocused();
  await link.click();
  // Neither the field nor what is found lies on the words.
  const [words, asked] = [await text.boundingBox(), await address.boundingBox()];
  expect(asked?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  // Of a list that nobody asked for one Escape is enough; other words are asked for anew.
  await page.keyboard.press('Escape');
  await expect(address).toHaveCount(0);
  await expect(text).toBeFocused();
  await link.click();
  await text.dblclick();
  await expect(address).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await caretMoved(frame);
  await link.click();
  await page.keyboard.type('punti vend');
  const option = frame.getByRole('option', { name: /^Punti vendita/ });
  await expect(option).toBeInViewport({ ratio: 0.99 });
  // Words are no address: what Enter takes is marked.
  await expect(option).toHaveAttribute('data-taken');
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', '/punti-vendita');
  await expect(text).toBeFocused();
  await page.keyboard.type(' oggi');
  await expect(text).toHaveText('di attesa media al telefono oggi');
  await expect(text.locator('a')).toHaveText('di attesa media al telefono');
  await page.keyboard.press('Escape');

  const field = await linkWholeText(page);
  await page.getByRole('combobox', { name: 'Indirizzo del link' }).fill('contat');
  await page.getByRole('option', { name: /^Contatti/ }).click();
  await expect(field.locator('a')).toHaveAttribute('href', '/contatti');
});

test('a link leads to a heading that had no anchor, in the page and in the form: one step each', async ({
  page,
}) => {
  const heading = (title: string) => ({ component: 'SectionTitle', props: { title } });
  const { id, path } = await createPage(page, {
    nodes: { ...nodes, 'title-a': heading('Prezzi chiari'), 'title-b': heading('Come si attiva') },
  });
  await openEditor(page, path);
  const frame = canvas(page);
  const text = await markWholeText(page);
  await frame.getByRole('button', { name: 'Link' }).click();
  await page.keyboard.type('#prez');
  const option = /^Prezzi chiari, prende l’indirizzo #prezzi-chiari/;
  await expect(frame.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', '#prezzi-chiari');
  await expect(frame.locator('#prezzi-chiari')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('a')).toHaveCount(0);
  await expect(frame.locator('#prezzi-chiari')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const field = await linkWholeText(page);
  await page.getByRole('combobox', { name: 'Indirizzo del link' }).fill('#');
  await page.getByRole('option', { name: /^Come si attiva/ }).click();
  await expect(field.locator('a')).toHaveAttribute('href', '#come-si-attiva');
  await expect(frame.locator('#come-si-attiva')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(field.locator('a')).toHaveCount(0);
  await expect(frame.locator('#come-si-attiva')).toHaveCount(0);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
