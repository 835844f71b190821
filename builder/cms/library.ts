import { plainText } from '@renderer/ui/text/plain-text.ts';
import { readPayload } from '../clipboard/payload.ts';
import type { EditorBootstrap } from '../contract.ts';
import type { Ask } from './ask.ts';
import { keptFor } from './kept-for.ts';
import { noteTitle } from './known-items.ts';
import { everyRow, rows } from './rows.ts';
import { fileAddress, pathOfAddress } from './upload-address.ts';

/** A page, article or other item of the CMS. */
export interface CmsItem {
  id: number;
  title: string;
  /** Path on the site. */
  path: string;
  /** Whole address. */
  url: string;
  type: string;
  /** What an offer says of its prices, where it says something. */
  about?: string;
  /** Paths it had before, where it has moved. */
  former?: readonly string[];
}

export interface LibraryImage {
  id: number;
  url: string;
  thumbnail: string;
  title: string;
  alt: string;
  width?: number;
  height?: number;
}

/** Blocks saved to be used again. */
export interface Pattern {
  id: number;
  title: string;
  /** Copied into pages: as the clipboard writes blocks. Synced: a saved document. */
  content: string;
  /** Pages refer to it, and show it as it is now. */
  synced: boolean;
  /** Last change in the CMS, GMT. */
  modified: string;
}

export interface Usage {
  id: number;
  /** Last part of its REST address; empty for what is not changed there. */
  restBase: string;
  title: string;
  /** Of the page; of a page that shows the synced pattern, empty when none does. */
  path: string;
  status: string;
  /** It stands in a synced pattern, not in a page. */
  pattern: boolean;
  /** It stands in changes of the page that are to go live, not in the page as it is. */
  planned: boolean;
  /** Those changes are the way back from others, which are online. */
  returns?: boolean;
  /** Its blocks say the text somewhere in the very same letters; absent where that is not known. */
  exact?: boolean;
  /** This user keeps a draft beside it, which is not looked through for texts. */
  draft?: boolean;
  /** It stands in that draft, not in the page as it is: known of synced patterns alone. */
  inDraft?: boolean;
  /** How often, all in all. */
  count: number;
  nodes: readonly UsingBlock[];
  /** Images whose alternative text in the page's own list holds the text. */
  images?: readonly { url: string; name: string; text: string }[];
  /** Fields of WordPress's own forms that hold the text, */
  fields?: readonly { field: string; text: string }[];
  /** and where they are changed; empty where there are none. */
  edit?: string;
}

/** A block that is of a kind, or holds a text: the words around it, and how often. */
export interface UsingBlock {
  node: string;
  component: string;
  /** What an editor called it. */
  name?: string;
  text: string;
  times?: number;
}

/** What the CMS has beside the page: to link to, to show, to use again. */
export interface Library {
  search(query: string): Promise<readonly CmsItem[]>;
  /** Documents by their titles, and files of the library that are none; the latest without a query. */
  searchFiles(query: string): Promise<readonly CmsItem[]>;
  /** Articles of the glossary (spec 7). */
  searchGlossary(query: string): Promise<readonly CmsItem[]>;
  /** Pages of which the card of an offer says something beside their name (spec 3.6). */
  searchOffers(query: string): Promise<readonly CmsItem[]>;
  /** All of them, as of half a minute ago at most. */
  readOffers(): Promise<readonly CmsItem[]>;
  readItems(ids: readonly number[]): Promise<readonly CmsItem[]>;
  readTerms(taxonomy: string): Promise<readonly { slug: string; name: string }[]>;
  readImages(wanted: { search: string; page: number }): Promise<readonly LibraryImage[]>;
  readPatterns(): Promise<readonly Pattern[]>;
  /** A pattern as it is now; undefined when it is gone. */
  readPattern(id: number): Promise<Pattern | undefined>;
  /** Saves a new pattern; its id. */
  savePattern(pattern: { title: string; content: string }): Promise<number>;
  renamePattern(id: number, title: string): Promise<void>;
  removePattern(id: number): Promise<void>;
  whereUsed(
    what: { component: string } | { text: string } | { pattern: string },
  ): Promise<readonly Usage[]>;
}

export const IMAGES_PER_PAGE = 30;
/** As many as anybody looks through under a field. */
const SUGGESTED = 12;
/** Each field of an offer asks for all of them as its form opens, and each look at the page. */
const OFFERS_KEPT_MS = 30_000;

