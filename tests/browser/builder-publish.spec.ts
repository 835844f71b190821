import { expect, type Locator, type Page, test } from 'playwright/test';
import { weigh } from '../../scripts/bench/weigh.ts';
import { violations } from '../support/axe.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { smallTargets } from '../support/targets.ts';
import { origin } from '../support/under-test.ts';

const NODES = {
  'textblock-a': { component: 'TextBlock', props: { title: 'Luce per tutti', headingLevel: 'h1' } },
  'image-a': { component: 'Image', props: { img: '/wordpress/wp-content/uploads/manca.png' } },
  'actionbutton-a': {
    component: 'ActionButton',
    props: { label: 'Vai', type: 'simple', href: '/pagina-che-manca' },
  },
  'actionbutton-b': {
    component: 'ActionButton',
    props: { label: 'Vai giù', type: 'simple', href: '#sezione-che-manca' },
  },
  'tabs-a': {
    component: 'ProductPageTab',
    props: {
      tabs: [
        { title: 'Luce', tabId: 'luce' },
        { title: 'Gas', tabId: 'gas' },
      ],
    },
    childIds: ['content-a', 'content-b'],
  },
  'content-a': { component: 'ProductPageTabContent', props: { tabId: 'luce' } },
  'content-b': { component: 'ProductPageTabContent', props: { tabId: 'fibra' } },
};
const TEXT = { 'textblock-a': NODES['textblock-a'] };
const more = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Altri modi di salvare e pubblicare' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const publish = (page: Page) => page.getByRole('button', { name: 'Pubblica', exact: true });
const statusOf = async (page: Page, id: number) =>
  String((await cms(page, 'GET', `/wp/v2/pages/${id}?context=edit`)).status);
const live = async (page: Page, path: string) => (await page.request.get(origin() + path)).status();

