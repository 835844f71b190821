import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { publishPage } from './form-pages.ts';
import { origin } from './under-test.ts';

/**
 * Tells the pages of one file from those of another that ran in the same process: what stands at an
 * address that was another page's a moment ago may be a copy of that.
 */
let stamp = '';
/** Path of a form's page. */
export const at = (name: string) => `/moduli-${name}-${stamp}`;

const PMI = {
  Nome: 'Zoë',
  Cognome: 'D’Àngelo',
  Email: 'zoe@impresa.example',
  // As people write it; what is sent has no spaces.
  Telefono: '345 678 9012',
};
const CONTACT = { ...PMI, Città: 'Forlì' };

/** Every form: its page, its fields by label, what it says when it was sent, its mail's subject. */
export const FORMS = {
  pmi: {
    block: {
      component: 'FormPmi',
      props: { title: 'PMI', recipients: [{ email: 'pmi@albaviva.example' }], prodotto: 'Luce' },
    },
    endpoint: '/pmiform/',
    fill: { ...CONTACT, 'Nome Azienda': 'Figli & C.', 'Partita IVA': '01234567897' },
    optional: { 'Consumo annuo': '12000', 'Motivo del contatto': 'Perché?' },
    sent: ['La tua richiesta è stata inviata.', 'Ti contatteremo il prima possibile.'],
    button: 'Invia',
  },
  assistente: {
    block: { component: 'FormAlba', props: { legalNote: '<p>Nota legale</p>' } },
    endpoint: '/albaform/',
    fill: { ...CONTACT, 'Motivo del contatto': 'Perché?' },
    optional: {},
    sent: ['Messaggio inviato correttamente'],
    button: 'Invia',
  },
  candidatura: {
    block: {
      component: 'WorkWithUsForm',
      props: { title: 'Candidati', position: 'Tecnico', destination: 'cv@albaviva.example' },
    },
    endpoint: '/candidatura/',
    fill: PMI,
    optional: {},
    sent: ['La tua candidatura è stata inviata.', 'Ti contatteremo il prima possibile.'],
    button: 'Invia la candidatura',
  },
  sottomarchio: {
    block: { component: 'AlbavivaForm', props: { formTitle: 'Chiedi', thankMessage: 'Grazie!' } },
    endpoint: '/albavivaform/',
    fill: PMI,
    optional: {},
    sent: ['Grazie!'],
    button: 'Invia',
  },
  richiamami: {
    block: { component: 'CallMeBack', props: { title: 'Ti chiamiamo' } },
    endpoint: '/api/callmeback',
    fill: { 'Nome e cognome': 'Zoë D’Àngelo', Telefono: '3456789012' },
    optional: {},
    sent: ['La tua richiesta è stata inviata.', 'Ti contatteremo il prima possibile.'],
    button: 'Richiamami',
  },
  'richiamami-pagina': {
    block: { component: 'CallMeBackPage', props: { title: 'Parliamone' } },
    endpoint: '/api/callmeback',
    fill: { 'Nome e cognome': 'Zoë D’Àngelo', Telefono: '3456789013' },
    optional: {},
    sent: ['La tua richiesta è stata inviata.', 'Ti contatteremo il prima possibile.'],
    button: 'Richiamami',
  },
  'richiamami-nuovo': {
    block: { component: 'CallMeBackNew', props: { title: 'Hai un minuto?', wrapped: true } },
    endpoint: '/api/callmeback',
    fill: { 'Nome e cognome': 'Zoë D’Àngelo', Telefono: '3456789014' },
    optional: {},
    sent: ['La tua richiesta è stata inviata.', 'Ti contatteremo il prima possibile.'],
    button: 'Richiamami',
  },
  business: {
    block: { component: 'OffersFormBusiness', props: { requestTitle: 'Su misura' } },
    endpoint: '/api/business',
    fill: { ...PMI, 'Nome Azienda': 'Figli & C.' },
    optional: { Città: 'Forlì' },
    sent: ['La tua richiesta è stata inviata.', 'Ti contatteremo il prima possibile.'],
    button: 'Invia la richiesta',
  },
} as const;

