import { expect, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

test('a file that only its content gives away is told of at its field, the rest stays', async ({
  page,
}) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/lavora-con-noi#candidatura`);
  const form = page.locator('#candidatura form');
  await expect(form).toHaveJSProperty('noValidate', true);
  for (const [label, value] of [
    ['Nome*', 'Ada'],
    ['Cognome*', 'Rossi'],
    ['Email*', `ada-${Date.now().toString(36)}@example.it`],
    ['Telefono*', '3456789016'],
  ] as const) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  const file = form.getByLabel('Curriculum');
  const buffer = Buffer.from('MZ'.padEnd(200, 'x'));
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await form.getByRole('checkbox', { name: /informativa privacy/ }).check();
  await form.getByRole('button', { name: 'Invia la candidatura' }).click();
  await expect(file).toHaveAccessibleDescription(/Formato non ammesso/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Cognome*' })).toHaveValue('Rossi');

  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await form.getByRole('button', { name: 'Invia la candidatura' }).click();
  await expect(page.getByRole('dialog')).toContainText('Grazie: abbiamo ricevuto');
});
