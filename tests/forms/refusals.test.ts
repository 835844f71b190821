import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FormsServer,
  openSession,
  pmi,
  post,
  startFormsServer,
} from '../support/forms-server.ts';

let server: FormsServer;

beforeAll(async () => {
  server = await startFormsServer({ settings: { smtpUrl: 'smtp://127.0.0.1:1' } });
});

afterAll(() => server.stop());

async function stored(): Promise<number> {
  const [row] = await server.forms.context.database.query<{ count: number }>(
    'SELECT (SELECT count(*) FROM form_submissions)::int + (SELECT count(*) FROM consent_receipts)::int AS count',
  );
  return row?.count ?? -1;
}

type Try = () => Promise<{ status: number; body: { error?: string; code?: string } }>;

/** The answer is as told, its error a sentence, and the outbox as before. */
async function refused(attempt: Try, status: number, code?: string): Promise<void> {
  const before = await stored();
  const answer = await attempt();
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatch(/\S/);
  if (code) expect(answer.body.code).toBe(code);
  expect(await stored()).toBe(before);
}

const raw = (
  body: string,
  headers: Record<string, string>,
  endpoint = '/pmiform/',
): ReturnType<Try> =>
  openSession(server.origin).then(async ({ cookie, token }) => {
    const response = await fetch(server.origin + endpoint, {
      method: 'POST',
      headers: { cookie, 'x-csrf-token': token, ...headers },
      body,
    });
    return { status: response.status, body: (await response.json()) as { error?: string } };
  });