export function createLibrary({ config }: Pick<EditorBootstrap, 'config'>, ask: Ask): Library {
  const api = `${config.cmsApi}/wp/v2`;
  const itemsOf = async (query: string): Promise<CmsItem[]> => {
    const answer = await ask('GET', `${api}/search?_fields=id,title,url,subtype&${query}`);
    return rows(answer).map((row) => {
      const url = String(row.url ?? '');
      const path = pathOfAddress(url);
      return {
        ...{ id: Number(row.id), title: plain(row.title), path, url },
        type: String(row.subtype ?? ''),
      };
    });
  };
  const offersOf = async (search: string): Promise<CmsItem[]> => {
    const query = new URLSearchParams({ search });
    return rows(await ask('GET', `${config.cmsApi}/msr/v1/offers?${query}`)).map((row) => {
      const url = String(row.url ?? '');
      const title = plain(row.title);
      const about = String(row.about ?? '');
      noteTitle(url, title);
      return {
        ...{ id: Number(row.id), title, path: pathOfAddress(url), url, type: 'page' },
        ...(about !== '' && { about }),
        ...(Array.isArray(row.former) && { former: row.former.map(String) }),
      };
    });
  };
  const readOffers = keptFor(OFFERS_KEPT_MS, () => offersOf(''));
  return {
    search: (query) => itemsOf(`per_page=${SUGGESTED}&search=${encodeURIComponent(query)}`),
    async searchFiles(query) {
      const asked = query === '' ? '' : `&search=${encodeURIComponent(query)}`;
      const fields = '_fields=id,title,source_url';
      const [documents, files] = await Promise.all([
        itemsOf(`subtype=document&per_page=${SUGGESTED}${asked}`),
        ask('GET', `${api}/media?media_type=application&per_page=${SUGGESTED}&${fields}${asked}`),
      ]);
      const found = [
        ...documents.map((item) => ({ ...item, path: fileAddress(item.url) })),
        ...rows(files).map((row) => {
          const path = fileAddress(String(row.source_url ?? ''));
          const title = plain(row.title);
          return { id: Number(row.id), title, path, url: path, type: 'attachment' };
        }),
      ];
      return found.filter(({ path }, at) => found.findIndex((each) => each.path === path) === at);
    },
    async searchGlossary(query) {
      const wanted = new URLSearchParams({ post_type: `${config.context.brand}pedia`, s: query });
      return rows(await ask('GET', `${config.cmsApi}/gsr/v1/search/it/?${wanted}`)).map((row) => {
        const url = String(row.permalink ?? '');
        const title = plain(row.post_title);
        return {
          id: Number(row.ID),
          title,
          path: pathOfAddress(url),
          url,
          type: String(row.post_type),
        };
      });
    },
    searchOffers: async (query) =>
      (await (query === '' ? readOffers() : offersOf(query))).slice(0, SUGGESTED),
    readOffers,
    readItems: (ids) =>
      ids.length === 0
        ? Promise.resolve([])
        : itemsOf(`per_page=100&${ids.map((id) => `include[]=${id}`).join('&')}`),
    async readTerms(taxonomy) {
      const terms = await everyRow(ask, `${api}/${taxonomy}?_fields=slug,name`);
      return terms.map((row) => ({ slug: String(row.slug), name: plain(row.name) }));
    },
    async readImages({ search, page }) {
      const query = new URLSearchParams({
        ...{ media_type: 'image', per_page: String(IMAGES_PER_PAGE) },
        // Past the last image an offset answers with none, a page with a failure.
        offset: String((page - 1) * IMAGES_PER_PAGE),
        ...(search !== '' && { search }),
        _fields: 'id,source_url,alt_text,title,media_details',
      });
      return rows(await ask('GET', `${api}/media?${query}`)).map(imageOf);
    },
    async readPatterns() {
      const query = `orderby=title&order=asc&${PATTERN_FIELDS}`;
      return (await everyRow(ask, `${api}/pb-patterns?${query}`)).map(patternOf);
    },
    async readPattern(id) {
      const query = `include[]=${id}&${PATTERN_FIELDS}`;
      return rows(await ask('GET', `${api}/pb-patterns?${query}`)).map(patternOf)[0];
    },
    async savePattern(pattern) {
      const answer = await ask('POST', `${api}/pb-patterns`, { ...pattern, status: 'publish' });
      return Number((answer as { id?: unknown }).id);
    },
    renamePattern: async (id, title) =>
      void (await ask('POST', `${api}/pb-patterns/${id}`, { title })),
    removePattern: async (id) => void (await ask('DELETE', `${api}/pb-patterns/${id}`)),
    async whereUsed(what) {
      const query = new URLSearchParams(what);
      const found = rows(await ask('GET', `${config.cmsApi}/msr/v1/where-used?${query}`));
      return found.map(({ rest_base: restBase, in_draft: inDraft, ...row }) => ({
        ...(row as unknown as Usage),
        ...(inDraft === true && { inDraft }),
        ...{ title: plain(row.title), restBase: String(restBase ?? '') },
      }));
    },
  };
}

/** What tells an item from others of its name. */
export const hintOf = ({ path, about }: CmsItem): string => (about ? `${about} · ${path}` : path);

/**
 * The page that a field names among these: by its id, or by an address, also one that it had before,
 * of which the path alone counts.
 */
export function findNamed(items: readonly CmsItem[], named: number | string): CmsItem | undefined {
  if (typeof named === 'number') return items.find(({ id }) => id === named);
  const wanted = pathOfAddress(named);
  return (
    items.find(({ path }) => path === wanted) ??
    items.find(({ former }) => former?.includes(wanted))
  );
}

const PATTERN_FIELDS = 'context=edit&_fields=id,title,content,modified_gmt';

function patternOf(row: Record<string, unknown>): Pattern {
  const content = rawOf(row.content);
  return {
    ...{ id: Number(row.id), title: rawOf(row.title), content },
    ...{ synced: readPayload(content) === undefined, modified: String(row.modified_gmt ?? '') },
  };
}

const rawOf = (value: unknown) => String((value as { raw?: unknown } | undefined)?.raw ?? '');

/** A title as it is read. */
function plain(value: unknown): string {
  const title =
    typeof value === 'string' ? value : (value as { rendered?: unknown } | undefined)?.rendered;
  return plainText(String(title ?? ''));
}

interface Size {
  source_url?: string;
}

function imageOf(row: Record<string, unknown>): LibraryImage {
  const details = (row.media_details ?? {}) as {
    width?: number;
    height?: number;
    sizes?: Record<string, Size>;
  };
  const url = fileAddress(String(row.source_url ?? ''));
  const small = details.sizes?.medium?.source_url ?? details.sizes?.thumbnail?.source_url;
  return {
    ...{ id: Number(row.id), url, thumbnail: small ? fileAddress(small) : url },
    ...{ title: plain(row.title), alt: String(row.alt_text ?? '') },
    ...(details.width && details.height && { width: details.width, height: details.height }),
  };
}