export type Name = keyof typeof FORMS;
export const names = Object.keys(FORMS) as Name[];
export const PDF = {
  name: 'però.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
};

/** Values against the rules of spec 5, by label, and what the form says of them. */
export const WRONG = [
  ['Email', 'zoe@impresa', 'Email non valida'],
  ['Telefono', '345 67', 'Numero di telefono non valido'],
] as const;
export const WRONG_FILES = [
  [
    { name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    'Formato non ammesso: usa PDF, DOC o DOCX',
  ],
  [{ ...PDF, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') }, 'Il file supera i 5 MB'],
] as const;

/** The last one: the business block's steps stand before its request. */
export const formOf = (page: Page) => page.locator('main form').last();
export const field = (page: Page, label: string) =>
  formOf(page).getByLabel(label, { exact: false }).first();

/** Publishes a page for each of the forms; returns what deletes them. */
export async function publishForms(
  request: APIRequestContext,
  forms: readonly Name[],
): Promise<() => Promise<void>> {
  stamp = Date.now().toString(36);
  const deletions: (() => Promise<void>)[] = [];
  for (const name of forms) {
    // Something tall above, so that there is somewhere to scroll from.
    const above = {
      component: 'TextBlock',
      props: { title: 'Prima', text: '<p>Testo.</p>'.repeat(60) },
    };
    const blocks = [above, FORMS[name].block, above];
    deletions.push(await publishPage(request, { slug: at(name).slice(1), blocks }));
  }
  return async () => {
    for (const remove of deletions) await remove();
  };
}

/** Opens the page and waits until the form's code runs. */
export async function open(page: Page, name: Name, query = ''): Promise<void> {
  await page.goto(origin() + at(name) + query);
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
}

export async function fill(page: Page, name: Name): Promise<void> {
  const { fill: required, optional } = FORMS[name];
  for (const [label, value] of Object.entries({ ...required, ...optional })) {
    await formOf(page)
      .getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) })
      .fill(value);
  }
  if (name === 'business') {
    await field(page, 'Di cosa hai bisogno').selectOption({ index: 1 });
    await field(page, 'Per quale fornitura').selectOption({ index: 1 });
  }
  if (name === 'candidatura') await field(page, 'Curriculum').setInputFiles(PDF);
  const consent = formOf(page).getByRole('checkbox', { name: /informativa privacy/ });
  if ((await consent.count()) > 0) await consent.check();
}

/** What has the focus: kind of control, and its label without the asterisk. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const label = element.labels?.[0]?.textContent?.replace(/\*$/, '') ?? '';
    return { kind: element.type, label, text: element.textContent };
  });

/** Fills the form with Tab, the arrow keys and what is typed, and presses its button. */
export async function sendByKeyboard(page: Page, name: Name): Promise<void> {
  const values: Record<string, string> = { ...FORMS[name].fill, ...FORMS[name].optional };
  await formOf(page).locator('input:visible, select, textarea').first().focus();
  for (let stop = 0; stop < 30; stop += 1) {
    const { kind, label, text } = await focused(page);
    if (kind === 'submit') {
      expect(text).toBe(FORMS[name].button);
      return page.keyboard.press('Enter');
    }
    if (kind === 'checkbox') await page.keyboard.press('Space');
    else if (kind === 'select-one') await page.keyboard.press('ArrowDown');
    // The system's own dialog for files is not the page's.
    else if (kind === 'file') await page.locator(':focus').setInputFiles(PDF);
    else if (values[label]) await page.keyboard.type(values[label]);
    await page.keyboard.press('Tab');
  }
  throw new Error('The button was never reached.');
}

/** Presses the dialog's focused button; the address may stay as it is, so the new document counts. */
export async function closeDialog(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
}

export const send = (page: Page, name: Name) =>
  formOf(page).getByRole('button', { name: FORMS[name].button, exact: true }).click();
