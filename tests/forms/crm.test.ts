import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { verifySignature } from '@site/webhook/signature.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FormsServer, pmi, post, startFormsServer } from '../support/forms-server.ts';
import { startSmtp, type TestSmtp, until } from '../support/smtp-server.ts';

const SECRET = 'segreto-del-crm';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Calls that the CRM answered 200, and those it did not. */
const taken: Call[] = [];
const refused: Call[] = [];
let answer: 200 | 500 | 301 | 'hangs up' = 200;
let crm: Server;
let smtp: TestSmtp;
let server: FormsServer;

beforeAll(async () => {
  crm = createServer(async (request, response) => {
    const call = { headers: request.headers, body: await text(request) };
    (answer === 200 ? taken : refused).push(call);
    if (answer === 'hangs up') return request.socket.destroy();
    response.writeHead(answer, { location: '/altrove' }).end();
  });
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
  smtp = await startSmtp();
  const { port } = crm.address() as AddressInfo;
  server = await startFormsServer({
    settings: {
      smtpUrl: smtp.url,
      crmWebhookUrl: `http://127.0.0.1:${port}/moduli`,
      crmWebhookSecret: SECRET,
    },
  });
});

afterAll(async () => {
  await server.stop();
  await smtp.stop();
  crm.close();
});

afterEach(() => {
  answer = 200;
  for (const calls of [taken, refused, smtp.mails]) calls.length = 0;
});

const settled = () =>
  until('an empty outbox', async () => (await server.forms.counts()).pending === 0);

it('gets what was sent, signed, beside the mail', async () => {
  const { body } = await post(server, '/pmiform/', pmi);
  await settled();
  expect(taken).toHaveLength(1);
  expect(smtp.mails).toHaveLength(1);
  const [call] = taken;
  expect(call?.headers['content-type']).toBe('application/json');
  expect(call?.headers['idempotency-key']).toBe(body.id);
  expect(verifySignature(call?.body ?? '', SECRET, String(call?.headers['x-signature']))).toBe(
    true,
  );
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    id: body.id,
    form: 'pmi',
    fields: { nome: pmi.nome, cognome: pmi.cognome, city: pmi.city },
  });
});

it.each([500, 301, 'hangs up'] as const)(
  'that answers with %s gets it again under the same key, while the mail has gone once',
  async (failure) => {
    answer = failure;
    const { status, body } = await post(server, '/pmiform/', pmi);
    expect(status).toBe(200);
    await until('two tries', () => refused.length >= 2);
    await until('the mail', () => smtp.mails.length === 1);
    answer = 200;
    await settled();
    expect(taken).toHaveLength(1);
    const keys = [...refused, ...taken].map((call) => call.headers['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([body.id]));
    expect(smtp.mails).toHaveLength(1);
  },
);

it('does not get a second copy because the mail failed', async () => {
  smtp.behave('temporary');
  await post(server, '/pmiform/', pmi);
  await until('the call', () => taken.length === 1);
  await until('failed mails', async () => {
    const [row] = await server.forms.context.database.query<{ most: number }>(
      'SELECT max(attempts)::int AS most FROM form_deliveries',
    );
    return (row?.most ?? 0) >= 2;
  });
  smtp.behave('ok');
  await settled();
  expect(taken).toHaveLength(1);
  expect(smtp.mails).toHaveLength(1);
});