describe('a post is refused and leaves no trace', () => {
  const json = { 'content-type': 'application/json' };

  it('without a token', () =>
    refused(
      async () => {
        const session = await openSession(server.origin);
        return post(server, '/pmiform/', pmi, { session: { ...session, token: '' } });
      },
      403,
      'csrf',
    ));

  it('without the session’s cookie', () =>
    refused(
      async () => {
        const { token } = await openSession(server.origin);
        return post(server, '/pmiform/', pmi, { session: { cookie: '', token } });
      },
      403,
      'csrf',
    ));

  it('with another session’s token', () =>
    refused(
      async () => {
        const [mine, other] = [await openSession(server.origin), await openSession(server.origin)];
        return post(server, '/pmiform/', pmi, {
          session: { cookie: mine.cookie, token: other.token },
        });
      },
      403,
      'csrf',
    ));

  it.each([
    ['another origin', { origin: 'https://male.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s', (_case, headers) =>
    refused(() => raw(JSON.stringify(pmi), { ...json, ...headers }), 403, 'origin'),
  );

  it('that is too large, announced or not', async () => {
    const big = JSON.stringify({ ...pmi, textArea: 'x'.repeat(1_000_000) });
    await refused(() => raw(big, json), 413);
    await refused(() => chunked(big), 413);
    const form = new URLSearchParams({ ...pmi, textArea: 'x'.repeat(1_000_000) }).toString();
    await refused(() => raw(form, { 'content-type': 'application/x-www-form-urlencoded' }), 413);
  });

  it.each([
    ['text', 'text/plain', '{}'],
    ['XML', 'application/xml', '<a/>'],
    ['multipart where no file is asked for', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['no type', '', '{}'],
  ])('as %s', (_case, type, body) => refused(() => raw(body, { 'content-type': type }), 415));

  it.each(['', '{', '[]', 'null', '"x"'])('with the body %j', (body) =>
    refused(() => raw(body, json), 400),
  );

  it.each([
    {},
    { __proto__: { nome: 'x' } },
    { ...pmi, email: { toString: 'x' } },
    { ...pmi, nome: ['a'] },
    { ...pmi, nome: '\u0000\u202e  ' },
    { ...pmi, email: 'a@b.it\r\nBcc: x@y.example' },
    { ...pmi, nome: 'x'.repeat(101) },
  ])('with wrong values %#', (values) => refused(() => post(server, '/pmiform/', values), 422));

  it('by a program that fills the trap', () =>
    refused(() => post(server, '/pmiform/', { ...pmi, website: 'https://spam.example' }), 400));

  it('with a repeated field', () =>
    refused(
      () =>
        raw(`${new URLSearchParams(pmi)}&email=x@y.example`, {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      400,
    ));

  it('by another method', () =>
    refused(async () => {
      const response = await fetch(`${server.origin}/pmiform/`);
      return { status: response.status, body: (await response.json()) as { error: string } };
    }, 405));

  it('with a file of another kind, too large a file, or none', async () => {
    const application = (file?: File) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        nome: 'A',
        cognome: 'B',
        email: 'a@b.it',
        phone: '1234567',
        privacy: 'true',
      })) {
        form.set(name, value);
      }
      if (file) form.set('curriculum', file);
      return () => post(server, '/candidatura/', form);
    };
    await refused(application(new File(['<svg onload="x">'], 'cv.pdf')), 415);
    await refused(
      application(new File([Buffer.alloc(6 * 1024 * 1024, '%PDF-1.4')], 'cv.pdf')),
      413,
    );
    await refused(application(), 422);
    await refused(application(new File([], 'cv.pdf')), 415);
  });

  it('too soon, and too often', async () => {
    const strict = await startFormsServer({
      settings: { smtpUrl: 'smtp://127.0.0.1:1', minimumSeconds: 60, perAddress: 1 },
    });
    const early = await post(strict, '/pmiform/', pmi);
    expect(early).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    strict.forms.context.settings.minimumSeconds = 0;
    expect((await post(strict, '/pmiform/', pmi)).status).toBe(200);
    expect(await post(strict, '/pmiform/', pmi)).toMatchObject({
      status: 429,
      body: { code: 'rate' },
    });
    expect((await strict.forms.counts()).pending).toBe(1);
    await strict.stop();
  }, 120_000);
});

describe('reading', () => {
  it('a prefill needs a valid token and is kept by nobody', async () => {
    const { sealPrefill } = await import('@site/forms/prefill-token.ts');
    const info = { nome: 'Zoë', cellulare: '345' };
    const key = server.forms.context.secrets.prefill;
    const ask = (data: string) =>
      fetch(`${server.origin}/sendMail?data=${encodeURIComponent(data)}`);
    const good = await ask(sealPrefill(key, info, new Date(Date.now() + 60_000)));
    expect(good.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(((await good.json()) as { data: string }).data)).toEqual(info);
    expect((await ask(sealPrefill(key, info, new Date(Date.now() - 1)))).status).toBe(403);
    expect((await ask('p1.x')).status).toBe(403);
    expect((await ask('')).status).toBe(400);
  });

  it('a token in a page’s address is moved away before the page is sent', async () => {
    const response = await fetch(`${server.origin}/pmi?source=crm&utm=1&data=p1.abc-_`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/pmi?utm=1');
    expect(response.headers.get('set-cookie')).toMatch(/^albaviva_prefill=p1\.abc-_; Path=\/;/);
  });

  it('administration is for who is logged in', async () => {
    const response = await fetch(`${server.origin}/admin/moduli`);
    expect(response.status).toBe(401);
    const change = await fetch(`${server.origin}/admin/moduli`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=erase&contact=a@b.it',
    });
    expect(change.status).toBe(401);
  });
});

describe('a suspicious call', () => {
  it.each([
    ['0039 800.000.123', true],
    ['+39 333 1234567', false],
  ])('from %s is ours: %s, and nothing is stored', async (phone, company) => {
    const before = await stored();
    const { status, body } = await post(server, '/chiamatesospette/', { phone });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, company });
    expect(await stored()).toBe(before);
  });
});

