import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';

export interface EmbeddedCms {
  port: number;
  firstRun: boolean;
  editor?: { user: string; password: string };
  stop(): Promise<void>;
}

interface ReadyMessage {
  event: 'ready';
  port: number;
  firstRun: boolean;
  editor?: { user: string; password: string };
}

/** How long a stop may take before the process is killed, in ms. */
const STOP_TIMEOUT = 10_000;
const RESTART_DELAY = 1_000;

/**
 * Runs the embedded WordPress as a child process and keeps it running: PHP blocks its event loop,
 * so it has a process of its own. Resolves when it answers; rejects when its first start fails.
 */
export async function startEmbeddedCms(
  settings: Settings,
  port: number,
  progress: (line: string) => void,
): Promise<EmbeddedCms> {
  let stopping = false;
  let current = await launch(settings, port, progress);
  const watch = (child: ChildProcess) => {
    child.once('exit', (code) => {
      if (stopping) return;
      log.error({ code }, 'WordPress stopped; starting it again');
      setTimeout(async () => {
        try {
          current = await launch(settings, port, () => {});
          watch(current.child);
        } catch (error) {
          log.error({ reason: String(error) }, 'WordPress does not start');
        }
      }, RESTART_DELAY);
    });
  };
  watch(current.child);
  return {
    port: current.ready.port,
    firstRun: current.ready.firstRun,
    editor: current.ready.editor,
    async stop() {
      stopping = true;
      await stopChild(current.child);
    },
  };
}

function launch(
  settings: Settings,
  port: number,
  progress: (line: string) => void,
): Promise<{ child: ChildProcess; ready: ReadyMessage }> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--import', 'tsx', path.resolve('wordpress/embedded/launch.ts')],
    {
      // Its own process group: Ctrl-C reaches this process alone, which then stops it in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: settings.dataDir,
        SITE_ORIGIN: settings.siteOrigin,
        BRAND: settings.brandName,
        BRAND_NAME: settings.brandName,
        ASSISTANT: settings.assistantName,
        FUNNEL_DOMAIN: settings.funnelDomain,
        SITE_HOST: settings.siteHost,
        WP_PORT: String(port),
        WEBHOOK_URL: webhookUrls(settings),
        WEBHOOK_SECRET_FILE: settings.webhookSecretFile,
      },
    },
  );
  // Should this process be killed without a chance to stop it, WordPress must not stay behind.
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`WordPress ended at its start (exit ${code}).`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = readReady(line);
      if (ready) {
        child.removeAllListeners('exit');
        resolve({ child, ready });
      } else if (line.trim() !== '') progress(line);
    });
  });
}

function readReady(line: string): ReadyMessage | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const message = JSON.parse(line) as Partial<ReadyMessage>;
    return message.event === 'ready' && message.port ? (message as ReadyMessage) : undefined;
  } catch {
    return undefined;
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  await ended;
  clearTimeout(timer);
}

/** Where WordPress announces changes: here, and at the other instances (INSTANCES). */
function webhookUrls({ port, instances }: Settings): string {
  const own = `http://127.0.0.1:${port}`;
  return [own, ...instances].map((origin) => `${origin}/api/revalidate`).join(',');
}
