import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { ownAddress } from './own-address.ts';

export interface EmbeddedCms {
  port: number;
  firstRun: boolean;
  editor?: { user: string; password: string };
  /** To be called when the editor's password was printed: later starts do not name it again. */
  announced(): void;
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
/** Pauses before it is started again, in ms: each failure doubles the next one. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

type WordPressChild = ReturnType<typeof spawnWordPress>;

/**
 * Runs the embedded WordPress as a child process and keeps it running: PHP blocks its event loop,
 * so it has a process of its own. Resolves when it answers; rejects when its first start fails.
 * `onRestart` hears of each later start: changes made just before its end were announced to nobody.
 */
export async function startEmbeddedCms(
  settings: Settings,
  port: number,
  progress: (line: string) => void,
  options: { onRestart?: () => void; script?: string } = {},
): Promise<EmbeddedCms> {
  const script = options.script ?? path.resolve('wordpress/embedded/launch.ts');
  const stopping = new AbortController();
  let announced = false;
  let child = spawnWordPress(settings, port, script);
  // Should this process be killed without a chance to stop it, WordPress must not stay behind.
  process.once('exit', () => child.kill('SIGKILL'));
  let ready = await whenReady(child, progress);
  const { editor } = ready;

  /** A child that died before it noted this is told again, in its successor. */
  const confirmAnnounced = () => {
    if (!announced || ready.editor?.password !== editor?.password) return;
    child.stdin.write('announced\n');
  };
  const watch = () => {
    child.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return;
      log.error({ code, signal }, 'WordPress stopped; starting it again');
      void restart();
    });
  };
  const restart = async () => {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        await pauseFor(pause, undefined, { signal: stopping.signal });
        // The password was reset at the first start, and announced then.
        child = spawnWordPress(settings, port, script, { RESET_EDITOR_PASSWORD: '' });
        ready = await whenReady(child, () => {});
        break;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ reason: String(error) }, 'WordPress does not start; trying again');
      }
    }
    if (stopping.signal.aborted) return;
    watch();
    confirmAnnounced();
    options.onRestart?.();
  };
  watch();
  return {
    port: ready.port,
    firstRun: ready.firstRun,
    editor,
    announced() {
      announced = editor !== undefined;
      confirmAnnounced();
    },
    async stop() {
      stopping.abort();
      await stopChild(child);
    },
  };
}

function spawnWordPress(
  settings: Settings,
  port: number,
  script: string,
  env: Record<string, string> = {},
) {
  return spawn(
    process.execPath,
    ['--no-warnings', '--import', 'tsx', script, '--confirm-announced'],
    {
      // Its own process group: Ctrl-C reaches this process alone, which then stops it in order.
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'inherit'],
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
        ...env,
      },
    },
  );
}

function whenReady(child: WordPressChild, progress: (line: string) => void): Promise<ReadyMessage> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`WordPress ended at its start (exit ${code}).`));
    child.once('error', reject);
    child.once('exit', ended);
    // Its end is seen by its exit; that nobody reads any more is no news.
    child.stdin.on('error', () => {});
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = readReady(line);
      if (ready) {
        child.off('exit', ended);
        resolve(ready);
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

async function stopChild(child: WordPressChild): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  await ended;
  clearTimeout(timer);
}

/** Where WordPress announces changes: here, and at the other instances (INSTANCES). */
function webhookUrls(settings: Settings): string {
  return [ownAddress(settings), ...settings.instances]
    .map((origin) => `${origin}/api/revalidate`)
    .join(',');
}
