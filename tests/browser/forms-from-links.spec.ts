import { expect, test } from 'playwright/test';
import { mailsWith } from '../support/local-mails.ts';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

const OFFER = 'Luce Chiara Casa';

test('who asks to be called about an offer does not have to say which', async ({ page }) => {
  const before = await mailsWith(page.request, OFFER);
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/offerte/luce`);
  await page.getByRole('link', { name: `Fatti richiamare per ${OFFER}` }).click();
  const form = page.locator('#richiamami form');
  await expect(form).toBeInViewport();
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(form).toContainText(`Offerta: ${OFFER}`);
  await form.getByLabel('Nome e cognome').fill('Ada Lovelace');
  await form.getByRole('textbox', { name: 'Telefono*' }).fill('3456789015');
  await form.getByRole('checkbox', { name: /informativa privacy/ }).check();
  await form.getByRole('button', { name: 'Richiamatemi' }).click();
  await expect(page.getByRole('dialog')).toContainText('Grazie: ti chiamiamo');
  await expect.poll(() => mailsWith(page.request, OFFER)).toBe(before + 1);
});

test('who applies for a job does not have to say which', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/lavora-con-noi/analista-di-dati-milano`);
  const job = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Invia la candidatura' }).first().click();
  const position = page.locator('#candidatura').getByRole('textbox', { name: 'Posizione' });
  await expect(page.locator('#candidatura')).toBeInViewport();
  await expect(position).toHaveValue(job);
  await page.goto(`${origin()}/lavora-con-noi#candidatura`);
  await expect(position).toHaveValue('Candidatura spontanea');
});
