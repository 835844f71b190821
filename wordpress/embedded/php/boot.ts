import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MountHandler, PHP, PHPRequestHandler, PHPResponse } from '@php-wasm/universal';
import { bootRequestHandler, preloadSqliteIntegration } from '@wp-playground/wordpress';
import type { WordPressCore } from '../prepare-core.ts';
import { ensureFileLocks } from './file-locks.ts';
import { DATABASE_DIR, DOCUMENT_ROOT, MU_PLUGIN_DIR, type WordPressFolders } from './paths.ts';
import { RequestQueue } from './queue.ts';
import { createRenewal } from './renewal.ts';

const PHP_VERSION = '8.3';

/** Files that Playground adds for its own demos: a login without password, phpinfo, and so on. */
const UNWANTED = [
  '/internal/shared/mu-plugins/0-playground.php',
  '/internal/shared/mu-plugins/1-auto-login.php',
  '/internal/shared/mu-plugins/sitemap-redirect.php',
  '/internal/shared/mu-plugins/inline-tinymce-content-css.php',
  '/internal/shared/mu-plugins/sqlite-test.php',
  '/internal/shared/preload/phpinfo.php',
];

const PHP_INI = {
  memory_limit: '512M',
  post_max_size: '64M',
  upload_max_filesize: '64M',
  max_input_vars: '5000',
  max_execution_time: '0',
  display_errors: '0',
  // To the process's own stderr.
  log_errors: '1',
  error_log: '',
  expose_php: '0',
  'session.cookie_httponly': '1',
  // In memory: a third of the time per request of the file cache that Playground sets.
  'opcache.file_cache_only': '0',
  'opcache.file_cache': '',
  'opcache.memory_consumption': '128',
  'opcache.max_accelerated_files': '4000',
  'opcache.revalidate_freq': '30',
};

/** PHP with WordPress's files, one task at a time. */
export interface PhpSite {
  /** Runs PHP code; throws when it ends with an error. Returns what it printed. */
  run(code: string, env?: Record<string, string>): Promise<string>;
  /** Undefined when nobody wants the answer any more at the moment it would be begun. */
  request(
    request: Parameters<PHPRequestHandler['request']>[0],
    isWanted: () => boolean,
  ): Promise<PHPResponse | undefined>;
  /** Writes a file of PHP's own memory. */
  writeFile(file: string, content: string): Promise<void>;
  onMessage(listener: (message: string) => void): void;
  /** Resolves when the task that runs now is done. */
  currentDone(): Promise<void>;
  /** Resolves when all tasks that wait now are done. */
  idle(): Promise<void>;
  exit(): Promise<void>;
}

interface BootOptions {
  core: WordPressCore;
  folders: WordPressFolders;
  siteUrl: string;
  wpConfig: string;
  muPluginDir: string;
}

/** Starts PHP and puts WordPress's files, settings and database driver in their places. */
export async function bootPhp(options: BootOptions): Promise<PhpSite> {
  ensureFileLocks();
  const { createNodeFsMountHandler, FileLockManagerForPosix, loadNodeRuntime } = await import(
    '@php-wasm/node'
  );
  const lockManager = new FileLockManagerForPosix();
  const createPhpRuntime = () =>
    loadNodeRuntime(PHP_VERSION, {
      fileLockManager: lockManager,
      emscriptenOptions: { processId: process.pid % 32_768 },
    });
  const handler = await bootRequestHandler({
    phpVersion: PHP_VERSION,
    siteUrl: options.siteUrl,
    documentRoot: DOCUMENT_ROOT,
    maxPhpInstances: 1,
    cookieStore: false,
    sapiName: 'cli-server',
    phpIniEntries: PHP_INI,
    createPhpRuntime,
    onPHPInstanceCreated: (php) => mountFiles(php, options, createNodeFsMountHandler),
  });
  const php = await handler.getPrimaryPhp();
  // The server in front decides which script runs; no address is rewritten on the way.
  handler.rewriteRules = [];
  const zip = await readFile(options.core.sqliteZip);
  await preloadSqliteIntegration(php, new File([new Uint8Array(zip)], 'sqlite.zip'), {
    phpVersion: PHP_VERSION,
  });
  for (const file of UNWANTED) if (php.isFile(file)) php.unlink(file);
  return phpSite({ php, handler, recreateRuntime: createPhpRuntime });
}

async function mountFiles(
  php: PHP,
  { core, folders, muPluginDir, wpConfig }: BootOptions,
  handlerOf: (outside: string) => MountHandler,
): Promise<void> {
  const mount = (inside: string, outside: string) => php.mount(inside, handlerOf(outside));
  await mount(DOCUMENT_ROOT, core.coreDir);
  await mount(path.posix.join(DOCUMENT_ROOT, 'wp-content'), folders.content);
  php.mkdirTree(DATABASE_DIR);
  await mount(DATABASE_DIR, folders.database);
  php.mkdirTree(MU_PLUGIN_DIR);
  await mount(MU_PLUGIN_DIR, muPluginDir);
  // WordPress looks one folder above its own when there is none inside.
  php.writeFile('/wp-config.php', wpConfig);
}

function phpSite(options: {
  php: PHP;
  handler: PHPRequestHandler;
  recreateRuntime: () => Promise<number>;
}): PhpSite {
  const { php, handler } = options;
  const queue = new RequestQueue();
  const warmUp = () =>
    handler.request({ url: `${handler.absoluteUrl}/wp-json/gse/v1/settings/it` });
  const renewal = createRenewal({ ...options, queue, warmUp });
  const task = <T>(work: () => Promise<T>) => queue.run(work).finally(() => renewal.used());
  return {
    run: (code, env) =>
      task(async () => {
        const response = await php.run({ code, ...(env ? { env } : {}) });
        if (response.exitCode !== 0) {
          throw new Error(`PHP ended with ${response.exitCode}: ${response.errors}`);
        }
        return response.text;
      }),
    request: (request, isWanted) =>
      queue.runIfWanted(() => handler.request(request), isWanted).finally(() => renewal.used()),
    writeFile: (file, content) => queue.run(async () => php.writeFile(file, content)),
    onMessage: (listener) => {
      php.onMessage((message) => {
        listener(message);
        return '';
      });
    },
    currentDone: () => queue.currentDone(),
    idle: () => queue.idle(),
    exit: () => {
      renewal.stop();
      return queue.run(async () => php.exit());
    },
  };
}
