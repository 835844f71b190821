import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** An item as seed/README.md describes it, placeholders filled. */
export interface SeedItem {
  type: string;
  slug: string;
  title: string;
  excerpt?: string;
  content?: string;
  document?: SeedDocument;
  date?: string;
  parent?: string;
  menu_order?: number;
  template?: string;
  featured_image?: string;
  terms?: Record<string, string[]>;
  acf?: Record<string, unknown>;
  meta?: Record<string, unknown>;
  redirect?: { url: string; type?: number };
  seo?: Record<string, string>;
  status?: string;
}

export interface SeedDocument {
  nodes: Record<string, unknown>;
  media?: unknown[];
  versions?: Record<string, number>;
  [more: string]: unknown;
}

export interface SeedTerm {
  taxonomy: string;
  slug: string;
  name: string;
  description?: string;
  parent?: string;
  acf?: Record<string, unknown>;
}

/** What is known of a drawing or file besides its content. */
export interface SeedMediaInfo {
  alt?: string;
  title?: string;
  focus?: [number, number];
  vector?: boolean;
}

export interface Seed {
  items: SeedItem[];
  terms: SeedTerm[];
  settings: Record<string, unknown>;
  media: Record<string, SeedMediaInfo>;
}

export type Placeholders = Record<string, string>;

/** Reads a seed folder. Throws with the file's name when one is no JSON or lacks what it needs. */
export async function readSeed(folder: string, placeholders: Placeholders): Promise<Seed> {
  const read = (file: string) => readJson(path.join(folder, file), placeholders);
  const items: SeedItem[] = [];
  for (const file of await jsonFiles(path.join(folder, 'pages'))) {
    items.push(checked(await read(`pages/${file}`), `pages/${file}`));
  }
  for (const file of await jsonFiles(path.join(folder, 'content'))) {
    if (file === 'terms.json' || file === 'settings.json') continue;
    for (const item of listOf(await read(`content/${file}`), `content/${file}`)) {
      items.push(checked(item, `content/${file}`));
    }
  }
  return {
    items: parentsFirst(items),
    terms: ((await read('content/terms.json')) ?? []) as SeedTerm[],
    settings: ((await read('content/settings.json')) ?? {}) as Record<string, unknown>,
    media: ((await read('illustrations/media.json')) ?? {}) as Record<string, SeedMediaInfo>,
  };
}

/** Path of an item among those of its type: its parent's and its own name. */
export const itemPath = (item: SeedItem): string =>
  [item.parent?.replace(/^\/+|\/+$/g, ''), item.slug].filter(Boolean).join('/');

/** All JSON files below a folder, by their path in it. */
async function jsonFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).sort();
}

async function readJson(file: string, placeholders: Placeholders): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? fill(value, placeholders) : value,
    );
  } catch (error) {
    throw new Error(`Seed: ${file} is no JSON: ${(error as Error).message}`);
  }
}

/** Puts the installation's names in place of `{{brandName}}` and the like. */
export function fill(text: string, placeholders: Placeholders): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => placeholders[name] ?? whole);
}

function listOf(value: unknown, file: string): unknown[] {
  if (Array.isArray(value)) return value;
  const items = (value as { items?: unknown } | null)?.items;
  if (Array.isArray(items)) return items;
  throw new Error(`Seed: ${file} must hold a list of items.`);
}

function checked(value: unknown, file: string): SeedItem {
  const item = value as Partial<SeedItem> | null;
  if (!item?.type || !item.slug || !item.title) {
    throw new Error(`Seed: an item of ${file} lacks its type, slug or title.`);
  }
  return item as SeedItem;
}

function parentsFirst(items: SeedItem[]): SeedItem[] {
  const depth = (item: SeedItem) => itemPath(item).split('/').length;
  return [...items].sort((a, b) => depth(a) - depth(b));
}
