import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { startBreakingProxy } from '../support/breaking-proxy.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { expectKept, localDrafts } from '../support/local-drafts.ts';

const nodes = {
  'textblock-a': { component: 'TextBlock', props: { title: 'Prima', text: '<p>Testo</p>' } },
  'image-a': { component: 'Image', props: {} },
};
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

test('a browser that is killed loses nothing: the work is offered again, merged with what came since', async ({
  launchOptions,
}) => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const open = () =>
    chromium.launchPersistentContext(folder, { ...launchOptions, locale: 'it-IT' });
  const first = await open();
  const page = await first.newPage();
  const { id, path: address } = await createPage(page, { nodes });
  await openEditor(page, address);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await title(page).fill('Scritto prima del crollo');
  await expectKept(page, 'Scritto prima del crollo');
  const crashed = await first.newCDPSession(page);
  await crashed.send('Browser.crash' as never).catch(() => {});
  await first.close().catch(() => {});

  const second = await open();
  const again = await second.newPage();
  await openEditor(again, '/');
  const stored = await cms(again, 'GET', `/wp/v2/pages/${id}?context=edit`);
  const { raw } = stored.content as unknown as { raw: string };
  await cms(again, 'POST', `/wp/v2/pages/${id}`, {
    content: raw.replace('Testo', 'Cambiato altrove'),
  });
  await openEditor(again, address);
  await again.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await again.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await expect(title(again)).toHaveValue('Scritto prima del crollo');
  await expect(again.getByRole('textbox', { name: 'Testo' })).toContainText('Cambiato altrove');
  await cms(again, 'DELETE', `/wp/v2/pages/${id}?force=true`);
  await second.close();
  await rm(folder, { recursive: true, force: true });
});

