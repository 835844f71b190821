import { readEmbeddedSettings } from './settings.ts';
import { startWordPress } from './start.ts';

/**
 * Entry of WordPress's own process: PHP blocks its event loop. Prints progress, then one line
 * `{"event":"ready","port":...,"firstRun":...,"editor":{...}?}`; ends on SIGTERM and SIGINT.
 */
async function main(): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const wordPress = await startWordPress(readEmbeddedSettings(), print);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await wordPress.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithParent(stop);
  const { port, firstRun, editor } = wordPress;
  await wordPress.announced();
  print(JSON.stringify({ event: 'ready', port, firstRun, ...(editor ? { editor } : {}) }));
}

/** Whoever started this process may be killed without a chance to stop it: it does not stay behind. */
function stopWithParent(stop: () => Promise<void>): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop();
  }, 2_000).unref();
}

main().catch((error: unknown) => {
  process.stderr.write(`WordPress: ${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
});
