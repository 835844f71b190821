import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';

/**
 * The folder of this build's stored pages under these settings. A stored page names the scripts and
 * styles of the build that made it, and holds what the settings say (names, hosts, the version of
 * the cookie policy, the security policy), so those of another build or other settings are of no
 * use: they are removed.
 */
export async function pageCacheFolder(settings: Settings): Promise<string> {
  const pages = path.join(settings.dataDir, 'pages');
  const build = await readFile(path.resolve('site/.next/BUILD_ID'), 'utf8').catch(
    () => 'development',
  );
  const own = `${build}-${fingerprint(settings)}`;
  const former = (await readdir(pages).catch(() => [])).filter((name) => name !== own);
  await Promise.all(
    former.map((name) => rm(path.join(pages, name), { recursive: true, force: true })),
  );
  return path.join(pages, own);
}

/** Short hash of all settings but those of this process alone. */
function fingerprint(settings: Settings): string {
  const { port, host, dataDir, cmsInternalApi, cmsPort, webhookSecretFile, ...shown } = settings;
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}
