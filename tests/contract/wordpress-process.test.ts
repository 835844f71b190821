import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@site/config/settings.ts';
import { type EmbeddedCms, startEmbeddedCms } from '@site/server/embedded-cms.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEmbeddedSettings } from '../../wordpress/embedded/settings.ts';
import { startWordPress } from '../../wordpress/embedded/start.ts';
import { startTestWordPress, TEST_PASSWORD, type TestWordPress } from '../support/wordpress.ts';
import { launchWordPress, type WordPressProcess } from '../support/wordpress-process.ts';
import { copyOfTemplate, FIXTURE_SEED } from '../support/wordpress-template.ts';

let wordPress: TestWordPress;
beforeAll(async () => {
  wordPress = await startTestWordPress();
});
afterAll(() => wordPress?.close());

/** A request with its path sent as it is; fetch would tidy it up. */
function rawStatus(rawPath: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: wordPress.process.port, path: rawPath }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

/** What a kill leaves of an installation, by how far it had come. */
const KILLED_HALFWAY = {
  'before its options':
    'foreach ( $wpdb->tables() as $table ) $wpdb->query( "DELETE FROM $table" );',
  'before its administrator': `delete_option( 'wp_user_roles' );
    delete_option( 'energy_site_configured' );
    foreach ( array( $wpdb->users, $wpdb->usermeta ) as $table ) $wpdb->query( "DELETE FROM $table" );`,
};

async function undo(dataDir: string, php: string): Promise<void> {
  const settings = { DATA_DIR: dataDir, SEED_DIR: FIXTURE_SEED };
  const half = await startWordPress(readEmbeddedSettings(settings), () => {});
  await half.php.run(`<?php require '/wordpress/wp-load.php'; ${php}`);
  await half.stop();
}

