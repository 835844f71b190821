import { expect, type Locator, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { smallTargets } from '../support/targets.ts';

const PATH = '/chi-siamo';

// The page in the canvas has tests of its own.
const faults = async (page: Page, passing: string[] = []) => [
  ...(await violations(page, (axe) => axe.exclude('iframe').disableRules(passing))),
  ...(await smallTargets(page)),
];

for (const look of ['light', 'dark'] as const) {
  test(`every panel is free of violations and of small targets in the ${look} look`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    await openEditor(page, PATH);
    expect(await faults(page), 'opened').toEqual([]);
    await page
      .getByRole('treeitem', { name: /^Blocco di testo/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Testo' })).toBeVisible();
    expect(await faults(page), 'text block').toEqual([]);
    await page
      .getByRole('treeitem', { name: /^Immagine/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Scegli' }).first()).toBeVisible();
    expect(await faults(page), 'image').toEqual([]);
    await page
      .getByRole('treeitem')
      .first()
      .click({ modifiers: ['Shift'] });
    expect(await faults(page), 'several blocks').toEqual([]);
    await page.getByRole('button', { name: 'Immagini', exact: true }).click();
    expect(await faults(page), 'images').toEqual([]);
    await page.getByRole('button', { name: /^Controlli/ }).click();
    await expect(page.getByRole('region', { name: 'Peso della pagina' })).toBeVisible();
    expect(await faults(page), 'checks').toEqual([]);
    await page.getByRole('tab', { name: 'Aggiungi' }).click();
    expect(await faults(page), 'blocks to add').toEqual([]);
    await page.getByRole('button', { name: 'Cronologia delle modifiche' }).click();
    expect(await faults(page), 'history').toEqual([]);
    await page.getByRole('button', { name: 'Versioni salvate' }).click();
    await expect(page.getByRole('complementary', { name: 'Versioni della pagina' })).toBeVisible();
    expect(await faults(page), 'versions').toEqual([]);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Cerca comandi e blocchi' })).toBeVisible();
    expect(await faults(page), 'palette').toEqual([]);
    await page.keyboard.press('Escape');
  });

  test(`what is found in a page and mended is, too, in the ${look} look`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    const nodes = { 'image-a': { component: 'Image', props: { img: '/illustrations/casa.svg' } } };
    const { id, path } = await createPage(page, { nodes });
    await openEditor(page, path);
    await page.getByRole('button', { name: /^Controlli/ }).click();
    const accept = page.getByRole('button', { name: /^Va bene così/ }).first();
    await expect(accept).toBeVisible();
    expect(await faults(page), 'found').toEqual([]);
    await page.keyboard.press('F8');
    const mending = page.getByRole('region', { name: 'Dai controlli della pagina' });
    await expect(mending).toContainText(/^Controlli1 di/);
    expect(await faults(page), 'being mended').toEqual([]);
    await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
  });

  test(`every menu and dialog is, too, in the ${look} look`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    await openEditor(page, PATH);
    const dialog = page.getByRole('dialog');
    const closed = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await page.getByRole('button', { name: 'Altri modi di salvare e pubblicare' }).click();
    await expect(page.getByRole('menuitem', { name: 'Anteprima', exact: true })).toBeVisible();
    // A menu belongs to its button, and to no part of the page.
    expect(await faults(page, ['region']), 'ways to save').toEqual([]);
    await page.getByRole('menuitem', { name: 'Ritira dalla pubblicazione' }).click();
    await expect(dialog).toBeVisible();
    expect(await faults(page), 'taking back').toEqual([]);
    await closed();
    await page.getByRole('button', { name: 'Chi siamo' }).click();
    await expect(dialog.getByRole('link').first()).toBeVisible();
    expect(await faults(page), 'pages').toEqual([]);
    await dialog.getByRole('button', { name: 'Nuova pagina' }).click();
    await expect(dialog.getByLabel('Titolo')).toBeFocused();
    expect(await faults(page), 'a new page').toEqual([]);
    await closed();
    for (const name of [
      'Scorciatoie da tastiera',
      'Scegli un modello di pagina',
      'Dove si usa un testo',
      'Trova e sostituisci',
      'Impostazioni della pagina',
    ]) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Cerca comandi e blocchi' }).fill(name);
      await page
        .getByRole('option', { name: new RegExp(name, 'i') })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      expect(await faults(page), name).toEqual([]);
      await closed();
    }
  });
}

test('what stands over the page, and the longest form, has targets of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openEditor(page, '/');
  await page
    .getByRole('treeitem', { name: /^Hero della home/ })
    .first()
    .click();
  const form = page.getByRole('complementary', { name: 'Proprietà' });
  await form.getByRole('button', { name: 'L’energia chiara, dal primo euro', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'Titolo' }).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const canvas = page.frameLocator('iframe').first();
  const tools = canvas.getByRole('toolbar', { name: 'Azioni su «Hero della home»' });
  for (const tool of await tools.getByRole('button').all()) {
    const { width, height } = (await tool.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(43);
  }
  expect(await tools.getByRole('button').count()).toBeGreaterThan(3);
});

test('fields end where what other panels hold does; formats take one line, and a lock greys every field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { id, path } = await createPage(page, {
    nodes: {
      a: { component: 'TextBlock', props: { title: 'Luce', text: '<p>Gas</p>' } },
      b: { component: 'TextBlock', props: { title: 'Luce', text: '<p>Fibra</p>' } },
    },
  });
  await openEditor(page, path);
  const end = async (shown: Locator) => {
    const { x, width } = (await shown.boundingBox()) ?? { x: 0, width: 0 };
    return x + width;
  };
  const ground = (shown: Locator) =>
    shown.evaluate((element) => {
      let at: Element | null = element;
      while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)')
        at = at.parentElement;
      return at && getComputedStyle(at).backgroundColor;
    });
  const ofPage = await end(page.getByRole('button', { name: 'Impostazioni della pagina' }));
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  const text = page.getByRole('textbox', { name: 'Testo', exact: true });
  await page.getByRole('treeitem').first().click();
  const form = page.getByRole('complementary', { name: 'Proprietà' });
  await form.getByRole('button', { name: /^Blocca/ }).click();
  await expect(title).not.toBeEditable();
  expect(await ground(text)).toBe(await ground(title));
  await page.getByRole('treeitem').last().click();
  await expect(title).toBeEditable();
  expect(await end(title)).toBe(ofPage);
  const formats = page.getByRole('toolbar', { name: 'Formato di Testo' });
  expect((await formats.boundingBox())?.height).toBeLessThan(60);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('where the bar is narrow, the widths of the page open from one button', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openEditor(page, PATH);
  await page.getByRole('button', { name: /^Larghezza dell’anteprima/ }).click();
  await page.getByRole('menuitemradio', { name: 'Telefono, 390 px' }).click();
  await expect(page.getByText('390 px', { exact: true })).toBeVisible();
});