test('the checks name what is wrong, lead to it, and stop what would not show', async ({
  page,
}) => {
  const { id, path } = await createPage(page, { nodes: NODES });
  await openEditor(page, path);
  await publish(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/da correggere prima di pubblicare/)).toBeVisible();
  await expect(dialog.getByText(/Nessuna scheda ha l’id «fibra»/)).toBeVisible();
  await expect(dialog.getByText(/La scheda «Gas» non ha ancora un contenuto/)).toBeVisible();
  await expect(dialog.getByText(/Manca il testo alternativo/)).toBeVisible();
  await expect(dialog.getByText('Immagine non trovata: «manca.png».')).toBeVisible();
  await expect(dialog.getByText(/porta a una pagina che non c’è/)).toBeVisible();
  await expect(
    dialog.getByText('Il link «Vai giù» porta a «#sezione-che-manca», che nella pagina non c’è.'),
  ).toBeVisible();
  await expect(dialog.getByText(/Senza offerte e senza blocchi/).first()).toBeVisible();
  await expect(dialog.getByRole('table')).toContainText('kB');
  await expect(dialog.getByRole('button', { name: /lo stesso/ })).toBeHidden();
  expect(await statusOf(page, id)).toBe('draft');
  await dialog.getByText(/Manca il testo alternativo/).click();
  const alt = page.getByRole('textbox', { name: 'Testo alternativo', exact: true });
  await expect(alt).toBeFocused();
  await publish(page).click();
  await dialog.getByText(/Nessuna scheda ha l’id «fibra»/).click();
  await expect(page.getByRole('combobox', { name: 'Scheda', exact: true })).toBeFocused();
  await page.getByRole('combobox', { name: 'Scheda', exact: true }).fill('gas');
  await publish(page).click();
  await expect(dialog.getByText(/avvis[oi] prima di pubblicare/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Pubblica lo stesso' }).click();
  await expect.poll(() => statusOf(page, id)).toBe('publish');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a warning that is right as it is waits no longer, for anybody, and can be taken back', async ({
  page,
}) => {
  const image = { component: 'Image', props: { img: '/illustrations/casa.svg' } };
  const { id, path } = await createPage(page, { nodes: { 'image-a': image } });
  await openEditor(page, path);
  const panel = page.getByRole('complementary', { name: 'Controlli della pagina' });
  const open = async () => {
    await page.getByRole('button', { name: /^Controlli della pagina/ }).click();
    await expect(panel.getByText('Peso della pagina', { exact: true })).toBeVisible();
  };
  await open();
  const warning = page.getByText(/Manca il testo alternativo/);
  await expect(warning).toBeVisible();
  const line = panel.getByRole('listitem').filter({ has: warning }).last();
  await line.getByRole('button', { name: /^Va bene così/ }).click();
  await expect(warning).toBeHidden();
  await openEditor(page, path);
  await open();
  await expect(warning).toBeHidden();
  await panel.getByText(/avvis[oi] accettat/).click();
  await line.getByRole('button', { name: 'Avvisa di nuovo' }).click();
  await expect(panel.getByText(/avvis[oi] accettat/)).toBeHidden();
  await expect(warning).toBeVisible();

  await publish(page).click();
  const dialog = page.getByRole('dialog');
  const accept = dialog.getByRole('button', { name: /^Va bene così/ });
  await expect(dialog.getByText(/Manca il testo alternativo/)).toBeVisible();
  while ((await accept.count()) > 0) await accept.first().click();
  await expect(page.getByRole('dialog', { name: /^Tutto a posto/ })).toBeFocused();
  await dialog.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(page.getByText('Pubblicata', { exact: true }).first()).toBeVisible();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('what alone keeps a page from being published is where «Correggi» leads', async ({ page }) => {
  const { id, path } = await createPage(page, {
    nodes: {
      'productpagetab-a': {
        component: 'ProductPageTab',
        props: { tabs: [{ tabId: 'luce' }] },
        childIds: ['productpagetabcontent-a'],
      },
      'productpagetabcontent-a': { component: 'ProductPageTabContent', props: { tabId: 'luce' } },
    },
  });
  await openEditor(page, path);
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: /^1 errore da correggere/ });
  await dialog.getByRole('button', { name: 'Correggi' }).click();
  const title = page.getByRole('textbox', { name: /^Titolo/ }).last();
  await expect(title).toBeFocused();
  await page.keyboard.type('Luce di casa');
  await expect(title).toHaveValue('Luce di casa');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a page that is online is published anew at once, and what was found is told once', async ({
  page,
}) => {
  const nodes = {
    'textblock-a': NODES['textblock-a'],
    'actionbutton-a': NODES['actionbutton-a'],
  };
  const { id, path } = await createPage(page, { nodes, status: 'publish' });
  await openEditor(page, path);
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  const live = async () => (await page.request.get(origin() + path)).text();
  const write = async (text: string, isTold: Locator) => {
    await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
    await title.fill(text);
    // The key that is pressed all day puts nothing online.
    await title.press('ControlOrMeta+s');
    await expect(page.getByText('Bozza salvata, non pubblicata')).toBeVisible();
    expect(await live()).not.toContain(text);
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await expect(isTold).toBeVisible();
    // Whoever is told so, and looks, sees it so.
    expect(await live()).toContain(text);
    await expect(page.getByText('Modifiche non salvate')).toBeHidden();
  };
  const told = page.getByText('La pagina è online. Ha 1 avviso');
  await write('Un prezzo per chi legge', told);
  await page.getByRole('button', { name: 'Guarda l’avviso' }).click();
  await expect(told).toBeHidden();
  const panel = page.getByRole('complementary', { name: 'Controlli della pagina' });
  await expect(panel.getByText(/porta a una pagina che non c’è/)).toBeVisible();
  await write(
    'Un prezzo per chi rilegge',
    page.locator('p', { hasText: 'Le modifiche sono online, con 1 avviso' }),
  );
  await expect(told).toBeHidden();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('titles out of order and letters too pale are pointed out', async ({ page }) => {
  const nodes = {
    'textblock-a': NODES['textblock-a'],
    'textblock-b': { component: 'TextBlock', props: { title: 'Troppo sotto', headingLevel: 'h3' } },
  };
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  // As with a colour of a theme to come.
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: 'Luce per tutti' })
    .evaluate((title) => title.style.setProperty('color', '#aaa'));
  await page.getByRole('button', { name: /^Controlli/ }).click();
  const panel = page.getByRole('complementary', { name: 'Controlli della pagina' });
  await expect(
    panel.getByText(/Da un titolo h1 si passa a un h3 .*manca un livello/),
  ).toBeVisible();
  await expect(
    panel.getByText(/Contrasto 2,3:1 di «Luce per tutti», ne serve 3,0:1/),
  ).toBeVisible();
  await panel.getByText(/Da un titolo h1/).click();
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(
    'Troppo sotto',
  );
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('the weight that the checks tell is about what a visit weighs', async ({ page, browser }) => {
  await openEditor(page, '/');
  await page.getByRole('button', { name: 'Controlli della pagina' }).click();
  const told = page.getByText(/^circa \d+ kB su 700 kB$/);
  const kb = Number(/\d+/.exec(await told.innerText())?.[0]);
  const weighed = (await weigh(browser, origin())).total / 1024;
  expect(kb / weighed).toBeGreaterThan(0.7);
  expect(kb / weighed).toBeLessThan(1.4);
});

test('a published page keeps a draft beside it, shows it by link, and can be taken back', async ({
  page,
  browser,
}) => {
  const { id, path } = await createPage(page, { nodes: TEXT, status: 'publish' });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Titolo in prova');
  await more(page, 'Salva bozza');
  await expect(page.getByText('Bozza salvata, non pubblicata')).toBeVisible();
  expect(await (await page.request.get(origin() + path)).text()).toContain('Luce per tutti');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await more(page, 'Copia il link di anteprima');
  await expect(page.getByText('Link di anteprima copiato').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Titolo in prova' })).toBeVisible();
  // As visitors will see it, and it says that they do not yet.
  await expect(visitor.getByRole('banner')).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toBeAttached();
  await expect(visitor.getByText('chi visita il sito non la vede ancora')).toBeVisible();
  await visitor.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  await expect(visitor.getByRole('heading', { name: 'Titolo in prova' })).toBeHidden();
  await visitor.context().close();

  // It is kept: leaving asks nothing, and coming back goes on with it.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openEditor(page, path);
  await expect(page.getByText('Continui la bozza che hai salvato').first()).toBeVisible();
  expect(asked).toEqual([]);
  // Another title leaves it; WordPress drops it once the blocks are saved without it, and the copy in
  // this browser is offered then.
  await cms(page, 'POST', `/wp/v2/pages/${id}`, { title: 'Un altro nome' });
  await openEditor(page, path);
  await expect(page.getByText('Continui la bozza che hai salvato').first()).toBeVisible();
  const stored = await cms(page, 'GET', `/wp/v2/pages/${id}?context=edit`);
  const { raw: content } = stored.content as unknown as { raw: string };
  await cms(page, 'POST', `/wp/v2/pages/${id}`, { content });
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(page.getByRole('treeitem', { name: /Titolo in prova/ })).toBeVisible();
  await more(page, 'Che cosa cambia sul sito');
  const changes = page.getByRole('complementary', { name: 'Che cosa cambia sul sito' });
  await expect(changes).toContainText('in prova');
  expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await changes.getByRole('button', { name: 'Pubblica le modifiche' }).click();
  await expect
    .poll(async () => (await page.request.get(origin() + path)).text())
    .toContain('Titolo in prova');
  await expect(changes).toContainText('La pagina è com’è sul sito.');

  await page.getByRole('button', { name: 'Altri modi di salvare e pubblicare' }).click();
  const schedule = page.getByRole('menuitem', { name: /^Programma le modifiche/ });
  await expect(schedule).toBeDisabled();
  await expect(schedule).toContainText('È già tutto pubblicato');
  await page.getByRole('menuitem', { name: 'Ritira dalla pubblicazione' }).click();
  await page.getByRole('button', { name: 'Ritira', exact: true }).click();
  await expect.poll(() => live(page, path)).toBe(404);
  expect(await statusOf(page, id)).toBe('draft');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a page that is published where there was nothing has the head of a page', async ({
  page,
}) => {
  const { id, path } = await createPage(page, { nodes: TEXT });
  const head = async () => {
    const response = await page.request.get(origin() + path);
    const html = await response.text();
    return {
      status: response.status(),
      isNamed: /<title>Prova[^<]*<\/title>/.test(html),
      isFound: !html.includes('noindex'),
    };
  };
  for (let times = 0; times < 2; times += 1) {
    await expect.poll(head).toMatchObject({ status: 404, isFound: false });
    await cms(page, 'POST', `/wp/v2/pages/${id}`, { status: 'publish' });
    await expect.poll(head).toEqual({ status: 200, isNamed: true, isFound: true });
    await cms(page, 'POST', `/wp/v2/pages/${id}`, { status: 'draft' });
  }
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
