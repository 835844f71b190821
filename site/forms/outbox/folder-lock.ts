import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Longest path of a socket that every system admits. */
const LONGEST = 100;

/**
 * Takes a folder for this process; returns what gives it back. Two processes in one embedded
 * database would destroy it. The lock is a socket that is listened on: it ends with its process,
 * however that ends, and no process id is ever mistaken for another.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(address);
    if (server) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    if (await answers(address)) {
      throw new Error(
        `The outbox in ${folder} is in use by another process. Stop it, choose another DATA_DIR, ` +
          'or set DATABASE_URL to share one between processes.',
      );
    }
    // Left behind by a process that was killed.
    await rm(address, { force: true });
  }
  throw new Error(`The outbox in ${folder} cannot be locked.`);
}

function lockAddress(folder: string): string {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\outbox-${name}`;
  const own = path.join(path.resolve(folder), 'lock');
  return own.length <= LONGEST ? own : path.join(tmpdir(), `outbox-${name}`);
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
