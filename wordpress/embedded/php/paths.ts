import path from 'node:path';

/** Where things are inside PHP's file system. */
export const DOCUMENT_ROOT = '/wordpress';
export const DATABASE_DIR = '/data/database';
export const DATABASE_FILE = '.ht.sqlite';
export const MU_PLUGIN_DIR = '/embedded/mu-plugins';
export const PLUGIN_NAME = 'energy-site';

/** Where WordPress keeps its own under the data directory. */
export function wordPressFolders(dataDir: string) {
  const root = path.join(dataDir, 'wordpress');
  return {
    root,
    content: path.join(root, 'wp-content'),
    uploads: path.join(root, 'wp-content', 'uploads'),
    plugin: path.join(root, 'wp-content', 'plugins', PLUGIN_NAME),
    /** Beside the served folders, not inside: no request can name it. */
    database: path.join(root, 'database'),
    secrets: path.join(root, 'secrets.json'),
    firstRun: path.join(root, 'first-run.json'),
  };
}

export type WordPressFolders = ReturnType<typeof wordPressFolders>;
