import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { FolderInUseError, lockFolder } from '../../config/folder-lock.ts';
import { shareRuns } from '../share-runs.ts';
import type { Database, Query } from './database.ts';
import { syncFiles, syncTree } from './sync.ts';

/** Plenty for an outbox; the default of 128 MB would be most of this process's memory. */
const MEMORY = ['-c', 'shared_buffers=8MB'];

/**
 * PostgreSQL compiled to WebAssembly, in this process, over a folder of the data directory. Its
 * write-ahead log makes a commit survive the process (docs/decisions/0008-form-outbox.md); it
 * asks no operating system to sync, so that `flush` does, once for all commits that wait for it.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockOutbox(folder);
  const data = path.join(folder, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  const startParams = [...PGlite.defaultStartParams, ...MEMORY];
  const database = await PGlite.create(data, { startParams }).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  // What initialising wrote must be on disk before the first commit relies on it.
  await syncTree(data);
  const query: Query = async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await database.query<Row>(sql, [...parameters])).rows;
  const flush = shareRuns(() => syncFiles(path.join(data, 'pg_wal')));
  return {
    query,
    transaction: (work) =>
      database.transaction((transaction) =>
        work(
          async <Row>(sql: string, parameters: readonly unknown[] = []) =>
            (await transaction.query<Row>(sql, [...parameters])).rows,
        ),
      ),
    flush,
    async close() {
      await database.close();
      await syncTree(data);
      await unlock();
    },
    exclusive: true,
  };
}

/** Two processes in one embedded database would destroy it. */
async function lockOutbox(folder: string): Promise<() => Promise<void>> {
  return lockFolder(folder).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Error(
      `The outbox in ${folder} is in use by ${error.holder}. Stop it, choose another DATA_DIR, ` +
        'or set DATABASE_URL to share one between processes.',
    );
  });
}
