import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { watchViolations } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';
import { openLive, rememberChoice, THIRD_PARTIES, watchThirdParties } from '../support/visitor.ts';

const WIDTHS = [390, 1440];

const MODALS = [
  { trigger: 'Area clienti', title: 'Accedi all’Area clienti', first: 'Email' },
  { trigger: 'Punti vendita', title: 'Trova il punto vendita', first: 'Città o CAP' },
  { trigger: 'Cerca', title: 'Cerca nel sito', first: 'Cosa stai cercando?' },
];

const dialog = (page: Page) => page.getByRole('dialog');
const trigger = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

async function openModal(page: Page, name: string): Promise<void> {
  await trigger(page, name).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await rememberChoice(page, '000');
});

test.describe('modals', () => {
  for (const { trigger: name, title, first } of MODALS) {
    test(`${title}: by keyboard, without a violation`, async ({ page }) => {
      const problems = watchViolations(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await openLive(page, '/chi-siamo');
        await openModal(page, name);
        await expect(dialog(page)).toHaveAccessibleName(title);
        await expect(dialog(page).getByLabel(first, { exact: true })).toBeFocused();
        await page.waitForLoadState('networkidle');
        expect(await violations(page), `${width} px`).toEqual([]);
        // However far one tabs, the page behind is not reached.
        for (let step = 0; step < 6; step += 1) {
          await page.keyboard.press('Tab');
          const outside = await page.evaluate(() => {
            const { activeElement: element, body } = document;
            return element !== body && element?.closest('dialog') === null;
          });
          expect(outside).toBe(false);
        }
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(trigger(page, name)).toBeFocused();
        await openModal(page, name);
        await dialog(page).getByRole('button', { name: 'Chiudi' }).click();
        await expect(dialog(page)).toBeHidden();
      }
      expect(problems).toEqual([]);
    });
  }

  test('their code comes on first use, and their triggers are links without it', async ({
    page,
    browser,
  }) => {
    const code: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') code.push(await response.text());
    });
    await openLive(page, '/chi-siamo');
    expect(code.join()).not.toMatch(/Password dimenticata|Città o CAP|Cosa stai cercando/);

    const bare = await browser.newContext({ javaScriptEnabled: false });
    const still = await bare.newPage();
    for (const [name, path] of [
      ['Area clienti', '/area-clienti'],
      ['Punti vendita', '/punti-vendita'],
      ['Cerca', '/cerca'],
    ] as const) {
      await still.goto(`${origin()}/chi-siamo`);
      await trigger(still, name).click();
      expect(new URL(still.url()).pathname).toBe(path);
    }
    await bare.close();
  });

  test('when their code cannot be had, the trigger leads to the page', async ({ page }) => {
    await openLive(page, '/chi-siamo');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await trigger(page, 'Punti vendita').press('Enter');
    await expect(page).toHaveURL(`${origin()}/punti-vendita`);
  });

  test('one opens from the mobile menu, and the focus comes back to its button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, '/chi-siamo');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).locator('[data-overlay=access]').click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeFocused();
  });
});

