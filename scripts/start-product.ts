import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { portProblem } from '../site/server/ports.ts';

export interface Product {
  origin: string;
  editor?: { user: string; password: string };
  /** Everything it printed so far. */
  output: string[];
  process: ChildProcess;
  stop(): Promise<void>;
}

const START_TIMEOUT = 10 * 60_000;
/** Time for two products to start one after the other, on however busy a machine, in ms. */
export const STARTING = 2 * START_TIMEOUT;

/** Set in an installation's `.env`, these would lead to services and content that are not a test's. */
export const OF_ITS_OWN = Object.fromEntries(
  [
    ...['SMTP_URL', 'DATABASE_URL', 'REDIS_URL', 'CRM_WEBHOOK_URL', 'WP_API', 'INSTANCES'],
    ...['WEBHOOK_SECRET', 'WEBHOOK_SECRET_FILE', 'BRAND', 'ASSISTANT', 'HOST'],
    ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  ].map((name) => [name, '']),
);

/** Starts the whole product as `npm start` does, on a free port over its own data directory. */
export async function startProduct(options: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [path.resolve('scripts/bootstrap.mjs'), 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...OF_ITS_OWN,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      SITE_ORIGIN: '',
      LOG_LEVEL: 'info',
      ...options.env,
    },
  });
  const output: string[] = [];
  const product: Product = {
    origin: `http://localhost:${port}`,
    output,
    process: child,
    stop: () => stop(child),
  };
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT);
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`The product ${reason}:\n${output.slice(-40).join('\n')}`));
    };
    child.once('exit', (code) => fail(`ended with code ${code}`));
    createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const editor = /^Editor: \S+ {2}user: (\S+) {2}password: (\S+)$/.exec(line);
      if (editor) product.editor = { user: editor[1] ?? '', password: editor[2] ?? '' };
      if (!line.startsWith('Ready: ')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return product;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}

/** Ports below those that systems give to connections, and above the well-known ones. */
const PORTS = { from: 10_240, to: 32_000 };

/**
 * A port that nothing listens on. Who asks for one binds it later, after a build or another start:
 * it is not among those that a connection could be given meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (!(await portProblem(port, '127.0.0.1'))) return port;
  }
}
