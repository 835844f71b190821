import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchWordPress, type WordPressProcess } from './wordpress-process.ts';
import { copyOfTemplate } from './wordpress-template.ts';

export interface TestWordPress {
  process: WordPressProcess;
  dataDir: string;
  /** Fetches a path below /wordpress, e.g. `/wp-json/wp/v2/pages`. */
  get(path: string, init?: RequestInit): Promise<Response>;
  json<T = unknown>(path: string, init?: RequestInit): Promise<T>;
  login(user: string, password: string): Promise<Session>;
  /** Stops it, with its data directory kept, and starts it over that again. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

/** A logged-in user: the cookies and a fresh nonce. */
export interface Session {
  cookie: string;
  nonce: string;
  /** A REST call in this user's name. */
  rest(method: string, path: string, body?: unknown): Promise<Response>;
}

export const TEST_PASSWORD = 'prova-prova-prova';

/** An embedded WordPress of this test file's own, with the fixture's content. */
export async function startTestWordPress(env: Record<string, string> = {}): Promise<TestWordPress> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wordpress-'));
  await copyOfTemplate(dataDir);
  let wordPress = await launchWordPress({ dataDir, env });
  const get = (route: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${wordPress.port}/wordpress${route}`, { redirect: 'manual', ...init });
  return {
    get process() {
      return wordPress;
    },
    dataDir,
    get,
    json: async <T>(route: string, init?: RequestInit) => (await get(route, init)).json() as T,
    login: (user, password) => login(get, user, password),
    async restart(signal) {
      await wordPress.stop(signal);
      wordPress = await launchWordPress({ dataDir, env });
    },
    async close() {
      await wordPress.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function login(get: TestWordPress['get'], user: string, password: string): Promise<Session> {
  const answer = await get('/wp-login.php', {
    method: 'POST',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: user, pwd: password, testcookie: '1' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((entry) => entry.split(';')[0] ?? '')
    .filter((entry) => entry.startsWith('wordpress_'))
    .join('; ');
  if (answer.status !== 302) throw new Error(`Login of ${user} failed: ${answer.status}`);
  const nonce = await (await get(NONCE_PATH, { headers: { cookie } })).text();
  return {
    cookie,
    nonce,
    rest: (method, route, body) =>
      get(`/wp-json${route}`, {
        method,
        headers: { cookie, 'x-wp-nonce': nonce, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

export const NONCE_PATH = '/wp-admin/admin-ajax.php?action=rest-nonce';
