import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@site/config/settings.ts';
import { formsFront } from '@site/forms/front.ts';
import { type Forms, startForms } from '@site/forms/runtime.ts';
import { type FormSettings, readFormSettings } from '@site/forms/settings.ts';

export interface FormsServer {
  origin: string;
  forms: Forms;
  dataDir: string;
  stop(): Promise<void>;
}

/** The forms alone behind HTTP, as the front server has them, over a folder of their own. */
export async function startFormsServer(options: {
  /** Content of published pages by path. */
  pages?: Record<string, unknown>;
  settings?: Partial<FormSettings>;
  dataDir?: string;
}): Promise<FormsServer> {
  const own = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'forms-')));
  const server = createServer();
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  const settings = readSettings({ SITE_ORIGIN: origin, DATA_DIR: dataDir });
  const forms = await startForms({
    ...readFormSettings(settings, {}),
    perAddress: 1_000_000,
    perContact: 1_000_000,
    minimumSeconds: 0,
    retrySeconds: 0.05,
    ...options.settings,
  });
  const pages = options.pages ?? {};
  forms.context.readPage = async (page) =>
    Object.hasOwn(pages, page) ? JSON.stringify(pages[page]) : undefined;
  const handle = formsFront(forms);
  server.on('request', (request, response) => {
    handle(request, response, new URL(request.url ?? '/', origin)).then(
      (taken) => taken || response.writeHead(404).end(),
      () => response.destroy(),
    );
  });
  return {
    origin,
    forms,
    dataDir,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await forms.stop();
      if (own) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** A visitor's session: the cookie and a token. */
export async function openSession(origin: string): Promise<{ cookie: string; token: string }> {
  const response = await fetch(`${origin}/csrftoken/`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { token } = (await response.json()) as { token: string };
  return { cookie, token };
}

export interface Answer {
  status: number;
  body: { error?: string; code?: string; fields?: Record<string, string>; id?: string } & Record<
    string,
    unknown
  >;
}

/** Posts JSON, or a multipart form, as the site's own pages do. */
export async function post(
  server: { origin: string },
  endpoint: string,
  body: Record<string, unknown> | FormData,
  options: { session?: { cookie: string; token: string }; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const session = options.session ?? (await openSession(server.origin));
  const response = await fetch(server.origin + endpoint, {
    method: 'POST',
    headers: {
      origin: server.origin,
      cookie: session.cookie,
      'x-csrf-token': session.token,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

export const pmi = {
  nome: 'Zoë',
  cognome: 'D’Àngelo',
  email: 'zoe@impresa.example',
  phone: '+39345678901',
  nomeazienda: 'Impresa & Figli',
  city: 'Forlì',
  piva: '01234567897',
  consumo: '',
  textArea: 'Perché così caro?\nSeconda riga.',
};
