import { StartError, startServer } from '../site/server/main.ts';
import { checkPublishChecks } from './check-publish-checks.ts';

/** Runs the product until it is told to stop; ends with code 1 and a sentence when it can't. */
export async function serve(options: {
  development: boolean;
  prepare?: (progress: (line: string) => void) => Promise<void>;
}): Promise<void> {
  const progress = (line: string) => process.stdout.write(`${line}\n`);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  let stopping = false;
  try {
    checkPublishChecks(process.env.PUBLISH_CHECKS);
    const server = await startServer({
      development: options.development,
      progress,
      prepare: options.prepare && (() => options.prepare?.(progress) ?? Promise.resolve()),
    });
    const stop = () => {
      if (stopping) return;
      stopping = true;
      void server.stop().then(() => {
        progress('Stopped.');
        process.exit(0);
      });
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start again.';
  if (code === 'EACCES')
    return `${message}. Choose a folder you may write to: DATA_DIR=… npm start`;
  return message ?? String(error);
}
