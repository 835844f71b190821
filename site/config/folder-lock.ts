import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Longest path of a socket that every system admits. */
const LONGEST = 100;
/** How long a process that holds a lock is waited for to say who it is, in ms. */
const PATIENCE = 1_000;

/** Another process has the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  /** @param holder the process as it names itself, e.g. `process 4711` */
  constructor(
    readonly folder: string,
    readonly holder: string,
  ) {
    super(`${folder} is in use by ${holder}.`);
  }
}

/**
 * Takes a folder for this process; returns what gives it back. Throws FolderInUseError where another
 * has it. The lock is a socket that is listened on: it ends with its process, however that ends, and
 * no process id is ever mistaken for another.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(address);
    if (server) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    const holder = await whoHolds(address);
    if (holder) throw new FolderInUseError(folder, holder);
    // Left behind by a process that was killed.
    await rm(address, { force: true });
  }
  throw new Error(`${folder} cannot be locked: ${address} is taken and answers nobody.`);
}

function lockAddress(folder: string): string {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\folder-${name}`;
  const own = path.join(path.resolve(folder), 'lock');
  return own.length <= LONGEST ? own : path.join(tmpdir(), `folder-${name}`);
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => {});
      socket.end(`process ${process.pid}`);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** What the holder says of itself; undefined where nobody holds the lock. */
function whoHolds(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let said = '';
    const end = (holder: string | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(holder);
    };
    const unnamed = () => said || 'another process';
    // The system takes the call while the holder is too busy to answer.
    const timer = setTimeout(() => end(unnamed()), PATIENCE);
    let isHeld = false;
    socket.once('connect', () => {
      isHeld = true;
    });
    socket.on('data', (part) => {
      said += part.toString('utf8');
    });
    socket.once('end', () => end(unnamed()));
    socket.once('error', () => end(isHeld ? unnamed() : undefined));
  });
}