describe('the embedded WordPress as a process', () => {
  it('installs and seeds an empty data directory, and names its editor once', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'wordpress-new-'));
    const running: WordPressProcess[] = [];
    const start = async () => {
      const started = await launchWordPress({ dataDir });
      running.push(started);
      return started;
    };
    try {
      const first = await start();
      expect(first.firstRun).toBe(true);
      expect(first.editor).toEqual({ user: 'admin', password: expect.stringMatching(/^\w{20}$/) });
      await first.stop();
      const again = await start();
      expect(again.firstRun).toBe(false);
      expect(again.editor).toBeUndefined();
      expect(again.output.join('\n')).not.toContain(first.editor?.password);
      const log = (pwd: string) =>
        fetch(`http://127.0.0.1:${again.port}/wordpress/wp-login.php`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
          body: new URLSearchParams({ log: 'admin', pwd, testcookie: '1' }),
        });
      expect((await log('password')).status).toBe(200);
      expect((await log(first.editor?.password ?? '')).status).toBe(302);
    } finally {
      for (const one of running) await one.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 120_000);

  it('names its editor to the site until the site has printed it', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'wordpress-named-'));
    await copyOfTemplate(dataDir);
    const file = path.join(dataDir, 'wordpress/first-run.json');
    const stored = async () => JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ user: 'admin', password: 'x', announced: false }));
    vi.stubEnv('SEED_DIR', FIXTURE_SEED);
    let cms: EmbeddedCms | undefined;
    const start = async () => {
      cms = await startEmbeddedCms(readSettings({ DATA_DIR: dataDir }), 0, () => {});
      return cms;
    };
    try {
      await (await start()).stop();
      const again = await start();
      expect([again.firstRun, again.editor?.password]).toEqual([true, 'x']);
      expect((await stored()).announced).toBe(false);
      again.announced();
      await expect.poll(async () => (await stored()).announced).toBe(true);
      await again.stop();
      expect((await start()).editor).toBeUndefined();
    } finally {
      await cms?.stop();
      vi.unstubAllEnvs();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it.each(Object.entries(KILLED_HALFWAY))(
    'ends an installation that was killed %s, with the password it had made',
    async (_, php) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'wordpress-half-'));
      await copyOfTemplate(dataDir);
      await undo(dataDir, php);
      const editor = { user: 'admin', password: 'quella-di-prima-0001' };
      const file = path.join(dataDir, 'wordpress/first-run.json');
      await writeFile(file, JSON.stringify({ ...editor, announced: false }));
      const again = await launchWordPress({ dataDir });
      try {
        expect(again.editor).toEqual(editor);
        const answer = await fetch(`http://127.0.0.1:${again.port}/wordpress/wp-login.php`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
          body: new URLSearchParams({ log: editor.user, pwd: editor.password, testcookie: '1' }),
        });
        expect(answer.status).toBe(302);
        expect(again.output.filter((line) => line.includes('PHP '))).toEqual([]);
      } finally {
        await again.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  );

  it('takes a WordPress from elsewhere for installed, its administrators as they are', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'wordpress-brought-'));
    await copyOfTemplate(dataDir);
    await undo(dataDir, "delete_option( 'energy_site_configured' );");
    await rm(path.join(dataDir, 'wordpress/first-run.json'));
    const brought = await launchWordPress({ dataDir });
    try {
      expect(brought.editor).toBeUndefined();
    } finally {
      await brought.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('keeps its secrets to their owner', async () => {
    const root = path.join(wordPress.dataDir, 'wordpress');
    expect((await stat(path.join(root, 'secrets.json'))).mode & 0o077).toBe(0);
    expect((await stat(path.join(root, 'database'))).mode & 0o077).toBe(0);
  });

  it('forgets the generated password after the first login with it', async () => {
    const file = path.join(wordPress.dataDir, 'wordpress/first-run.json');
    const { user, password } = JSON.parse(await readFile(file, 'utf8'));
    await wordPress.login(user, password);
    await expect.poll(() => stat(file).catch(() => undefined)).toBeUndefined();
  });

  it.each([
    '/wordpress/wp-content/database/.ht.sqlite',
    '/wordpress/wp-content/database/%2eht%2esqlite',
    '/wordpress/wp-content/%64atabase/.ht.sqlite',
    '/wordpress/wp-content//database/.ht.sqlite',
    '/wordpress/wp-content/uploads/../../../database/.ht.sqlite',
    '/wordpress/wp-content/uploads/%2e%2e/%2e%2e/%2e%2e/database/.ht.sqlite',
    '/wordpress/wp-content/uploads/..%2f..%2f..%2fdatabase/.ht.sqlite',
    '/wordpress/x/wp-content/database/.ht.sqlite',
    '/wordpress/data/database/.ht.sqlite',
    '/wordpress/wp-config.php',
    '/wordpress/x/wp-config.php',
    '/wordpress/phpinfo.php',
    '/wordpress/wp-content/plugins/energy-site/config/fields.php',
    '/data/database/.ht.sqlite',
  ])('refuses %s', async (rawPath) => {
    expect([400, 403, 404]).toContain(await rawStatus(rawPath));
  });

  it('follows no redirection of the demo runtime to other hosts', async () => {
    const answer = await wordPress.get(
      '/?playground-redirection-handler&next=https://evil.example',
    );
    expect(answer.headers.get('location')).toBe('http://localhost:4399/');
  });

  it('believes in one host, whoever asks', async () => {
    const answer = await wordPress.get('/wp-json/', { headers: { 'x-forwarded-host': 'evil' } });
    const body = (await answer.json()) as { home: string };
    expect(body.home).toBe('http://localhost:4399/wordpress');
    expect(await (await wordPress.get('/wp-login.php')).text()).not.toContain('127.0.0.1');
  });

  it('answers 200 requests at once without an error', async () => {
    const paths = ['/wp-json/msr/v1/slug/it/?slug=/', '/wp-json/wp/v2/shop', '/wp-login.php'];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => wordPress.get(paths[index % paths.length] ?? '')),
    );
    const wrong = answers.filter((answer) => answer.status !== 200);
    expect(wrong).toHaveLength(0);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  });

  it('answers past the number of requests that PHP itself can bear', async () => {
    let wrong = 0;
    // Two thousand of them end PHP; a cheap one will do.
    for (let index = 0; index < 1_700; index += 20) {
      const batch = Array.from({ length: 20 }, () => wordPress.get('/wp-admin/load-styles.php'));
      for (const answer of await Promise.all(batch)) {
        if (answer.status >= 500) wrong += 1;
        await answer.arrayBuffer();
      }
    }
    expect(wrong).toBe(0);
    expect((await wordPress.get('/wp-json/msr/v1/slug/it/?slug=/')).status).toBe(200);
  }, 240_000);

  it('survives being killed while it writes, and starts again with what was saved', async () => {
    const editor = await wordPress.login('redattore', TEST_PASSWORD);
    const saved: string[] = [];
    const writing = (async () => {
      for (let index = 0; ; index += 1) {
        const title = `Scritta ${index}`;
        const body = { title, slug: `scritta-${index}`, status: 'publish', content: 'x' };
        const answer = await editor.rest('POST', '/wp/v2/pages', body).catch(() => undefined);
        if (!answer?.ok) return;
        saved.push(`/scritta-${index}`);
      }
    })();
    await expect.poll(() => saved.length, { timeout: 20_000 }).toBeGreaterThan(2);
    await wordPress.restart('SIGKILL');
    await writing;
    for (const page of ['/', '/offerte/luce/luce-casa', ...saved]) {
      const answer = await wordPress.get(`/wp-json/msr/v1/slug/it/?slug=${page}`);
      expect([page, answer.status]).toEqual([page, 200]);
    }
    // Still logged in: the keys are the installation's, not the process's.
    expect((await editor.rest('GET', '/wp/v2/users/me')).status).toBe(200);
  });

  it('serves its own files without PHP, with validators and ranges', async () => {
    const file = '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1';
    const first = await wordPress.get(file);
    expect([first.status, first.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    const etag = first.headers.get('etag') ?? '';
    expect((await wordPress.get(file, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await wordPress.get(file, { headers: { range: 'bytes=2-5' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });
});
