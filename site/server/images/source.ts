import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { getSettings } from '../../config/current.ts';

/** Largest image that is resized, in bytes. */
const MAX_SOURCE = 20 * 1024 * 1024;
/** How long a source is taken for what it was, in ms. */
const LOOK_EVERY = 10 * 60_000;
const UPLOADS = '/wordpress/wp-content/uploads/';
/** Version of a source that is not there. */
const GONE = 'gone';

/**
 * Versions of the sources asked for, by path. A picture may be replaced under its name: it was
 * deleted and uploaded again, or a new build of the site brought another one.
 */
const versions = new LRUCache<string, string>({
  max: 10_000,
  ttl: LOOK_EVERY,
  allowStale: true,
  noDeleteOnStaleGet: true,
  // A CMS that does not answer is asked again after the usual time, not at each visit.
  fetchMethod: (source, known) => readVersion(source).catch(() => known ?? ''),
});

/** Whether this decoded path stays where it says. */
export const isPlain = (source: string) =>
  !source.includes('\0') && !source.split('/').includes('..');

/**
 * The version of a source as far as it is known, empty when it is not. Never waits: what is long
 * known is looked up again behind the scenes.
 */
export function knownVersion(source: string): string {
  const version = versions.get(source) ?? '';
  // A look is broken off, and rejects, when the source is read meanwhile.
  versions.fetch(source).catch(() => {});
  return version;
}

/**
 * An upload of the CMS or a file of site/public, with its version; nothing else is ever read.
 * Undefined when there is none, or a larger one than may be.
 * @throws when the CMS does not answer
 */
export async function readSource(
  source: string,
): Promise<{ body: Buffer; version: string } | undefined> {
  if (!source.startsWith(UPLOADS)) {
    const [version, body] = await Promise.all([
      fileVersion(source),
      readFile(publicFile(source)).catch(() => undefined),
    ]);
    versions.set(source, version);
    return body && { body, version };
  }
  const response = await askCms(source, 'GET');
  const version = versionOf(response);
  versions.set(source, version);
  const tooLarge = Number(response.headers.get('content-length') ?? 0) > MAX_SOURCE;
  if (version === GONE || tooLarge) {
    await response.body?.cancel();
    return undefined;
  }
  const body = Buffer.from(await response.arrayBuffer());
  return body.byteLength > MAX_SOURCE ? undefined : { body, version };
}

async function readVersion(source: string): Promise<string> {
  return source.startsWith(UPLOADS) ? versionOf(await askCms(source, 'HEAD')) : fileVersion(source);
}

const publicFile = (source: string) => path.join(process.cwd(), 'site/public', source);

async function fileVersion(source: string): Promise<string> {
  const found = await stat(publicFile(source)).catch(() => undefined);
  return found?.isFile() ? `${found.size}-${found.mtimeMs}` : GONE;
}

/** @throws unless the CMS has the upload, or says that there is none */
async function askCms(source: string, method: 'GET' | 'HEAD'): Promise<Response> {
  const origin = new URL(getSettings().cmsInternalApi).origin;
  const address = source.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(origin + address, {
    method,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(15_000),
  });
  if (response.ok || response.status === 404 || response.status === 410) return response;
  throw new Error(`The CMS answered ${response.status}.`);
}

function versionOf({ ok, headers }: Response): string {
  const named = ['etag', 'last-modified', 'content-length'].map((name) => headers.get(name));
  return ok ? (named.find(Boolean) ?? 'unnamed') : GONE;
}
