import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { storedIdentifier } from '@renderer/document/block-key.ts';
import { isObject } from '@renderer/document/read-json.ts';
import { type Cms, readCms } from './read-cms.ts';
import { type Source, SourceError } from './source.ts';

/**
 * Reads all documents asked for; SourceError when a path or the CMS cannot be read.
 * @param options.folder where relative paths begin
 */
export async function readSources(options: {
  paths: string[];
  folder: string;
  cms?: Cms;
}): Promise<Source[]> {
  const sources: Source[] = [];
  for (const given of options.paths) {
    if (given === '-') sources.push({ source: '-', page: '-', json: await text(process.stdin) });
    else sources.push(...(await readPath(given, options.folder)));
  }
  if (options.cms) sources.push(...(await readCms(options.cms)));
  return sources;
}

/** The documents at a path, each under the name that the caller has for it. */
async function readPath(given: string, folder: string): Promise<Source[]> {
  const read = (name: string) => readDocument(name, path.resolve(folder, name));
  const info = await stat(path.resolve(folder, given)).catch(() => undefined);
  if (!info) throw new SourceError(`${given}: no such file or folder`);
  const names = info.isDirectory() ? await namesIn(given, folder) : [given];
  const documents = (await Promise.all(names.map(read))).flat();
  // Nothing checked must not look like nothing wrong.
  if (documents.length === 0) throw new SourceError(`${given}: holds no page document`);
  return documents;
}

async function namesIn(given: string, folder: string): Promise<string[]> {
  const whole = path.resolve(folder, given);
  const entries = await readdir(whole, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
    .map((entry) => path.join(given, path.relative(whole, entry.parentPath), entry.name))
    .sort();
}

async function readDocument(source: string, file: string): Promise<Source[]> {
  const json = await readFile(file, 'utf8').catch((error: Error) => {
    throw new SourceError(`${source}: cannot be read (${error.message})`);
  });
  const saved = unwrap(json);
  return saved === undefined ? [] : [{ source, page: path.basename(file, '.json'), json: saved }];
}

/**
 * Seed pages are an envelope around the document, with placeholders for the company's settings and
 * references to other items, which the import turns into ids. Only those with classic content hold
 * no document; what else has none is left for the validation to refuse, lest a slip of the pen hide
 * a page from it.
 */
function unwrap(json: string): string | undefined {
  const value = parsed(json);
  if (value?.type !== 'page' || Object.hasOwn(value, 'nodes')) return json;
  if (Object.hasOwn(value, 'document')) return fillPlaceholders(JSON.stringify(value.document));
  return typeof value.content === 'string' && value.content !== '' ? undefined : json;
}

function parsed(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    // Not JSON: the validation itself says so.
    return undefined;
  }
}

function fillPlaceholders(json: string): string {
  return json.replace(/"ref:[^"]+"/g, '1').replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    if (name === 'brand' || name === 'assistant') {
      return storedIdentifier(`{${name === 'brand' ? 'Brand' : 'Assistant'}}`).toLowerCase();
    }
    return /Host$|Domain$/.test(name) ? 'https://www.example' : 'example';
  });
}
