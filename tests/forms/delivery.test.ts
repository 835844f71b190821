import { randomBytes, randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/start-product.ts';
import { type FormsServer, pmi, post, startFormsServer } from '../support/forms-server.ts';
import { messageId, startSmtp, type TestSmtp, until } from '../support/smtp-server.ts';

const node = (id: string, component: string, props: object) => ({
  id,
  component,
  props,
  childIds: [],
});
const pages = {
  '/impresa': {
    nodes: {
      root: node('root', 'root', {}),
      'form-1': node('form-1', 'FormPmi', {
        recipients: [{ email: 'vendite@albaviva.example' }, { email: 'capo@albaviva.example' }],
        prodotto: 'Luce impresa',
      }),
    },
  },
  '/lavora': {
    nodes: {
      root: node('root', 'root', {}),
      'form-2': node('form-2', 'WorkWithUsForm', {
        position: 'Tecnico però',
        destination: 'cv@albaviva.example',
        destinationCC: 'copia@albaviva.example',
      }),
    },
  },
};
const from = (page: string, id: string) => ({ 'x-form-page': page, 'x-form-node': id });

let smtp: TestSmtp;
let server: FormsServer;
const counts = () => server.forms.counts();
const settled = () =>
  until('an empty outbox', async () => {
    const { pending, dead } = await counts();
    return pending === 0 && dead === 0;
  });

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startFormsServer({ pages, settings: { smtpUrl: smtp.url } });
});

afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

afterEach(async () => {
  smtp.behave('ok');
  await settled();
  smtp.mails.length = 0;
});

