import type { EditorConfig } from '../contract.ts';
import type { Ask } from './ask.ts';
import { PATH_FIELDS, pathOf } from './page-path.ts';
import { everyRow, type Row, rows } from './rows.ts';

/** A page of the site, whatever its status. */
export interface PageEntry {
  id: number;
  title: string;
  /** Visible path; for a draft the one it will have. */
  path: string;
  /** CMS status, e.g. `publish`, `draft`. */
  status: string;
  /** When it went live, or is to, GMT; empty for a draft that never did. */
  dateGmt?: string;
  planned?: PlannedOutlook;
  /** This user keeps a draft beside it that is newer. */
  hasDraft?: boolean;
}

/** What is to come of planned changes, as they are now. */
export interface PlannedOutlook {
  /** When they are to go live, GMT, */
  dateGmt: string;
  /** and until when; absent where they have no end. */
  untilGmt?: string;
  /** They are the way back from changes that had an end. */
  returns?: boolean;
  /** The moment came and they did not go live, or they will not: the page is another by now. */
  outlook: 'waiting' | 'missed' | 'outdated';
}

export interface NewPage {
  title: string;
  /** Last part of the path. */
  slug: string;
  /** Id of the page above, 0 for none. */
  parent: number;
  /** CMS template, empty for a plain page. */
  template: string;
  /** Raw `post_content` to begin with. */
  content: string;
}

/** Where a page stands, or would. */
export interface Place extends Pick<NewPage, 'slug' | 'parent'> {
  /** Of another kind of items than pages. */
  restBase?: string;
}

/** Which pages are looked for. */
export interface Wanted {
  /** How many at most. */
  most?: number;
  /** Only what is not online as it is meant to be: drafts, what is scheduled, planned changes. */
  toPublish?: boolean;
  /** Those in the trash, and no others. */
  inTrash?: boolean;
}

/** The site's pages beside the one that is open. */
export interface Pages {
  /**
   * Pages with words of the query in their address, title or text, the nearest first; with none,
   * those changed last, or of which this user kept a draft last.
   */
  find(query: string, wanted?: Wanted): Promise<readonly PageEntry[]>;
  /** Every page another one may stand below, by path. */
  readParents(): Promise<readonly PageEntry[]>;
  /** The page, draft or not, that has this last part of its path below that one; if any. */
  findAt(place: Place): Promise<PageEntry | undefined>;
  /** Makes a draft; the CMS adds a number to the last part of its path when it is taken. */
  create(page: NewPage): Promise<PageEntry>;
  /** Takes a page out of the trash, as a draft at its address, or like it where that is taken. */
  restore(id: number): Promise<PageEntry>;
}

/** As many as anybody looks through. */
const RECENT = 20;
const PLANNED_FIELDS = ['date_gmt', 'until_gmt', 'returns', 'missed', 'outdated']
  .map((name) => `planned.${name}`)
  .join();
/** What the CMS is to answer for `entryOf`. */
export const ENTRY_FIELDS = `_fields=id,title,date_gmt,kept_draft,${PLANNED_FIELDS},${PATH_FIELDS}`;
export const ANY_STATUS = 'status=publish,future,draft,pending,private';

export function createPages(config: EditorConfig, ask: Ask): Pages {
  const apiOf = (restBase: string) => `${config.cmsApi}/wp/v2/${restBase}`;
  const api = apiOf('pages');
  const read = async (query: string, from = api) =>
    rows(await ask('GET', `${from}?context=edit&${ENTRY_FIELDS}&${query}`)).map(entryOf);
  return {
    find(query, { most = RECENT, toPublish = false, inTrash = false } = {}) {
      const words = query === '' ? 'orderby=worked_on' : `search=${encodeURIComponent(query)}`;
      const only = toPublish ? '&to_publish=1' : '';
      return read(`per_page=${most}&${words}&${inTrash ? 'status=trash' : ANY_STATUS}${only}`);
    },
    async readParents() {
      const query = 'orderby=title&order=asc&status=publish';
      const pages = await everyRow(ask, `${api}?context=edit&${ENTRY_FIELDS}&${query}`);
      return pages
        .map(entryOf)
        .filter(({ path }) => path !== '/')
        .sort((one, other) => one.path.localeCompare(other.path, 'it'));
    },
    async findAt({ slug, parent, restBase = 'pages' }) {
      const place = `slug=${encodeURIComponent(slug)}&parent=${parent}`;
      return (await read(`per_page=1&${place}&${ANY_STATUS}`, apiOf(restBase)))[0];
    },
    create: async (page) =>
      entryOf(
        (await ask('POST', `${api}?context=edit&${ENTRY_FIELDS}`, {
          ...page,
          status: 'draft',
        })) as Row,
      ),
    restore: async (id) => {
      const url = `${api}/${id}?context=edit&${ENTRY_FIELDS}`;
      return entryOf((await ask('POST', url, { status: 'draft' })) as Row);
    },
  };
}

/** A page of a list, as the CMS answered it. */
export function entryOf(row: Row): PageEntry {
  const title = (row.title as { raw?: string } | undefined)?.raw ?? '';
  const planned = row.planned as PlannedRow | null | undefined;
  return {
    ...{ id: Number(row.id), title, path: pathOf(row) ?? '/', status: String(row.status) },
    dateGmt: String(row.date_gmt ?? ''),
    ...(planned && { planned: outlookOf(planned) }),
    ...(row.kept_draft === true && { hasDraft: true }),
  };
}

interface PlannedRow {
  date_gmt: string;
  until_gmt?: string;
  returns?: boolean;
  missed: boolean;
  outdated: boolean;
}

function outlookOf(row: PlannedRow): PlannedOutlook {
  const { date_gmt: dateGmt, until_gmt: untilGmt, returns, missed, outdated } = row;
  return {
    dateGmt,
    ...(untilGmt && { untilGmt }),
    ...(returns && { returns }),
    outlook: missed ? 'missed' : outdated ? 'outdated' : 'waiting',
  };
}
