import { v1 as uuid } from 'uuid';
import type { SeedDocument, SeedItem } from './read-seed.ts';

/** A drawing or file as it was put into WordPress's uploads. */
export interface Asset {
  /** `illustrations/casa.svg` */
  key: string;
  /** Path below the uploads folder, `seed/casa.png`. */
  file: string;
  /** Address on the site, `/wordpress/wp-content/uploads/seed/casa.png`. */
  url: string;
  mime: string;
  alt: string;
  title: string;
  focus: [number, number];
  width: number;
  height: number;
  sizes: Record<string, { file: string; width: number; height: number; 'mime-type': string }>;
}

const REFERENCE = /seed:((?:illustrations|files)\/[\w./-]*[\w])/g;

/** Keys of all assets that these values name. */
export function assetKeys(values: unknown[]): string[] {
  const keys = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      for (const match of value.matchAll(REFERENCE)) keys.add(match[1] ?? '');
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return [...keys];
}

/** All assets of an item; its featured image is named without `seed:`. */
export function itemAssetKeys(item: SeedItem): string[] {
  const featured = item.featured_image?.replace(/^seed:/, '');
  return [...new Set([...assetKeys([item]), ...(featured ? [featured] : [])])];
}

/** A value with the addresses of uploaded files in place of `seed:` references. */
export function withAddresses<T>(value: T, assets: ReadonlyMap<string, Asset>): T {
  if (typeof value === 'string') {
    return value.replace(REFERENCE, (whole, key: string) => assets.get(key)?.url ?? whole) as T;
  }
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, assets)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, withAddresses(entry, assets)]),
    ) as T;
  }
  return value;
}

/** The document as the builder would save it, with its pictures in the media list. */
export function documentContent(
  document: SeedDocument,
  assets: ReadonlyMap<string, Asset>,
): string {
  const used = assetKeys([document.nodes])
    .map((key) => assets.get(key))
    .filter((asset): asset is Asset => asset?.mime.startsWith('image/') === true);
  const listed = new Set((document.media ?? []).map((item) => (item as { url?: string }).url));
  const media = used
    .filter((asset) => !listed.has(asset.url))
    .map(({ url, alt, focus, width, height }) => ({ id: uuid(), url, focus, alt, width, height }));
  const saved = {
    ...withAddresses(document, assets),
    media: [...withAddresses(document.media ?? [], assets), ...media],
    versions: document.versions ?? {},
  };
  return escapeJson(JSON.stringify(saved));
}

/** As the builder saves it: nothing left that WordPress's HTML filter would touch. */
function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
