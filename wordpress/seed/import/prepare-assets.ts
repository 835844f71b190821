import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SeedMediaInfo } from './read-seed.ts';
import type { Asset } from './references.ts';

const MAX_WIDTH = 1600;
/** WordPress's own smaller copies, by their longest side. */
const SIZES = { thumbnail: 150, medium: 300, large: 1024 } as const;
const FOLDER = 'seed';
const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
};

interface AssetOptions {
  keys: string[];
  seedDir: string;
  uploadsDir: string;
  media: Record<string, SeedMediaInfo>;
  progress: (done: number, total: number) => void;
}

/** Puts drawings, as pictures of every size, and files into WordPress's uploads. */
export async function prepareAssets(options: AssetOptions): Promise<Map<string, Asset>> {
  const { keys, seedDir, uploadsDir, media, progress } = options;
  await mkdir(path.join(uploadsDir, FOLDER), { recursive: true });
  const assets = new Map<string, Asset>();
  const queue = [...keys];
  const work = async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      const info = media[key] ?? {};
      assets.set(key, await prepare({ key, info, source: path.join(seedDir, key), uploadsDir }));
      progress(assets.size, keys.length);
    }
  };
  await Promise.all([work(), work()]);
  return assets;
}

interface OneAsset {
  key: string;
  info: SeedMediaInfo;
  source: string;
  uploadsDir: string;
}

async function prepare(asset: OneAsset): Promise<Asset> {
  await stat(asset.source).catch(() => {
    throw new Error(`Seed: ${asset.key} is named in the content, but there is no such file.`);
  });
  const extension = path.extname(asset.key).toLowerCase();
  if (extension === '.svg' && !asset.info.vector) return drawing(asset);
  return plainFile(asset, extension);
}

/** A drawing as PNG. What was made by an earlier, interrupted import is not made again. */
async function drawing({ key, info, source, uploadsDir }: OneAsset): Promise<Asset> {
  const name = nameOf(key);
  const svg = await readFile(source);
  const box = await sharp(svg).metadata();
  // Drawn at the size wanted, not enlarged afterwards.
  const density = Math.min(2400, (72 * MAX_WIDTH) / (box.width || MAX_WIDTH));
  const folder = path.join(uploadsDir, FOLDER);
  const picture = sharp(svg, { density }).resize({ width: MAX_WIDTH, withoutEnlargement: true });
  const full = await picture.png({ compressionLevel: 7 }).toBuffer({ resolveWithObject: true });
  await writeFile(path.join(folder, `${name}.png`), full.data);
  const sizes: Asset['sizes'] = {};
  for (const [size, side] of Object.entries(SIZES)) {
    const square = size === 'thumbnail';
    const copy = await sharp(full.data)
      .resize({ width: side, height: side, fit: square ? 'cover' : 'inside' })
      .png({ compressionLevel: 7 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = copy.info;
    const file = `${name}-${width}x${height}.png`;
    await writeFile(path.join(folder, file), copy.data);
    sizes[size] = { file, width, height, 'mime-type': 'image/png' };
  }
  return {
    ...described(key, info, `${name}.png`),
    mime: 'image/png',
    width: full.info.width,
    height: full.info.height,
    sizes,
  };
}

async function plainFile(
  { key, info, source, uploadsDir }: OneAsset,
  extension: string,
): Promise<Asset> {
  const file = `${nameOf(key)}${extension}`;
  await copyFile(source, path.join(uploadsDir, FOLDER, file));
  const mime =
    extension === '.svg' ? 'image/svg+xml' : (TYPES[extension] ?? 'application/octet-stream');
  const size = mime.startsWith('image/') ? await sharp(source).metadata() : undefined;
  return {
    ...described(key, info, file),
    mime,
    width: size?.width ?? 0,
    height: size?.height ?? 0,
    sizes: {},
  };
}

function described(key: string, info: SeedMediaInfo, name: string) {
  const file = `${FOLDER}/${name}`;
  return {
    key,
    file,
    url: `/wordpress/wp-content/uploads/${file}`,
    alt: info.alt ?? '',
    title: info.title ?? path.basename(key, path.extname(key)),
    focus: info.focus ?? ([50, 50] as [number, number]),
  };
}

/** One flat folder: `illustrations/icons/luce.svg` becomes `icons-luce`. */
function nameOf(key: string): string {
  const inner = key.replace(/^(illustrations|files)\//, '').replace(/\.[^.]+$/, '');
  return inner.replace(/[^\w-]+/g, '-').toLowerCase();
}
