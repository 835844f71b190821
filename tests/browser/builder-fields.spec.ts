import { expect, type Locator, type Page, test } from 'playwright/test';
import { cms } from '../support/cms-page.ts';
import { drag } from '../support/drag.ts';
import { ownPage } from '../support/own-page.ts';

const IMAGE = '/illustrations/casa.svg';
const nodes = {
  'actionbutton-a': { component: 'ActionButton', props: { label: 'Vai', href: '/contatti' } },
  'mission-a': { component: 'Mission', props: { items: [{ title: 'Chiarezza' }] } },
  'heroblob-a': { component: 'HeroBlob', props: { title: 'Luce' } },
  'cardslider-a': { component: 'CardSlider', props: { cards: [{ title: 'Casa', img: IMAGE }] } },
  'infographiclist-a': {
    component: 'InfographicList',
    props: { items: [{ number: 92, percentage: 92, caption: 'Chiuse' }] },
  },
  'image-a': { component: 'Image', props: { img: IMAGE } },
  'offersform-a': { component: 'OffersForm', props: {} },
  'pageoffers-a': { component: 'pageOffers', props: { offers: [] } },
  'staticblob-a': { component: 'StaticBlob', props: { title: 'Alberi', icon: 'Speaker' } },
};

const made = ownPage(nodes);

const canvas = (page: Page) => page.frameLocator('iframe').first();
const form = (page: Page) => page.getByRole('complementary', { name: 'Proprietà' });
const open = (page: Page, name: RegExp) => page.getByRole('treeitem', { name }).click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Salva bozza' }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
};
/** What WordPress has of a block. */
async function stored(page: Page, node: string): Promise<Record<string, unknown>> {
  const { content } = await cms(page, 'GET', `/wp/v2/pages/${made.id}?context=edit`);
  return JSON.parse((content as unknown as { raw: string }).raw).nodes[node].props;
}

test('a field that another one hides keeps its value while editing, and is not saved', async ({
  page,
}) => {
  await open(page, /^Tasto Gradiente/);
  const link = form(page).getByRole('combobox', { name: 'Link' });
  const kind = form(page).getByRole('combobox', { name: 'Tipo' });
  await link.fill('/offerte');
  await kind.selectOption({ label: 'Apre la chat' });
  await expect(link).toHaveCount(0);
  await kind.selectOption({ label: 'Link semplice' });
  await expect(link).toHaveValue('/offerte');
  await kind.selectOption({ label: 'Apre la chat' });
  await save(page);
  expect(await stored(page, 'actionbutton-a')).toEqual({ label: 'Vai', type: 'chat' });
  await kind.selectOption({ label: 'Link semplice' });
  await expect(link).toHaveValue('/offerte');
  await save(page);
  expect(await stored(page, 'actionbutton-a')).toMatchObject({ href: '/offerte' });
});

test('a link field says that nothing answers at its address, also of a place that only the page knows', async ({
  page,
}) => {
  await open(page, /^Tasto Gradiente/);
  const link = form(page).getByRole('combobox', { name: 'Link' });
  const write = async (address: string) => {
    await link.fill(address);
    await link.blur();
  };
  await write('/questa-pagina-non-esiste');
  await expect(link).toHaveAccessibleDescription(/nessuna pagina a questo indirizzo/);
  await write('/contatti');
  await expect(link).toHaveAccessibleDescription('');
  await write('#manca');
  await expect(link).toHaveAccessibleDescription(/nessun punto con questo nome/);
  const known = await canvas(page).locator('main [id]').first().getAttribute('id');
  await write(`#${known}`);
  await page.waitForTimeout(1_000);
  await expect(link).toHaveAccessibleDescription('');
});

test('numbers are typed key by key, and are numbers in the page', async ({ page }) => {
  await open(page, /^Numeri in percentuale/);
  await form(page).getByRole('button', { name: 'Chiuse', exact: true }).click();
  for (const [name, typed] of [
    ['Numero', '4,6'],
    ['Percentuale dell’anello', '75'],
  ] as const) {
    const field = form(page).getByRole('textbox', { name, exact: true });
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(typed);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  await save(page);
  const { items } = await stored(page, 'infographiclist-a');
  expect(items).toMatchObject([{ number: 4.6, percentage: 75 }]);
});

test('icons, colours, gradients, categories and offers are chosen by what they look like or are called', async ({
  page,
}) => {
  await open(page, /^Valori dell’azienda/);
  await form(page).getByRole('button', { name: 'Chiarezza', exact: true }).click();
  const choose = async (group: string, name: string) => {
    await form(page)
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name, exact: true })
      .check({ force: true });
  };
  await form(page).getByRole('button', { name: 'Cambia Icona' }).click();
  await form(page).getByRole('radio', { name: 'Megafono', exact: true }).click();
  await expect(form(page).getByRole('button', { name: 'Cambia Icona' })).toBeFocused();
  await expect(form(page).getByText('Megafono', { exact: true })).toBeVisible();
  await choose('Colore iniziale', 'Verde');
  await open(page, /^Hero con forma morbida/);
  await choose('Colori della forma', 'Arancione');

  await open(page, /^Trova l’offerta per la casa/);
  const category = form(page).getByRole('combobox', { name: 'Categoria di offerte' });
  await category.selectOption({ label: 'Luce' });
  await open(page, /^Offerte scelte/);
  await form(page).getByRole('button', { name: 'Aggiungi offerta' }).click();
  const offer = form(page).getByRole('combobox', { name: 'Pagina dell’offerta' });
  // A page of the site that would be an empty card.
  await offer.fill('contatti');
  await expect(form(page).getByText('Nessuna offerta con questo nome.')).toBeVisible();
  await offer.fill('luce chiara');
  await page.getByRole('option', { name: /^Luce Chiara Casa/ }).click();
  await expect(form(page).getByText('Luce Chiara Casa').first()).toBeVisible();
  await expect(canvas(page).getByRole('heading', { name: 'Luce Chiara Casa' })).toBeVisible();
  // On a telephone each card takes a screen: the one that was chosen is shown.
  await page.getByRole('button', { name: /^Telefono/ }).click();
  for (const name of ['Duo Chiaro Casa', 'Gas Chiaro Casa']) {
    await form(page).getByRole('button', { name: 'Aggiungi offerta' }).click();
    await offer.fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await expect(canvas(page).getByRole('heading', { name })).toBeInViewport({ ratio: 0.99 });
  }

  await save(page);
  expect(await stored(page, 'mission-a')).toMatchObject({
    items: [{ title: 'Chiarezza', icon: 'Speaker', startColor: '#6EC18A' }],
  });
  expect(await stored(page, 'heroblob-a')).toMatchObject({ blobColours: '#f49864|#f6b624' });
});