test('over a low block at the top, shown small, the button to add leaves its bar free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const { id, path } = await createPage(page, {
    nodes: { 'actionbutton-a': { component: 'ActionButton', props: { label: 'Vai', href: '/' } } },
  });
  await openEditor(page, path);
  await page.getByRole('treeitem').first().click();
  const canvas = page.frameLocator('iframe').first();
  const bar = canvas.getByRole('toolbar', { name: /^Azioni su/ });
  const add = canvas.getByRole('button', { name: /^Aggiungi un blocco dopo/ });
  await expect(add).toBeVisible();
  const [barBox, addBox] = [await bar.boundingBox(), await add.boundingBox()];
  expect(addBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('the page is dragged to any width, by keyboard too', async ({ page }) => {
  await openEditor(page, PATH);
  const handle = page.getByRole('separator', { name: 'Larghezza della pagina' });
  await handle.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText('924 px')).toBeVisible();
  await page.getByRole('button', { name: 'Telefono, 390 px' }).click();
  await expect(page.getByText('390 px', { exact: true })).toBeVisible();
});

test('who wants little motion sees none, in the editor and in the page', async ({ page }) => {
  await openEditor(page);
  await expect(page.frameLocator('iframe').locator('h1')).toBeVisible();
  const motions = () => Promise.all(page.frames().map((frame) => frame.evaluate(motionsOf)));
  for (const { longest } of await motions()) expect(longest).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { longest, repeats } of await motions()) {
    expect(longest).toBeLessThan(0.001);
    expect(repeats).toBe(false);
  }
});

/** The longest motion that any element of a document may make, in seconds, and whether one goes on. */
function motionsOf(): { longest: number; repeats: boolean } {
  const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
  const durations = styles.flatMap(({ transitionDuration, animationDuration }) =>
    `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat),
  );
  return {
    longest: Math.max(...durations),
    repeats: styles.some(({ animationIterationCount }) => animationIterationCount !== '1'),
  };
}

test('the dark look is remembered, and there before the editor is', async ({ page }) => {
  await openEditor(page, PATH);
  await page.getByLabel('Aspetto dell’editor').selectOption('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-editor-look', 'dark');
  await page.getByRole('treeitem').first().waitFor();
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload();
  const opening = page.getByText('Apertura dell’editor…').first();
  await expect(opening).toBeVisible();
  expect(await opening.evaluate((e) => getComputedStyle(e).colorScheme)).toBe('dark');
});

test('in colours of one’s own, what is chosen and what is of no use can be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openEditor(page, PATH);
  const lines = page.getByRole('treeitem');
  await lines.first().click();
  const fillOf = (part: Locator) => part.evaluate((e) => getComputedStyle(e).backgroundColor);
  const inkOf = (part: Locator) => part.evaluate((e) => getComputedStyle(e).color);
  const pairs = [
    [page.getByRole('tab', { name: 'Struttura' }), page.getByRole('tab', { name: 'Aggiungi' })],
    [
      page.getByRole('button', { name: /1024 px/ }),
      page.getByRole('button', { name: /^Telefono/ }),
    ],
    [lines.first(), lines.nth(1)],
  ] as const;
  for (const [chosen, other] of pairs) {
    await expect.poll(async () => (await fillOf(chosen)) !== (await fillOf(other))).toBe(true);
  }
  const [undo, search] = ['Annulla', 'Cerca comandi e blocchi'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  expect(await inkOf(undo)).not.toBe(await inkOf(search));
});

test('a window that is too narrow for the editor leads back to the page, or shows it all the same', async ({
  page,
}) => {
  await openEditor(page, PATH);
  // What a window of 1,440 by 900 px shows at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(page.getByText(/riduci lo zoom/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Torna alla pagina' }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}\\??$`));
  await openEditor(page, PATH);
  await page.getByRole('button', { name: 'Continua così' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  const publish = page.getByRole('button', { name: 'Altri modi di salvare e pubblicare' });
  await publish.click();
  await expect(page.getByRole('menuitem', { name: /^Anteprima/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  // Who goes on has read it.
  await page.reload();
  await expect(publish).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an editor that breaks down says so in Italian, and opens again', async ({ page }) => {
  await openEditor(page, PATH);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('a broken browser');
    };
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'L’editor si è interrotto' })).toBeVisible();
  const again = page.getByRole('link', { name: 'Riapri l’editor' });
  await expect(again).toHaveAttribute('href', `${PATH}?pb`);
  expect(await faults(page)).toEqual([]);
});
