import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PhpSite } from '../php/boot.ts';
import { PLUGIN_NAME, type WordPressFolders } from '../php/paths.ts';
import type { EmbeddedSettings } from '../settings.ts';
import { readJson, writePrivateJson } from './private-file.ts';
import { newPassword } from './secrets.ts';

export interface Editor {
  user: string;
  password: string;
}

/** Kept from the installation until the first login, so that a failed start loses no password. */
interface FirstRun extends Editor {
  announced: boolean;
}

const ADMIN_USER = 'admin';

interface InstallOptions {
  php: PhpSite;
  folders: WordPressFolders;
  settings: EmbeddedSettings;
  progress: (line: string) => void;
}

/** Installs WordPress where there is none yet, and brings its settings up to date. */
export async function installWordPress(options: InstallOptions): Promise<void> {
  const { php, folders, settings, progress } = options;
  if (!(await isInstalled(php))) {
    progress('WordPress: installing');
    // An installation that was killed halfway may have made the administrator by this password.
    const password = (await unannouncedEditor(folders))?.password ?? newPassword();
    await writePrivateJson(folders.firstRun, { user: ADMIN_USER, password, announced: false });
    await php.run(await script('install.php'), {
      BLOG_NAME: settings.brandName,
      ADMIN_USER,
      ADMIN_EMAIL: `redazione@${new URL(settings.siteOrigin).hostname}.example`,
      ADMIN_PASSWORD: password,
    });
    if (!(await isInstalled(php))) throw new Error('WordPress could not be installed.');
  }
  const newSecret = settings.resetPassword ? newPassword() : '';
  if (newSecret) {
    await writePrivateJson(folders.firstRun, {
      user: ADMIN_USER,
      password: newSecret,
      announced: false,
    });
  }
  await php.run(await script('configure.php'), {
    PLUGIN: `${PLUGIN_NAME}/${PLUGIN_NAME}.php`,
    RULES_VERSION: await folderVersion(folders.plugin, settings.brandName),
    ADMIN_USER,
    NEW_PASSWORD: newSecret,
    TEST_USERS: settings.seedTestUsers ? TEST_PASSWORD : '',
  });
}

/** Password of the users that only tests ask for. */
export const TEST_PASSWORD = 'prova-prova-prova';

/** The generated password while it was not announced yet. */
export async function unannouncedEditor(folders: WordPressFolders): Promise<Editor | undefined> {
  const stored = await readJson<FirstRun>(folders.firstRun);
  return stored && !stored.announced ? { user: stored.user, password: stored.password } : undefined;
}

/** A password that was used and forgotten in the meantime stays forgotten. */
export async function markAnnounced(folders: WordPressFolders, editor: Editor): Promise<void> {
  if (!(await unannouncedEditor(folders))) return;
  await writePrivateJson(folders.firstRun, { ...editor, announced: true });
}

/** Somebody logged in with it: from now on only WordPress's hash of it is kept. */
export async function forgetPassword(folders: WordPressFolders, user: string): Promise<void> {
  if (user === ADMIN_USER) await rm(folders.firstRun, { force: true });
}

async function isInstalled(php: PhpSite): Promise<boolean> {
  return (await php.run(await script('is-installed.php'))).trim() === 'yes';
}

/** Changes whenever the plugin does: its routes and post types may have. */
async function folderVersion(folder: string, ...more: string[]): Promise<string> {
  const hash = createHash('sha256').update(more.join('\n'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.php'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const script = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');