test('who types on an icon searches, and finds among many', async ({ page }) => {
  await open(page, /^Testo con forma colorata/);
  await form(page).getByRole('button', { name: 'Cambia Icona' }).click();
  await expect(form(page).getByRole('radio', { name: 'Megafono', exact: true })).toBeFocused();
  await page.keyboard.type('busta');
  await expect(form(page).getByRole('searchbox', { name: 'Cerca un’icona' })).toHaveValue('busta');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('radio', { name: 'Busta', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: 'Cambia Icona' })).toBeFocused();
});

/** The items of the list, by their titles. */
const titles = (list: Locator) =>
  list
    .locator('[aria-expanded]:not([aria-haspopup])')
    .evaluateAll((all) => all.map((item) => item.textContent));

test('items of a list are opened one at a time, moved, doubled and taken away', async ({
  page,
}) => {
  await open(page, /^Valori dell’azienda/);
  const list = form(page).getByRole('group', { name: 'Valori' });
  const item = (title: string) => list.getByRole('button', { name: title, exact: true });
  const heading = list.getByRole('textbox', { name: 'Titolo' });
  await list.getByRole('button', { name: 'Aggiungi valore' }).click();
  await heading.fill('Cura');
  await expect.poll(() => titles(list)).toEqual(['Chiarezza', 'Cura']);
  await item('Chiarezza').click();
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveValue('Chiarezza');

  await list.getByRole('button', { name: 'Sposta giù: Chiarezza' }).click();
  await expect.poll(() => titles(list)).toEqual(['Cura', 'Chiarezza']);
  await expect(heading).toHaveValue('Chiarezza');
  await expect(canvas(page).getByRole('heading', { name: /^(Cura|Chiarezza)$/ })).toHaveText([
    'Cura',
    'Chiarezza',
  ]);
  await list.getByRole('button', { name: 'Altre azioni: Cura' }).click();
  await page.getByRole('menuitem', { name: 'Duplica' }).click();
  await expect.poll(() => titles(list)).toEqual(['Cura', 'Cura', 'Chiarezza']);
  await item('Chiarezza').focus();
  await list.getByRole('button', { name: 'Altre azioni: Chiarezza' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Elimina' }).press('Enter');
  await expect.poll(() => titles(list)).toEqual(['Cura', 'Cura']);
  for (const expected of [
    ['Cura', 'Cura', 'Chiarezza'],
    ['Cura', 'Chiarezza'],
  ]) {
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await expect.poll(() => titles(list)).toEqual(expected);
  }
  await drag(page, item('Chiarezza'), list.getByRole('listitem').first(), 'upper');
  await expect.poll(() => titles(list)).toEqual(['Chiarezza', 'Cura']);
  await item('Cura').click();
  await expect(heading).toHaveValue('Cura');
  await drag(page, item('Chiarezza'), item('Cura'), 'lower');
  await expect.poll(() => titles(list)).toEqual(['Cura', 'Chiarezza']);
});

test('the point of an image that stays in sight is chosen on it or with the arrows', async ({
  page,
}) => {
  await open(page, /^Immagine/);
  await form(page).getByText('Punto focale', { exact: true }).click();
  const across = form(page).getByRole('slider', { name: 'Orizzontale' });
  await across.fill('80');
  await across.press('ArrowRight');
  const image = canvas(page).locator(`main figure img[src*="${IMAGE}"]`);
  await expect
    .poll(() => image.evaluate((each) => getComputedStyle(each).objectPosition))
    .toBe('81% 50%');
});

test('a closed item of a list shows its picture', async ({ page }) => {
  await open(page, /^Card da scorrere/);
  const item = form(page).getByRole('button', { name: 'Casa', exact: true });
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  const picture = item.locator('img');
  await expect(picture).toHaveAttribute('src', IMAGE);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await item.click();
  await form(page).getByRole('textbox', { name: 'Titolo' }).last().fill('Casa mia');
  await expect(form(page).getByRole('button', { name: 'Casa mia', exact: true })).toBeVisible();
});

test('what is said of an image tells its block from others, and finds it', async ({ page }) => {
  await open(page, /^Immagine/);
  const alt = form(page).getByRole('textbox', { name: 'Testo alternativo', exact: true });
  await alt.fill('Una casa al sole');
  await expect(page.getByRole('treeitem', { name: 'Immagine, Una casa al sole' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca nella pagina' }).fill('sole casa');
  // The card shows the same image.
  await expect(page.getByRole('treeitem')).toHaveText([/^Card da scorrere/, /^Immagine/]);
});
