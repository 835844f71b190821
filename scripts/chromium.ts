import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Tests need no window: the same engine without the browser around it opens pages in half the time. */
const SHELL_PATHS = ['/usr/bin/chromium-headless-shell'];
const BROWSER_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface Wanted {
  /** What editors and visitors use, to be measured; tests take one without a window where there is. */
  isWhole?: boolean;
}

/** Path of a Chromium on this machine, or undefined when there is none. */
export function chromiumPath({ isWhole = false }: Wanted = {}): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...(isWhole ? [] : SHELL_PATHS),
    chromium.executablePath(),
    ...BROWSER_PATHS,
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/**
 * Installs a Chromium when there is none: Playwright's own, or Debian's package where that cannot
 * be had. Throws with the way out when neither works.
 */
export function ensureChromium(wanted: Wanted = {}): void {
  if (chromiumPath(wanted)) return;
  process.stderr.write('Installing Chromium for the browser tests…\n');
  const playwright = path.resolve('node_modules/playwright/cli.js');
  run(process.execPath, [playwright, 'install', 'chromium'], 300_000);
  if (chromiumPath(wanted)) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  runAll(prefix, ['apt-get', 'update', '-qq']);
  for (const name of wanted.isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
    runAll(prefix, ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]);
    if (chromiumPath(wanted)) return;
  }
  throw new Error(
    'No Chromium could be installed. Install one and set CHROMIUM_PATH to its program file.',
  );
}

function runAll(prefix: string[], command: string[]): void {
  const [program = '', ...args] = [...prefix, ...command];
  run(program, args, 600_000);
}

function run(program: string, args: string[], timeout: number): void {
  spawnSync(program, args, {
    stdio: ['ignore', 2, 2],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
