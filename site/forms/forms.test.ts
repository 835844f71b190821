import { randomBytes } from 'node:crypto';
import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { formValidators } from '@generated/visitor-forms/validators.ts';
import { cleanValues } from '@renderer/forms/clean-values.ts';
import type { FormValues } from '@renderer/forms/definition.ts';
import { fieldErrors } from '@renderer/forms/field-errors.ts';
import { ownEndpoint } from '@renderer/forms/form-endpoint.ts';
import { prefillValues } from '@renderer/forms/prefill.ts';
import fc from 'fast-check';
import nodemailer from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { toCsv } from './admin/csv.ts';
import { composeMail } from './deliver/mail.ts';
import type { Submission } from './outbox/submission.ts';
import { isCompanyNumber, toE164 } from './phone.ts';
import { openPrefill, sealPrefill } from './prefill-token.ts';
import { checkFile } from './read/check-file.ts';
import { findTarget } from './read/recipients.ts';
import { readFormSettings } from './settings.ts';

/** Strings that break things: line ends, null bytes, direction marks, halves of characters. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\0', '\u202e', '\ud800', '\u2028', 'a', ':', ' '),
  }),
  fc.constantFrom(
    'x\r\nBcc: vittima@altrove.example',
    'x@y.example\nBcc: z@altrove.example',
    '=?utf-8?Q?=0ABcc:_x?=',
    '<script>alert(1)</script>',
    'a'.repeat(1_000_000),
  ),
);

function check(name: 'pmi' | 'assistant' | 'callmeback', raw: Record<string, unknown>) {
  const definition = formDefinitions[name];
  const validate = formValidators[name];
  const values = cleanValues(definition, raw);
  validate(values);
  return fieldErrors(definition, validate.errors ?? []);
}

describe('rules of the forms (spec 5)', () => {
  it('asks for what is required, and only that', () => {
    const required = (names: string[]) =>
      Object.fromEntries(names.map((name) => [name, 'Richiesto']));
    expect(check('pmi', { textArea: '  ' })).toEqual(
      required(['nome', 'cognome', 'email', 'phone', 'nomeazienda', 'city', 'piva']),
    );
    expect(check('assistant', {})).toEqual(
      required(['name', 'surname', 'email', 'phone', 'city', 'textArea']),
    );
    expect(check('callmeback', { privacy: 'no' })).toEqual(required(['name', 'phone', 'privacy']));
  });

  it.each([
    ['A.b_c%d+e-f@Sub-1.Example.IT', undefined],
    ['a@b.i', 'Email non valida'],
    ['a@b', 'Email non valida'],
    ['à@b.it', 'Email non valida'],
    ['a b@c.it', 'Email non valida'],
    ['a@b.it\r\nBcc: x@y.it', 'Email non valida'],
  ])('e-mail %s: %s', (email, message) => {
    expect(check('pmi', { email }).email).toBe(message);
  });

  it.each([
    ['1234567', undefined],
    ['+39-345-678901', undefined],
    ['123456', 'Numero di telefono non valido'],
    ['123456789012345678901', 'Numero di telefono non valido'],
    ['345 678901', 'Numero di telefono non valido'],
    ['34567890a', 'Numero di telefono non valido'],
    ['', 'Richiesto'],
  ])('phone %s: %s', (phone, message) => {
    expect(check('assistant', { phone }).phone).toBe(message);
  });

  it('leave nothing hostile in a value, and clean a clean value no further', () => {
    const definition = formDefinitions.pmi;
    fc.assert(
      fc.property(hostile, hostile, (nome, textArea) => {
        const values = cleanValues(definition, { nome, textArea, __proto__: null, other: 'x' });
        expect(Object.keys(values).every((name) => ['nome', 'textArea'].includes(name))).toBe(true);
        expect(String(values.nome ?? '')).not.toMatch(
          /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
        );
        expect(String(values.textArea ?? '')).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(JSON.stringify(values)).not.toMatch(/\\ud[89a-f]/i);
        expect(cleanValues(definition, values)).toEqual(values);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a mail of hostile values', () => {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  it('has our headers and no other, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (nome, subject, email) => {
        const fields = cleanValues(formDefinitions.pmi, { nome, cognome: subject }) as FormValues;
        const submission: Submission = {
          id: '6f1c1f6e-6a5c-4b0e-8f62-0d5a3a3f0c11',
          form: 'pmi',
          page: '/x',
          node: 'n',
          email: email.slice(0, 300),
          phone: '',
          subject: subject.slice(0, 2_000),
          to: ['a@b.example'],
          cc: [],
          fields,
          consents: [],
        };
        const mail = composeMail(
          { submission, channel: 'mail', attempts: 1, resends: 0, receivedAt: new Date(0) },
          { from: 'Sito <sito@b.example>', siteOrigin: 'https://www.example' },
        );
        const { message, envelope } = await transport.sendMail(mail);
        const head = (message as Buffer).toString('latin1').split('\r\n\r\n')[0] ?? '';
        const names = head
          .split('\r\n')
          .filter((line) => !/^[ \t]/.test(line))
          .map((line) => line.split(':')[0]?.toLowerCase());
        const known = [
          'from',
          'to',
          'reply-to',
          'subject',
          'message-id',
          'date',
          'mime-version',
          'content-type',
          'content-transfer-encoding',
        ];
        for (const name of names) expect(known).toContain(name);
        expect(new Set(names).size).toBe(names.length);
        expect(envelope.to).toEqual(['a@b.example']);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a prefill token', () => {
  const key = randomBytes(32);
  const soon = new Date(Date.now() + 60_000);
  const info = { nome: 'Zoë', cellulare: '+39345678901', ragione_sociale: 'Figli & C.' };

  it('says what was put in, until it expires', () => {
    const token = sealPrefill(key, { ...info, altro: 'no' } as typeof info, soon);
    expect(openPrefill(key, token)).toEqual(info);
    expect(openPrefill(key, token, soon.getTime() + 1_000)).toBeUndefined();
    expect(openPrefill(randomBytes(32), token)).toBeUndefined();
    expect(token).toMatch(/^p1\.[\w-]+$/);
    expect(sealPrefill(key, info, soon)).not.toBe(token);
  });

  it('cannot be changed, cut or invented', () => {
    const token = sealPrefill(key, info, soon);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ maxLength: 2 }), (at, other) => {
        const changed = token.slice(0, at) + other + token.slice(at + 1);
        fc.pre(changed !== token);
        expect(openPrefill(key, changed)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        expect(openPrefill(key, text)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  it('fills each form’s own fields (spec 3.15)', () => {
    expect(prefillValues(formDefinitions.pmi.fields, info)).toEqual({
      nome: 'Zoë',
      phone: '+39345678901',
      generic: '+39345678901',
      nomeazienda: 'Figli & C.',
    });
    expect(
      prefillValues(formDefinitions.assistant.fields, { cognome: 'D’Àngelo', piva: '1' }),
    ).toEqual({
      surname: 'D’Àngelo',
    });
  });
});

describe('CSV', () => {
  it('never starts a cell with a formula, and keeps every cell apart', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            hostile.filter((s) => s.length < 500),
            fc.constantFrom('=1+1', '+39', '-1', '@x', '\t=1', ' =1', '＝1', '"a";"b"'),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        (cells) => {
          const line = toCsv([cells]).slice(1, -2);
          const found = [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map((m) =>
            (m[1] ?? '').replace(/""/g, '"'),
          );
          expect(found).toHaveLength(cells.length);
          for (const cell of found)
            expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
        },
      ),
    );
  });
});

describe('phone numbers', () => {
  const company = ['800 000 123', '045 000 0123'];
  it.each([
    '800000123',
    '+39 800 000 123',
    '0039800000123',
    '39 800000123',
    '+39-800.000.123',
    '045/0000123',
    '+390450000123',
  ])('%s is the company’s', (number) => expect(isCompanyNumber(number, company)).toBe(true));
  it.each(['800000124', '+49 800000123', '450000123', '', 'x', '+', '0000', '12'])(
    '%s is not',
    (number) => expect(isCompanyNumber(number, company)).toBe(false),
  );
  it('are the one the site shows, and those set beside it', () => {
    const phonesOf = (env: Record<string, string>) =>
      readFormSettings(readSettings(env), env).companyPhones;
    expect(phonesOf({})).toEqual(['800 000 123', '045 000 0123']);
    expect(phonesOf({ PHONE: '800 111 222', COMPANY_PHONES: '02 1234567, ' })).toEqual([
      '800 111 222',
      '02 1234567',
    ]);
    expect(phonesOf({ PHONE: '' })).toEqual(['045 000 0123']);
  });
  it('become E.164 or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toE164(text) ?? '+1').toMatch(/^\+\d+$/);
      }),
    );
  });
});

describe('recipients', () => {
  const page = (props: object) =>
    JSON.stringify({
      nodes: {
        root: { id: 'root', component: 'root', props: {}, childIds: ['a'] },
        a: { id: 'a', component: 'formpmi', props, childIds: [] },
      },
    });
  it('are addresses alone, each once', () => {
    const recipients = [
      { email: 'a@b.example, c@d.example' },
      { email: 'a@b.example' },
      { email: 'x\r\nBcc: y@z.example' },
      {},
      null,
    ];
    expect(findTarget(formDefinitions.pmi, page({ recipients }), 'a')?.to).toEqual([
      'a@b.example',
      'c@d.example',
      'y@z.example',
    ]);
    expect(findTarget(formDefinitions.pmi, page({ recipients: 'x' }), undefined)?.to).toEqual([]);
    expect(findTarget(formDefinitions.assistant, page({}), 'a')).toBeUndefined();
    expect(findTarget(formDefinitions.pmi, 'not json', 'a')).toBeUndefined();
  });
});

describe('an editor’s endpoint', () => {
  it.each([
    ['', '/f/'],
    [undefined, '/f/'],
    ['javascript:alert(1)', '/f/'],
    ['https://male.example/ruba', '/ruba'],
    ['//male.example/ruba', '/ruba'],
    ['/albaform/', '/albaform/'],
    ['data:text/html,x', '/f/'],
  ])('%s leads to %s', (configured, path) => expect(ownEndpoint(configured, '/f/')).toBe(path));
});

describe('a curriculum', () => {
  it.each([
    ['an executable', Buffer.from('MZ'.padEnd(200, 'x'))],
    ['HTML', Buffer.from('<html><script>')],
    ['an empty file', Buffer.alloc(0)],
    ['a zip', Buffer.from('504b0304140000000000', 'hex')],
    [
      'an office file of another kind',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
    ],
  ])('is not %s', async (_kind, bytes) => {
    await expect(checkFile(bytes)).rejects.toMatchObject({ status: 415 });
  });
  it('is PDF or Word by content', async () => {
    const word = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(2_000),
      Buffer.from('WordDocument', 'utf16le'),
      Buffer.alloc(500),
    ]);
    expect(await checkFile(Buffer.from('%PDF-1.4\n%x'))).toMatchObject({ extension: 'pdf' });
    expect(await checkFile(word)).toMatchObject({ extension: 'doc' });
  });
});