test.describe('login', () => {
  test('posts to the customer area, and nowhere before both fields hold something', async ({
    page,
  }) => {
    const problems = watchViolations(page);
    await watchThirdParties(page);
    await openLive(page, '/chi-siamo');
    await openModal(page, 'Area clienti');
    const submit = dialog(page).getByRole('button', { name: 'Accedi' });
    await submit.click();
    await expect(dialog(page).getByText('Richiesto')).toHaveCount(2);
    await dialog(page).getByLabel('Email').fill('anna@esempio');
    await submit.click();
    await expect(dialog(page).getByText('Email non valida')).toBeVisible();
    await dialog(page).getByLabel('Email').fill('anna@esempio.it');
    await dialog(page).getByLabel('Password', { exact: true }).fill('segreta');
    expect(await violations(page)).toEqual([]);
    const posted = page.waitForRequest('https://attiva.example/area-clienti/login');
    await submit.click();
    const request = await posted;
    expect(request.method()).toBe('POST');
    expect(request.postData()).toBe('email=anna%40esempio.it&password=segreta');
    expect(problems).toEqual([]);
  });
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
    await expect(shops(page).locator('dl > div')).toHaveCount(2);
    await expect(shops(page).getByRole('link', { name: /Indicazioni/ })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/directions/,
    );
    await field.fill('20124');
    await expect(shops(page).first()).toContainText('Milano');
    await field.fill('atlantide');
    await expect(dialog(page).getByText('Nessun punto vendita')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Mostra tutti' }).click();
    expect(await shops(page).count()).toBeGreaterThan(5);
    await expect(dialog(page).getByRole('img', { name: /^Italia con \d+/ })).toBeVisible();
  });

  test('shows what is open by the clock of Rome', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T10:00:00Z');
    await openLocator(page);
    await expect(shops(page).first()).toContainText('Aperto fino alle 18:30');
    await page.clock.setFixedTime('2026-11-23T20:00:00Z');
    await dialog(page).getByRole('checkbox', { name: 'Aperto ora' }).check();
    await expect(dialog(page).getByText('Nessun punto vendita')).toBeVisible();
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
    const button = page.getByRole('link', { name: 'Attiva in un punto vendita' });
    await button.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => 'siteConsent' in window);
    await page.waitForLoadState('networkidle');
    await button.click();
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
    expect(await dialog(page).getByRole('group').count()).toBeGreaterThan(1);
    await expect(dialog(page).getByRole('status')).toContainText('per «bolletta»');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const href = await options.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(origin() + href);
  });

  test('Enter without a choice leads to the search page', async ({ page }) => {
    await search(page, 'bonus');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin()}/cerca?q=bonus`);
  });

  test('says when nothing is found and when the search does not answer', async ({ page }) => {
    await search(page, 'qwertyzxc');
    await expect(dialog(page).getByText('Nessun risultato per «qwertyzxc»')).toBeVisible();
    await page.route('**/api/search**', (route) => route.abort());
    await dialog(page).getByRole('combobox').fill('luce');
    await expect(dialog(page).getByText('La ricerca non risponde')).toBeVisible();
  });
});

test.describe('chat', () => {
  const FIBRE = { context: 'scheda_fibra', buttonId: 'widget-button', configRef: 'telco' };
  const PRODUCT = { context: 'scheda_prodotti', buttonId: 'widget-button' };

  test('starts where the page has a context, once third parties are allowed', async ({ page }) => {
    const problems = watchViolations(page);
    const foreign = await watchThirdParties(page);
    await rememberChoice(page, '001');
    for (const [path, expected] of [
      ['/', { context: 'homepage', buttonId: '' }],
      ['/albavivafibra', { ...FIBRE, cluConfigKey: 'scheda_fibra' }],
      ['/offerte/luce', PRODUCT],
      ['/offerte/luce/luce-chiara-casa', PRODUCT],
      ['/assistenza', undefined],
      ['/punti-vendita', undefined],
    ] as const) {
      foreign.length = 0;
      await page.goto(origin() + path);
      await page.waitForLoadState('networkidle');
      const widget = page.locator('[data-overlay=chat]');
      await expect(widget, path).toHaveCount(expected ? 1 : 0);
      await expect
        .poll(() => foreign, path)
        .toEqual(expected ? [THIRD_PARTIES.CHAT_TEST_SCRIPT_URL] : []);
      if (!expected) continue;
      expect(await page.evaluate(() => window.chatWidgetConfig), path).toEqual({
        ...expected,
        container: 'chat-widget',
        maxWidth: 600,
      });
      await expect(widget).toHaveCSS('max-width', '600px');
      await expect(page.locator('#widget-button')).toHaveCount(expected.buttonId ? 1 : 0);
      if ('configRef' in expected) {
        await expect(page.locator('#widget-button')).toHaveAttribute('data-config-ref', 'telco');
      }
    }
    expect(problems).toEqual([]);
  });

  test('without consent its buttons lead to the help page; with it they open it', async ({
    page,
  }) => {
    await watchThirdParties(page);
    await page.goto(`${origin()}/albavivafibra`);
    const button = page.getByRole('link', { name: 'Chiedi in chat' });
    await button.click();
    await expect(page).toHaveURL(`${origin()}/assistenza`);

    await rememberChoice(page, '001');
    await page.goto(`${origin()}/albavivafibra`);
    await page.locator('#widget-button').evaluate((element) => {
      element.addEventListener('click', () => Object.assign(window, { chatOpened: true }));
    });
    await button.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-overlay=chat]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await button.click();
    expect(await page.evaluate(() => 'chatOpened' in window)).toBe(true);
    await expect(page).toHaveURL(`${origin()}/albavivafibra`);
    expect(await violations(page)).toEqual([]);
  });
});

test('a link to a fold’s place opens it', async ({ page }) => {
  await page.goto(`${origin()}/assistenza`);
  const inside = page.locator('details:not([open])').last();
  await inside.evaluate((fold) => {
    fold.lastElementChild?.setAttribute('id', 'qui');
    location.hash = 'qui';
  });
  await expect(page.locator('#qui')).toBeInViewport();
});

test('the company’s number can be called with a tap', async ({ page }) => {
  await page.goto(`${origin()}/`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /800/ })).toHaveAttribute(
    'href',
    'tel:800000123',
  );
});

test('a search for a place opens the store locator on it', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/punti-vendita?cerca=Novara`);
  await expect(page.getByRole('dialog').getByLabel('Città o CAP')).toHaveValue('Novara');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Un punto vendita');
});

test('a page names its submenu, which stands under the header', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/business/luce`);
  const submenu = page.getByRole('navigation', { name: 'Business' });
  await expect(submenu.getByRole('link', { name: 'Luce' })).toHaveAttribute('aria-current', 'page');
  await submenu.getByRole('link', { name: 'Gas' }).click();
  await expect(page).toHaveURL(/\/business\/gas$/);
});