describe('consent', () => {
  it('is kept with its text, version and time; erasing a person leaves a pseudonym', async () => {
    const { database, secrets } = server.forms.context;
    const { body } = await post(server, '/api/callmeback', {
      name: 'Ada',
      phone: '345-1234567',
      privacy: true,
      time: 'sera',
    });
    const receipts = () =>
      database.query<{ phone: string; text: string; text_version: string; given_at: Date }>(
        'SELECT * FROM consent_receipts WHERE submission_id = $1',
        [body.id],
      );
    const [receipt, ...others] = await receipts();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ phone: '+393451234567', text_version: '2026-11' });
    expect(receipt?.text).toContain('acconsento');
    // So it is handed on as well.
    expect(
      await database.query("SELECT fields->>'phone' AS phone FROM form_submissions WHERE id = $1", [
        body.id,
      ]),
    ).toEqual([{ phone: '+393451234567' }]);
    expect(Date.now() - new Date(receipt?.given_at ?? 0).getTime()).toBeLessThan(60_000);
    const { eraseContact } = await import('@site/forms/outbox/retention.ts');
    expect(await eraseContact(database, { phone: '+393451234567' }, secrets.erasure)).toBe(1);
    expect((await receipts())[0]?.phone).toMatch(/^erased:[0-9a-f]{32}$/);
    const left = await database.query('SELECT 1 FROM form_submissions WHERE id = $1', [body.id]);
    expect(left).toEqual([]);
  });
});

describe('without scripts', () => {
  const native = (fields: Record<string, string>, cookie = '') =>
    fetch(`${server.origin}/pmiform/`, {
      method: 'POST',
      headers: { accept: 'text/html', origin: server.origin, cookie },
      body: new URLSearchParams(fields),
    });

  it('a form is confirmed on a page with a token, then taken once', async () => {
    const first = await native({ ...pmi, nome: '<b>Zoë</b>' });
    expect(first.status).toBe(403);
    const html = await first.text();
    expect(html).toContain('&lt;b&gt;Zoë&lt;/b&gt;');
    const token = tokenIn(html);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const before = await stored();
    for (let times = 0; times < 2; times += 1) {
      const second = await native({ ...pmi, _csrf: token }, cookie);
      expect(second.status).toBe(200);
      expect(await second.text()).toContain('La tua richiesta è stata inviata.');
    }
    expect(await stored()).toBe(before + 1);
  });

  it('what is wrong is put right on that page, with everything else kept', async () => {
    const wrong = { ...pmi, email: 'zoe@', phone: '12', textArea: 'Riga' };
    const first = await native(wrong);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const before = await stored();
    const answers = [
      first,
      await native({ ...wrong, _csrf: tokenIn(await first.clone().text()) }, cookie),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toMatch(/<input type="email" id="email"[^>]* value="zoe@"/);
      expect(html).toContain('Numero di telefono non valido');
      expect(html).toContain('<input type="hidden" name="textArea" value="Riga"/>');
      expect(html).not.toMatch(/type="hidden" name="(email|phone)"/);
    }
    expect(await stored()).toBe(before);
  });
});

it('what cannot be kept is no success, and has no sentence but the form’s own (spec 8)', async () => {
  const { context } = server.forms;
  const { limits } = context;
  context.limits = { ...limits, submission: () => Promise.reject(new Error('no database')) };
  try {
    const session = await openSession(server.origin);
    expect(await post(server, '/pmiform/', pmi, { session })).toEqual({ status: 503, body: {} });
  } finally {
    context.limits = limits;
  }
});

const tokenIn = (html: string) => /name="_csrf" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** A body of unknown length, sent in pieces. */
function chunked(body: string): ReturnType<Try> {
  return openSession(server.origin).then(
    ({ cookie, token }) =>
      new Promise((resolve, reject) => {
        const sent = httpRequest(
          `${server.origin}/pmiform/`,
          {
            method: 'POST',
            headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json' },
          },
          (response) => {
            let text = '';
            response.on('data', (chunk) => {
              text += chunk;
            });
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }),
            );
          },
        );
        sent.on('error', reject);
        for (let at = 0; at < body.length; at += 50_000) sent.write(body.slice(at, at + 50_000));
        sent.end();
      }),
  );
}
