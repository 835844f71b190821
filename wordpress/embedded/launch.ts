import { createInterface } from 'node:readline';
import { readEmbeddedSettings } from './settings.ts';
import { startWordPress } from './start.ts';

/**
 * Entry of WordPress's own process: PHP blocks its event loop. Prints progress, then one line
 * `{"event":"ready","port":...,"firstRun":...,"editor":{...}?}`; ends on SIGTERM and SIGINT.
 * With `--confirm-announced` the editor counts as named only when stdin says so, in a line
 * `announced`: whoever started this prints the password later, and may fail before it does.
 */
async function main(): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const wordPress = await startWordPress(readEmbeddedSettings(), print);
  let stopping = false;
  let noting = Promise.resolve();
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await wordPress.stop();
    await noting;
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithParent(stop);
  const { port, firstRun, editor } = wordPress;
  if (process.argv.includes('--confirm-announced')) {
    onAnnounced(() => {
      noting = wordPress.announced().catch((error: unknown) => {
        process.stderr.write(`WordPress: password will be named again: ${String(error)}\n`);
      });
    });
  } else await wordPress.announced();
  print(JSON.stringify({ event: 'ready', port, firstRun, ...(editor ? { editor } : {}) }));
}

/** A parent that is gone closes stdin or breaks it; stopWithParent() sees to that, not this. */
function onAnnounced(note: () => void): void {
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      if (line === 'announced') note();
    })
    .on('error', () => {});
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
