import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium on this machine, or undefined when there is none. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/**
 * Installs a Chromium when there is none: Playwright's own, or Debian's package where that cannot
 * be had. Throws with the way out when neither works.
 */
export function ensureChromium(): void {
  if (chromiumPath()) return;
  process.stderr.write('Installing Chromium for the browser tests…\n');
  const playwright = path.resolve('node_modules/playwright/cli.js');
  run(process.execPath, [playwright, 'install', 'chromium'], 300_000);
  if (chromiumPath()) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  runAll(prefix, ['apt-get', 'update', '-qq']);
  runAll(prefix, ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  if (chromiumPath()) return;
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
