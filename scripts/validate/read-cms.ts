import { sign } from '@site/webhook/signature.ts';
import { type Source, SourceError } from './source.ts';

export interface Cms {
  /** Root of its REST API. */
  address: string;
  /** Shared with it, or undefined: visitors are not given what no page shows. */
  secret: string | undefined;
  /** Told of what could not be checked. */
  note(sentence: string): void;
}

type Trees = ReadonlyMap<number, string>;

/**
 * Every published page whose content is a block tree, by the plugin's list of paths, and every
 * synced pattern, once.
 */
export async function readCms({ address, secret, note }: Cms): Promise<Source[]> {
  const base = address.replace(/\/+$/, '');
  const { pages, shown } = await readPages(base);
  const all = secret === undefined ? undefined : await readPatterns(base, secret);
  if (!all) {
    note(
      `Shared blocks that no published page shows were not checked: ${base} gives them to whoever ` +
        'has its secret (WEBHOOK_SECRET or WEBHOOK_SECRET_FILE).',
    );
  }
  const trees = new Map([...shown, ...(all ?? [])]);
  const known = new Set(trees.keys());
  const patterns = [...trees].map(([id, json]) => {
    return { source: base, page: `blocco condiviso ${id}`, json, patterns: known };
  });
  return [...pages, ...patterns];
}

async function readPages(base: string): Promise<{ pages: Source[]; shown: Trees }> {
  const paths = (await get(`${base}/msr/v1/paths`)) as { path: string; type: string }[];
  if (!Array.isArray(paths)) throw new SourceError(`${base}: not a list of paths`);
  const pages: Source[] = [];
  const shown = new Map<number, string>();
  for (const { path: visible } of paths) {
    const page = (await get(`${base}/msr/v1/slug/it/?slug=${encodeURIComponent(visible)}`)) as {
      post_content?: string;
      patterns?: Record<string, string>;
    };
    const json = page.post_content ?? '';
    if (!json.trimStart().startsWith('{')) continue;
    const own = Object.entries(page.patterns ?? {}).map(
      ([id, tree]) => [Number(id), tree] as const,
    );
    const patterns = new Set(own.map(([id]) => id));
    for (const [id, tree] of own) shown.set(id, tree);
    // A CMS that never answers any tells nothing of which are missing.
    pages.push({ source: base, page: visible, json, ...(page.patterns && { patterns }) });
  }
  return { pages, shown };
}

/** Every synced pattern; undefined from a CMS that has no list of them, or another secret. */
async function readPatterns(base: string, secret: string): Promise<Trees | undefined> {
  const signedAt = String(Date.now());
  const headers = { 'x-signed-at': signedAt, 'x-signature': sign(`patterns ${signedAt}`, secret) };
  const list = await get(`${base}/msr/v1/patterns`, headers, [401, 403, 404]);
  if (!Array.isArray(list)) return undefined;
  return new Map(list.map(({ id, content }) => [Number(id), String(content)]));
}

/** The JSON at an address; undefined for an answer of the given statuses. */
async function get(
  url: string,
  headers: Record<string, string> = {},
  without: readonly number[] = [],
): Promise<unknown> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
    if (without.includes(response.status)) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new SourceError(`${url}: ${(error as Error).message}`);
  }
}