test('two tabs on one page keep their work apart', async ({ page, context }) => {
  const { id, path: address } = await createPage(page, { nodes });
  const offer = (tab: Page) => tab.getByRole('button', { name: 'Riprendi le modifiche' });
  const write = async (tab: Page, text: string) => {
    await tab.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
    await title(tab).fill(text);
    await expectKept(tab, text);
  };
  await openEditor(page, address);
  await write(page, 'Della prima scheda');

  const second = await context.newPage();
  await openEditor(second, address);
  await expect(offer(second)).toHaveCount(0);
  await write(second, 'Della seconda');
  await second.keyboard.press('ControlOrMeta+z');
  const tabs = async (tab: Page) => {
    const own = (await localDrafts(tab)).filter(({ pageId }) => pageId === id);
    return own.map((draft) => draft.tab);
  };
  await expect.poll(() => tabs(second)).toHaveLength(1);
  const [left] = await tabs(second);
  await second.close();

  // Closed without the browser's question, as a crash would.
  await page.close({ runBeforeUnload: false });
  const third = await context.newPage();
  await openEditor(third, address);
  await offer(third).click();
  await third.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await expect(title(third)).toHaveValue('Della prima scheda');
  // It is this tab's own now: lost otherwise with the next one.
  await expect.poll(() => tabs(third)).not.toContain(left);
  await third.reload();
  await offer(third).click();
  await third.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await expect(title(third)).toHaveValue('Della prima scheda');
  await cms(third, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('what one tab kept as a draft and another published is not offered again', async ({
  page,
  context,
}) => {
  const { id, path: address } = await createPage(page, { nodes, status: 'publish' });
  const select = (tab: Page) => tab.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await openEditor(page, address);
  await select(page);
  const second = await context.newPage();
  await openEditor(second, address);
  await select(second);
  await title(second).fill('Della seconda');
  await second.keyboard.press('ControlOrMeta+s');
  await expect(second.getByText('Bozza salvata, non pubblicata')).toBeAttached();

  // Its own text of the same field is to be decided about.
  await title(page).fill('Della prima');
  await page.keyboard.press('ControlOrMeta+s');
  const conflict = page.getByRole('dialog', { name: /in conflitto/ });
  await conflict.getByRole('radio', { name: /Della prima/ }).check();
  await conflict.getByRole('button', { name: 'Unisci' }).click();
  await expect(page.getByText('Bozza salvata, non pubblicata')).toBeAttached();
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(page.getByText(/Le modifiche sono online|Pagina pubblicata/).first()).toBeVisible();
  await second.close({ runBeforeUnload: false });
  await page.close({ runBeforeUnload: false });

  const third = await context.newPage();
  await openEditor(third, address);
  await select(third);
  await expect(title(third)).toHaveValue('Della prima');
  await expect(third.getByRole('button', { name: 'Riprendi le modifiche' })).toHaveCount(0);
  const left = (await localDrafts(third)).filter(({ pageId }) => pageId === id);
  expect(left).toEqual([]);
  await cms(third, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('what a tab leaves behind when it ends is offered in the tab that is open beside it', async ({
  page,
  context,
}) => {
  const { id, path: address } = await createPage(page, { nodes });
  await openEditor(page, address);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await title(page).fill('Scritto nella scheda che si è piantata');
  await expectKept(page, 'Scritto nella scheda che si è piantata');

  const beside = await context.newPage();
  await openEditor(beside, address);
  await beside.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await expect(title(beside)).toHaveValue('Prima');
  await page.close({ runBeforeUnload: false });
  await beside.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(title(beside)).toHaveValue('Scritto nella scheda che si è piantata');
  await cms(beside, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('what takes a saved draft back is offered again, with what another tab saved since', async ({
  page,
  context,
}) => {
  const { id, path: address } = await createPage(page, { nodes, status: 'publish' });
  const select = (tab: Page) => tab.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  const text = (tab: Page) => tab.getByRole('textbox', { name: 'Testo', exact: true });
  const save = async (tab: Page) => {
    await tab.keyboard.press('ControlOrMeta+s');
    await expect(tab.getByText('Bozza salvata, non pubblicata')).toBeAttached();
  };
  await openEditor(page, address);
  await select(page);
  // What is kept within the second of the page itself WordPress does not take for newer.
  await page.waitForTimeout(1_100);
  await title(page).fill('In bozza');
  await save(page);
  await title(page).fill('Prima');
  await expect
    .poll(
      async () => (await localDrafts(page)).filter(({ pageId }) => pageId === id).at(-1)?.content,
    )
    .not.toContain('In bozza');

  const other = await context.newPage();
  await openEditor(other, address);
  await select(other);
  await text(other).fill('Della seconda');
  await save(other);
  await other.close();

  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  await page.reload();
  await page.getByText('Che cosa c’è di diverso').click();
  const changes = page.getByRole('dialog').getByRole('listitem');
  await expect(changes).toHaveCount(1);
  await expect(changes).toContainText('In bozza');
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await select(page);
  await expect(title(page)).toHaveValue('Prima');
  await expect(text(page)).toHaveText('Della seconda');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('an upload shows how far it is; one that breaks halfway says so, changes nothing, and is tried again', async ({
  page: editor,
  browser,
}) => {
  const { id, path: address } = await createPage(editor, { nodes });
  const proxy = await startBreakingProxy();
  const page = await (await browser.newContext({ proxy })).newPage();
  await openEditor(page, address);
  await page.getByRole('button', { name: 'Immagini', exact: true }).click();
  // Slow enough to be watched.
  const network = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 300_000 });
  proxy.breaks = '/upload/image';
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await noise(600, 400) });
  const progress = page.getByRole('progressbar', { name: 'Caricamento di foto.png' });
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position))
    .toBeGreaterThan(0.1);
  await expect(page.getByText('Il server non risponde').first()).toBeVisible();
  await expect(
    page.getByText('Le immagini che carichi per questa pagina appaiono qui.'),
  ).toBeVisible();

  proxy.breaks = null;
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Riprova a caricare foto.png' }).click();
  await expect(page.getByRole('button', { name: /senza testo alternativo/ })).toHaveCount(1);
  await expect(page.getByText('Il server non risponde')).toHaveCount(0);
  await page.context().close();
  proxy.stop();
  await cms(editor, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('an image is dropped on its field, and a file dropped anywhere else does not open', async ({
  page,
}) => {
  const image = { component: 'Image', props: {} };
  const { id, path: address } = await createPage(page, { nodes: { 'image-a': image } });
  await openEditor(page, address);
  await page.getByRole('treeitem').first().click();
  const field = page.getByPlaceholder('https://…, o trascina qui un’immagine').first();
  const png = { name: 'foto.png', type: 'image/png', content: (await noise()).toString('base64') };
  const refused = { dragover: true, drop: true };
  expect(await drop(page.locator('body'), png)).toEqual(refused);
  expect(await drop(page.frameLocator('iframe').locator('main'), png)).toEqual(refused);
  await expect(field).toHaveValue('');

  const pdf = { name: 'listino.pdf', type: 'application/pdf', content: '' };
  await drop(field, pdf);
  await expect(page.getByText('«listino.pdf» non è un’immagine').first()).toBeVisible();
  await drop(field, png);
  await expect(field).toHaveValue(/\/uploads\/.*\.webp$/);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

/** Drops a file; says of each event whether the browser was kept from what it does by itself. */
function drop(target: Locator, file: { name: string; type: string; content: string }) {
  return target.evaluate((element, { name, type, content }) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], name, { type }));
    const isPrevented = (kind: string) =>
      !element.dispatchEvent(
        new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
      );
    return { dragover: isPrevented('dragover'), drop: isPrevented('drop') };
  }, file);
}

/** A picture large enough to break off halfway. */
function noise(width = 300, height = 200): Promise<Buffer> {
  const sides = { width, height };
  return sharp(randomBytes(sides.width * sides.height * 3), { raw: { ...sides, channels: 3 } })
    .png()
    .toBuffer();
}
