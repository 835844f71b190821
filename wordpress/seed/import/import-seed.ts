import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhpSite } from '../../embedded/php/boot.ts';
import type { WordPressFolders } from '../../embedded/php/paths.ts';
import type { EmbeddedSettings } from '../../embedded/settings.ts';
import { prepareAssets } from './prepare-assets.ts';
import { itemPath, readSeed, type Seed, type SeedItem } from './read-seed.ts';
import {
  type Asset,
  assetKeys,
  documentContent,
  itemAssetKeys,
  withAddresses,
} from './references.ts';

/** Items per run of PHP: few enough for progress, many enough that its start does not count. */
const BATCH = 30;
const PAYLOAD = '/tmp/seed.json';

interface SeedOptions {
  php: PhpSite;
  folders: WordPressFolders;
  settings: EmbeddedSettings;
  progress: (line: string) => void;
}

/**
 * Fills an empty WordPress with the demo company's content. Does nothing once it was completed;
 * an import that was interrupted is done again over what is there.
 */
export async function importSeed(options: SeedOptions): Promise<void> {
  const { php, folders, settings, progress } = options;
  const script = await readFile(path.join(import.meta.dirname, 'import.php'), 'utf8');
  const run = async (step: string, payload: unknown) => {
    await php.writeFile(PAYLOAD, JSON.stringify(payload));
    return JSON.parse(await php.run(script, { STEP: step, PAYLOAD })) as Record<string, unknown>;
  };
  if ((await run('state', {})).done === true) return;

  const seed = await readSeed(settings.seedDir, placeholders(settings));
  const keys = new Set([
    ...seed.items.flatMap(itemAssetKeys),
    ...assetKeys([seed.terms, seed.settings]),
  ]);
  const counted = counter(progress);
  const assets = await prepareAssets({
    keys: [...keys].sort(),
    seedDir: settings.seedDir,
    uploadsDir: folders.uploads,
    media: seed.media,
    progress: counted('drawings'),
  });
  await run('attachments', { assets: [...assets.values()] });
  await run('terms', { terms: seed.terms });
  const items = seed.items.map((item) => importItem(item, assets));
  // First all items, then what refers to them.
  for (const [step, word] of [
    ['items', 'contents'],
    ['fields', 'fields'],
  ] as const) {
    const done = counted(word);
    for (let at = 0; at < items.length; at += BATCH) {
      await run(step, { items: items.slice(at, at + BATCH) });
      done(Math.min(at + BATCH, items.length), items.length);
    }
  }
  await run('finish', { settings: withAddresses(seed.settings, assets), front: frontPage(seed) });
}

function importItem(item: SeedItem, assets: ReadonlyMap<string, Asset>) {
  const { document, content, acf, ...rest } = item;
  return {
    ...withAddresses(rest, assets),
    // Fields keep their references: an image field holds an attachment's id, a text its address.
    acf: acf ?? {},
    path: itemPath(item),
    featured_image: item.featured_image?.replace(/^seed:/, ''),
    content: document ? documentContent(document, assets) : withAddresses(content ?? '', assets),
  };
}

const frontPage = (seed: Seed) =>
  seed.items.some((item) => item.type === 'page' && item.slug === 'home') ? 'home' : '';

function placeholders(settings: EmbeddedSettings): Record<string, string> {
  return {
    brandName: settings.brandName,
    brand: identifier(settings.brandName),
    assistantName: settings.assistantName,
    assistant: identifier(settings.assistantName),
    funnelDomain: settings.funnelDomain,
    siteHost: settings.siteHost,
  };
}

/** A name as part of paths: letters and digits in lower case. */
function identifier(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();
}

/** Progress every so often: a line for each of eighty drawings says less than four. */
function counter(progress: (line: string) => void) {
  return (word: string) => (done: number, total: number) => {
    const step = Math.max(1, Math.ceil(total / 4));
    if (done % step === 0 || done === total) progress(`WordPress: ${word} ${done}/${total}`);
  };
}