describe('a mail', () => {
  it('goes to the recipients of the page, whatever the post says', async () => {
    const { status } = await post(
      server,
      '/pmiform/',
      { ...pmi, destinatari: 'vittima@altrove.example', to: 'x@y.example' },
      { headers: from('/impresa', 'form-1') },
    );
    expect(status).toBe(200);
    await until('the mail', () => smtp.mails.length === 1);
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['vendite@albaviva.example', 'capo@albaviva.example']);
    const read = await PostalMime.parse(mail?.raw ?? '');
    expect(read.subject).toBe('Richiesta PMI');
    expect(read.replyTo?.[0]).toMatchObject({ name: 'Zoë D’Àngelo', address: pmi.email });
    expect(read.text).toContain('Città: Forlì');
    expect(read.text).toContain('Prodotto: Luce impresa');
    expect(read.text).toContain('Perché così caro?\n  Seconda riga.');
    const raw = mail?.raw.toString('latin1') ?? '';
    expect(raw).toMatch(/^Reply-To: =\?UTF-8\?[BQ]\?/m);
    expect(raw).not.toContain('vittima');
  });

  it('goes to the default inbox when no page is named, or its form is gone', async () => {
    await post(server, '/pmiform/', pmi);
    await post(server, '/pmiform/', pmi, { headers: from('/impresa', 'nowhere-1') });
    await until('two mails', () => smtp.mails.length === 2);
    for (const mail of smtp.mails) expect(mail.to).toEqual(['contatti@albaviva.example']);
  });

  it('reaches who was put off later, and the others once', async () => {
    smtp.greylist.add('capo@albaviva.example');
    await post(server, '/pmiform/', pmi, { headers: from('/impresa', 'form-1') });
    await until('the first mail', () => smtp.mails.length === 1);
    expect((await counts()).pending).toBe(1);
    smtp.greylist.clear();
    await until('the second mail', () => smtp.mails.length === 2);
    await settled();
    expect(smtp.mails.map(({ to }) => to)).toEqual([
      ['vendite@albaviva.example'],
      ['capo@albaviva.example'],
    ]);
    expect(new Set(smtp.mails.map(messageId)).size).toBe(1);
  });

  it('carries the curriculum byte for byte, to recipient and copy', async () => {
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      randomBytes(300_000),
      Buffer.from('\n%%EOF'),
    ]);
    const form = new FormData();
    const fields = {
      nome: 'Ada',
      cognome: 'Rossi',
      email: 'ada@example.it',
      phone: '3456789012',
      privacy: 'true',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('destination', 'ladro@altrove.example');
    form.set('curriculum', new File([pdf], '../../etc/però "x".pdf', { type: 'text/html' }));
    const headers = { ...from('/lavora', 'form-2'), 'x-submission-id': randomUUID() };
    // Sent twice, as when the first answer got lost.
    for (const answer of [
      await post(server, '/candidatura/', form, { headers }),
      await post(server, '/candidatura/', form, { headers }),
    ]) {
      expect(answer.body.error).toBeUndefined();
      expect(answer.status).toBe(200);
    }
    await until('the mail', () => smtp.mails.length === 1);
    expect(smtp.mails[0]?.to).toEqual(['cv@albaviva.example', 'copia@albaviva.example']);
    const read = await PostalMime.parse(smtp.mails[0]?.raw ?? '');
    expect(read.subject).toBe('Candidatura: Tecnico però');
    expect(read.cc?.[0]?.address).toBe('copia@albaviva.example');
    expect(read.attachments[0]?.filename).toMatch(/^curriculum-[0-9a-f]{8}\.pdf$/);
    expect(read.attachments[0]?.mimeType).toBe('application/pdf');
    expect(Buffer.from(read.attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true);
    // What the visitor called the file is kept nowhere.
    expect(read.text).not.toContain('però "x"');
    const rows = await server.forms.context.database.query('SELECT fields FROM form_submissions');
    expect(JSON.stringify(rows)).not.toContain('etc/per');
    await settled();
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('a server that misbehaves', () => {
  it.each(['temporary', 'permanent'] as const)(
    'with %s errors gets each submission once, when it has recovered',
    async (mode) => {
      smtp.behave(mode);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => post(server, '/pmiform/', pmi)),
      );
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
      await until('failed tries', async () => {
        const [row] = await server.forms.context.database.query<{ most: number }>(
          'SELECT max(attempts)::int AS most FROM form_deliveries',
        );
        return (row?.most ?? 0) >= 2;
      });
      expect(smtp.mails).toHaveLength(0);
      expect((await counts()).pending).toBe(5);
      smtp.behave('ok');
      await settled();
      expect(new Set(smtp.mails.map(messageId)).size).toBe(5);
      expect(smtp.mails).toHaveLength(5);
    },
  );

  it('that is slow does not keep the visitor waiting, and gets it once', async () => {
    smtp.behave('slow');
    const { status } = await post(server, '/pmiform/', pmi);
    expect(status).toBe(200);
    expect((await counts()).pending).toBe(1);
    await settled();
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('a server that is down', () => {
  it('gets everything once it is up, and after too many tries a submission is dead', async () => {
    const port = await freePort();
    const other = await startFormsServer({
      settings: { smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`, maxAttempts: 3 },
    });
    const { body } = await post(other, '/pmiform/', pmi);
    await until('a dead one', async () => (await other.forms.counts()).dead === 1);
    const late = await startSmtp(port);
    const { resend } = await import('@site/forms/admin/queries.ts');
    await resend(other.forms.context.database, body.id ?? '');
    other.forms.context.wake();
    await until('the mail', () => late.mails.length === 1);
    expect(messageId(late.mails[0] as never)).toBe(`${body.id}@localhost`);
    await other.stop();
    await late.stop();
  }, 120_000);
});

describe('the same submission again', () => {
  it('is taken once; with other data it is refused', async () => {
    const headers = { 'x-submission-id': randomUUID() };
    const tries = await Promise.all(
      [1, 2, 3].map(() => post(server, '/pmiform/', pmi, { headers })),
    );
    expect(tries.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const other = await post(server, '/pmiform/', { ...pmi, city: 'Bari' }, { headers });
    expect(other.status).toBe(409);
    await settled();
    expect(smtp.mails).toHaveLength(1);
  });
});
