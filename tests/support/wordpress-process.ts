import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FIXTURE_SEED } from './wordpress-template.ts';

/** What WordPress believes its site's address is; tests talk to its loopback port. */
export const TEST_SITE_ORIGIN = 'http://localhost:4399';

/** PHP lives for seconds here: compiled as it runs, and quickly, it takes a third less than compiled well. */
const QUICKLY_COMPILED = ['--wasm-lazy-compilation', '--liftoff-only'];

export interface WordPressProcess {
  port: number;
  firstRun: boolean;
  editor?: { user: string; password: string };
  child: ChildProcess;
  /** Everything it printed. */
  output: string[];
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts the embedded WordPress as the product does; resolves when it is ready. */
export async function launchWordPress(options: {
  dataDir: string;
  env?: Record<string, string>;
  args?: string[];
}): Promise<WordPressProcess> {
  const child = spawn(
    process.execPath,
    [
      ...QUICKLY_COMPILED,
      ...['--no-warnings', '--import', 'tsx', path.resolve('wordpress/embedded/launch.ts')],
      ...(options.args ?? []),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATA_DIR: options.dataDir,
        SITE_ORIGIN: TEST_SITE_ORIGIN,
        WP_PORT: '0',
        WEBHOOK_URL: '',
        WEBHOOK_SECRET_FILE: '',
        BRAND_NAME: 'Albaviva',
        SEED_DIR: FIXTURE_SEED,
        SEED_TEST_USERS: '1',
        ...options.env,
      },
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const output: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<Pick<WordPressProcess, 'port' | 'firstRun' | 'editor'>>(
    (resolve, reject) => {
      child.once('exit', (code) =>
        reject(new Error(`WordPress ended with ${code}:\n${output.join('\n')}`)),
      );
      createInterface({ input: child.stdout }).on('line', (line) => {
        output.push(line);
        if (line.startsWith('{')) resolve(JSON.parse(line));
      });
    },
  );
  return {
    ...ready,
    child,
    output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
