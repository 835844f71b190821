import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { dialog, openModal } from '../support/modals.ts';
import { origin } from '../support/under-test.ts';
import { openLive, rememberChoice } from '../support/visitor.ts';

test.beforeEach(async ({ page }) => {
  await rememberChoice(page, '000');
});

test.describe('store locator', () => {
  async function openLocator(page: Page) {
    await openLive(page, '/chi-siamo');
    await openModal(page, 'Punti vendita');
  }
  const shops = (page: Page) => dialog(page).getByRole('article');

  test('finds by city and by CAP, and says when there is none', async ({ page }) => {
    await openLocator(page);
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ punti vendita$/);
    const field = dialog(page).getByLabel('Città o CAP');
    await field.fill('torino');
    await expect(shops(page)).toHaveCount(1);
    await expect(shops(page).getByRole('link', { name: 'Torino' }).first()).toHaveAttribute(
      'href',
      '/punti-vendita/torino',
    );
    await expect(shops(page).locator('dl > div')).toHaveCount(3);
    await expect(shops(page).getByRole('link', { name: /Indicazioni/ })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/directions/,
    );
    await field.fill('20124');
    await expect(shops(page).first()).toContainText('Milano');
    await field.fill('atlantide');
    await expect(dialog(page).getByText('Nessun punto vendita')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Mostra tutti' }).click();
    await expect.poll(() => shops(page).count()).toBeGreaterThan(5);
    await expect(dialog(page).getByRole('img', { name: /^Italia con \d+/ })).toBeVisible();
  });

  test('shows the nearest to a town without one, and tells towns of one name apart', async ({
    page,
  }) => {
    await openLocator(page);
    const field = dialog(page).getByLabel('Città o CAP');
    const status = dialog(page).getByRole('status');
    await field.fill('Vittuone');
    await expect(status).toHaveText('Nessun punto vendita a Vittuone (MI): ecco i più vicini');
    await expect(shops(page)).toHaveCount(10);
    await expect(shops(page).first()).toContainText('Milano');
    await expect(shops(page).first()).toContainText(/\d km/);
    // Of a CAP, to the chief town of its province.
    await field.fill('36012');
    await expect(status).toHaveText(
      'Nessun punto vendita con il CAP 36012: ecco i più vicini a Vicenza (VI)',
    );
    await expect(shops(page).first()).toContainText(/\d km/);
    await field.fill('pero');
    await dialog(page).getByRole('button', { name: 'Pero (TV)' }).click();
    await expect(field).toHaveValue('Pero (TV)');
    await expect(status).toContainText('a Pero (TV)');
    await expect(shops(page).first()).not.toContainText('Milano');
    await page.keyboard.press('Tab');
    await expect(shops(page).first().getByRole('link').first()).toBeFocused();
    await field.fill('vittuo');
    await dialog(page).getByRole('button', { name: 'Vittuone (MI)' }).click();
    await expect(shops(page).first()).toContainText('Milano');
    await field.fill('bergmo');
    await expect(dialog(page).getByRole('button', { name: 'Bergamo (BG)' })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await field.fill('pero');
      await expect(dialog(page).getByRole('button', { name: 'Pero (MI)' })).toBeVisible();
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  });

  test('shows what is open by the clock of Rome', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T10:00:00Z');
    await openLocator(page);
    await expect(shops(page).first()).toContainText('Aperto fino alle 18:30');
    await page.clock.setFixedTime('2026-11-23T20:00:00Z');
    await page.setViewportSize({ width: 390, height: 844 });
    const map = dialog(page).getByRole('img', { name: /^Italia con \d+/ });
    await dialog(page).getByRole('button', { name: 'Mappa' }).click();
    await expect(map).toBeVisible();
    await dialog(page).getByRole('checkbox', { name: 'Aperto ora' }).check();
    await expect(map).toBeHidden();
    await expect(dialog(page).getByText('Nessun punto vendita è aperto ora')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Mostra anche i chiusi' }).click();
    await expect(map).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Elenco' }).click();
    await expect(shops(page).first()).toContainText('Chiuso ora, apre domani alle 9:00');
  });

  test('offers the nearest that are open where the one looked for is closed', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T10:00:00Z');
    await page.route('**/api/stores', async (route) => {
      const answer = await route.fetch();
      const { stores } = await answer.json();
      for (const store of stores) if (store.city === 'Torino') store.openingDays = [];
      await route.fulfill({ json: { stores } });
    });
    await openLocator(page);
    await dialog(page).getByLabel('Città o CAP').fill('torino');
    await dialog(page).getByRole('checkbox', { name: 'Aperto ora' }).check();
    await expect(dialog(page).getByRole('status')).toHaveText(
      'Qui ora è tutto chiuso: ecco i più vicini aperti',
    );
    await expect(shops(page)).toHaveCount(10);
    await expect(shops(page).first()).toContainText('Aperto fino alle');
    await expect(shops(page).first()).toContainText(/\d km/);
  });

  test('asks where one is only when told to, and sorts by distance', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'], { origin: origin() });
    await context.setGeolocation({ latitude: 45.46, longitude: 9.19 });
    await page.addInitScript(() => {
      const { getCurrentPosition } = Geolocation.prototype;
      Geolocation.prototype.getCurrentPosition = function spy(...args) {
        Object.assign(window, { located: true });
        getCurrentPosition.apply(this, args);
      };
    });
    await openLocator(page);
    await expect(shops(page).first()).toBeVisible();
    expect(await page.evaluate(() => 'located' in window)).toBe(false);
    await dialog(page).getByRole('button', { name: 'Vicino a me' }).click();
    await expect(shops(page).first()).toContainText('Milano');
    await expect(shops(page).first()).toContainText('km');
  });

  test('says that the browser refused, until another place is written', async ({ page }) => {
    await openLocator(page);
    const field = dialog(page).getByLabel('Città o CAP');
    await field.fill('torino');
    await dialog(page).getByRole('button', { name: 'Vicino a me' }).click();
    const refused = dialog(page).getByRole('alert');
    await expect(refused).toContainText('Il browser non ci dice dove sei');
    await field.fill('milano');
    await expect(refused).toHaveCount(0);
  });

  test('offers to try again when the shops do not come', async ({ page }) => {
    await page.route('**/api/stores', (route) => route.fulfill({ status: 502, body: '{}' }), {
      times: 1,
    });
    await openLocator(page);
    await dialog(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(shops(page).first()).toBeVisible();
  });

  test('opens from a block’s button', async ({ page }) => {
    await page.goto(`${origin()}/albavivafibra`);
    // Out of sight, its own code has not come when it is pressed.
    await page.waitForFunction(() => 'siteConsent' in window);
    await page.getByRole('link', { name: 'Attiva in un punto vendita' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Trova il punto vendita');
  });
});

test.describe('search', () => {
  async function search(page: Page, words: string) {
    await openLive(page, '/chi-siamo');
    await openModal(page, 'Cerca');
    await dialog(page).getByRole('combobox').fill(words);
  }

  test('shows results of every kind as one types; arrow keys and Enter follow one', async ({
    page,
  }) => {
    await search(page, 'bolletta');
    const options = dialog(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect.poll(() => dialog(page).getByRole('group').count()).toBeGreaterThan(1);
    await expect(dialog(page).getByRole('status')).toContainText('per «bolletta»');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const href = await options.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(origin() + href);
  });

  test('what is named as one asks comes first, here and on the search page', async ({ page }) => {
    await search(page, 'leggere la bolletta');
    await expect(dialog(page).getByRole('option').first()).toContainText(
      'Come si legge la bolletta',
    );
    await page.keyboard.press('Enter');
    await expect(page.locator('#results ~ ol h3').first()).toHaveText('Come si legge la bolletta');
  });

  test('Enter without a choice leads to the search page', async ({ page }) => {
    await search(page, 'bonus');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin()}/cerca?q=bonus`);
  });

  test('what does not fit on the search page is on its next one', async ({ page }) => {
    await page.goto(`${origin()}/cerca?q=luce`);
    const titles = page.locator('#results ~ ol h3');
    await expect(titles).toHaveCount(20);
    const first = await titles.allTextContents();
    await page.getByRole('link', { name: 'Successiva' }).click();
    await expect(page).toHaveURL(`${origin()}/cerca?q=luce&pagina=2`);
    await expect(
      page.getByRole('heading', { name: /risultati per «luce», pagina 2$/ }),
    ).toBeVisible();
    expect(first).not.toContain(await titles.first().textContent());
  });

  test('a word spelt nearly right leads to what it finds', async ({ page }) => {
    await search(page, 'bolleta');
    await expect(dialog(page).getByText('Forse cercavi bolletta?')).toBeVisible();
    await dialog(page).getByRole('link', { name: 'bolletta' }).click();
    await expect(page).toHaveURL(`${origin()}/cerca?q=bolletta`);
    await expect(page.getByRole('heading', { name: /risultati per «bolletta»/ })).toBeVisible();
    await page.goto(`${origin()}/cerca?q=voltua`);
    await page.getByRole('link', { name: 'voltura', exact: true }).click();
    await expect(page.getByRole('heading', { name: /per «voltura»/ })).toBeVisible();
  });

  test('says when nothing is found and when the search does not answer', async ({ page }) => {
    await search(page, 'qwertyzxc');
    await expect(dialog(page).getByText('Nessun risultato per «qwertyzxc»')).toBeVisible();
    await page.route('**/api/search**', (route) => route.abort());
    await dialog(page).getByRole('combobox').fill('luce');
    await expect(dialog(page).getByText('La ricerca non risponde')).toBeVisible();
  });
});

test('a search for a place opens the store locator on it', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/punti-vendita?cerca=Novara`);
  await expect(page.getByRole('dialog').getByLabel('Città o CAP')).toHaveValue('Novara');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Un punto vendita');
  await page.keyboard.press('Escape');
  const search = page.getByRole('main').getByRole('search');
  await expect(search.getByRole('button', { name: 'Cerca' })).toBeFocused();
  // A search for nothing shows all.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}/punti-vendita?cerca=`);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ punti vendita$/);
});
