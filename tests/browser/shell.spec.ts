import { expect, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { watchViolations } from '../support/editor.ts';
import { dialog, openModal, trigger } from '../support/modals.ts';
import { origin } from '../support/under-test.ts';
import {
  openLive,
  rememberChoice,
  THIRD_PARTIES,
  takenOver,
  watchThirdParties,
} from '../support/visitor.ts';

const WIDTHS = [390, 1440];

const MODALS = [
  { trigger: 'Area clienti', title: 'Accedi all’Area clienti', first: 'Email' },
  { trigger: 'Punti vendita', title: 'Trova il punto vendita', first: 'Città o CAP' },
  { trigger: 'Cerca', title: 'Cerca nel sito', first: 'Cosa stai cercando?' },
];

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
      if (response.request().resourceType() !== 'script') return;
      // One that is cut short by the end of the page has no text.
      code.push(await response.text().catch(() => ''));
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
      await expect(still).toHaveURL(origin() + path);
    }
    await bare.close();
  });

  test('when their code cannot be had, the trigger leads to the page', async ({ page }) => {
    await openLive(page, '/chi-siamo');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await trigger(page, 'Punti vendita').press('Enter');
    await expect(page).toHaveURL(`${origin()}/punti-vendita`);
  });

  test('one that is opened again as it closes stays open', async ({ page }) => {
    await openLive(page, '/chi-siamo');
    await openModal(page, 'Cerca');
    // Before the browser tells anybody that it has closed.
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      document.querySelector<HTMLElement>('header [data-overlay=search]')?.click();
    });
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Chiudi' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('the mobile menu keeps the focus until it is closed, and gives it back', async ({
    page,
  }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await openLive(page, '/chi-siamo');
      const opener = page.getByRole('button', { name: 'Apri il menu' });
      await opener.press('Enter');
      await expect(page.getByRole('button', { name: 'Chiudi il menu' })).toBeFocused();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const { activeElement: element, body } = document;
          return element !== body && element?.closest('#menu-mobile') === null;
        });
        expect(outside).toBe(false);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    }
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
    const button = page.getByRole('link', { name: 'Chiedi all’assistenza' });
    await button.click();
    await expect(page).toHaveURL(`${origin()}/assistenza`);

    await rememberChoice(page, '001');
    await page.goto(`${origin()}/albavivafibra`);
    await page.locator('#widget-button').evaluate((element) => {
      element.addEventListener('click', () => Object.assign(window, { chatOpened: true }));
    });
    await button.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-overlay=chat]')).toBeAttached();
    await takenOver(button);
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

test('a page names its submenu, which stands under the header', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/business/luce`);
  const submenu = page.getByRole('navigation', { name: 'Business' });
  await expect(submenu.getByRole('link', { name: 'Luce' })).toHaveAttribute('aria-current', 'page');
  await submenu.getByRole('link', { name: 'Gas' }).click();
  await expect(page).toHaveURL(/\/business\/gas$/);
});

test('on a phone a submenu begins where its current entry shows', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin()}/reclami`);
  const submenu = page.getByRole('navigation', { name: 'Assistenza' });
  const entries = await submenu.getByRole('link').all();
  await expect(submenu.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await expect(entries[0] ?? submenu).not.toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a tab and a phone’s home screen have an icon', async ({ page, request }) => {
  await page.goto(origin());
  for (const kind of ['icon', 'apple-touch-icon']) {
    const address = await page.locator(`link[rel="${kind}"]`).getAttribute('href');
    const icon = await request.get(new URL(address ?? '', origin()).href);
    expect(icon.status(), kind).toBe(200);
    expect(icon.headers()['content-type'], kind).toMatch(/^image\//);
  }
});
