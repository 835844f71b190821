import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folder of this build's stored pages. A stored page names the scripts and styles of the build
 * that made it, so another build's pages are of no use: they are removed.
 */
export async function pageCacheFolder(dataDir: string): Promise<string> {
  const pages = path.join(dataDir, 'pages');
  const build = await readFile(path.resolve('site/.next/BUILD_ID'), 'utf8').catch(
    () => 'development',
  );
  const former = (await readdir(pages).catch(() => [])).filter((name) => name !== build);
  await Promise.all(
    former.map((name) => rm(path.join(pages, name), { recursive: true, force: true })),
  );
  return path.join(pages, build);
}
