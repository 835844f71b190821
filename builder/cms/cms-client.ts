import type { OfItem, PlannedChanges } from '../contract.ts';
import type { Ask } from './ask.ts';
import { CmsFailure, IN_TRASH, SHARED_GONE } from './cms-failure.ts';
import { keptFor } from './kept-for.ts';
import { createLibrary, type Library } from './library.ts';
import { createNonces } from './nonces.ts';
import { createOwnDraft, type DraftToKeep, expecting, type OwnDraft } from './own-draft.ts';
import { PATH_FIELDS, pathOf } from './page-path.ts';
import { createPageSettings, type PageSettings } from './page-settings.ts';
import { createPages, type Pages } from './pages.ts';
import { answerOf, expectAnswer, get, post } from './requests.ts';
import { rows } from './rows.ts';
import { createUploads } from './uploads.ts';

export interface PageToSave extends DraftToKeep {
  nonce: string;
  /** CMS status and template, where they change. */
  status?: string;
  template?: string;
  /** When it is to be published, UTC, with the status `future`; null for now, by the CMS's clock. */
  dateGmt?: string | null;
}

/** The page as the CMS has it. */
export interface SavedPage {
  /** Raw `post_content`. */
  content: string;
  status: string;
  /** Last change in the CMS, GMT. */
  modified: string;
  /** When it went live, or is to, GMT; empty for a draft that never did. */
  dateGmt: string;
  template: string;
  /** Absent where the answer had none. */
  title?: string;
  /** Visible path; absent where the answer had none. */
  path?: string;
  /** Null where nothing is planned; absent where the answer does not say. */
  planned?: PlannedChanges | null;
  /** Fingerprints of the draft that was published with it, and of those that this one grew from. */
  taken?: readonly string[];
}

/** Changes of a published page for a moment to come; `expects` as in saving. */
export interface ToPlan extends DraftToKeep {
  /** UTC; the end is empty for none. */
  dateGmt: string;
  untilGmt: string;
  /** Id of what was planned before, empty for nothing; anything else is a `changed` failure. */
  expectsPlanned: string;
}

/** A version of the page that the CMS keeps. */
export interface Revision {
  id: number;
  modified: string;
  author: string;
  autosave: boolean;
  /** It was kept beside a page that is online, until another draft took its place. */
  wasDraft: boolean;
  /** When it first went public, GMT; empty where it never did, or that is not known. */
  publicSince: string;
  content: string;
}

/** Somebody who has the page open. */
export interface Other {
  name: string;
  /** This user, in another tab. */
  self: boolean;
  /** In WordPress's own screens, not in the builder. */
  inWordPress?: boolean;
}

/** Who else has the page open, and what is stored. */
export interface Presence {
  others: readonly Other[];
  /** Fingerprint of the stored content. */
  content: string;
  /** Fingerprint of this user's draft beside it; empty for none. */
  draft: string;
  /** Fingerprints of the draft that was in what was saved last, and of those that it grew from. */
  taken: readonly string[];
  /** Who saved last. */
  by: string;
  /** Whose login it is by now; absent where the CMS does not say. */
  user?: { id: number; name: string };
  /** Id of the planned changes; empty for none. */
  planned: string;
  /** What the page is called by now, */
  title: string;
  /** how it stands, */
  status: string;
  /** and where it is; empty for what has no path. */
  path: string;
}

export interface UploadedImage {
  url: string;
  /** In the library of the CMS. */
  id?: number;
  width?: number;
  height?: number;
}

/** A document that was uploaded; `name` as its file was called. */
export interface UploadedFile {
  url: string;
  id?: number;
  name: string;
}

export interface UploadOptions {
  /** Share of the file that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Given up once it had arrived, it could not be taken out of the library again. */
  onKept?: () => void;
}

/** Everything the editor asks of the CMS and the site; calls reject with a CmsFailure. */
export interface CmsClient extends OwnDraft {
  /** A fresh REST nonce of the logged-in user. */
  fetchNonce(): Promise<string>;
  /** The page as it is now, changed by whomever; rejects where it is in the trash. */
  readPage(): Promise<SavedPage>;
  savePage(page: PageToSave): Promise<SavedPage>;
  /**
   * Address that shows the page as it is saved, or as it is planned to be, for who has it.
   * @param path where the page is
   */
  createPreview(path: string, shows?: { planned: boolean }): Promise<string>;
  /** Has changes go live at a moment; this user's draft beside the page is given up for them. */
  planChanges(changes: ToPlan): Promise<PlannedChanges | null>;
  /** Takes back what is planned; `expectsPlanned` as in planning. */
  dropPlanned(changes: Pick<ToPlan, 'expectsPlanned'>): Promise<void>;
  readRevisions(): Promise<readonly Revision[]>;
  announcePresence(here: { tab: string; leave?: boolean }): Promise<Presence>;
  /** Every path the site answers, as of a minute ago at most. */
  readPaths(): Promise<ReadonlySet<string>>;
  /** @param path where the page is that shows the block */
  blockData(block: { component: string; props: unknown; path: string }): Promise<unknown>;
  upload(file: File, options?: UploadOptions): Promise<UploadedImage>;
  uploadDocument(file: File, options?: UploadOptions): Promise<UploadedFile>;
  library: Library;
  pages: Pages;
  settings: PageSettings;
}

/** Link fields ask for them one after the other; a page that is made meanwhile is a link soon. */
const PATHS_KEPT_MS = 60_000;

export function createCmsClient({ page, config }: OfItem): CmsClient {
  const address = `${config.cmsApi}/wp/v2/${page.restBase}/${page.id}`;
  const planned = `${config.cmsApi}/msr/v1/planned/${page.id}`;
  const { fetchNonce, withNonce } = createNonces(config.nonceEndpoint);

  /** Whether the CMS answered about this page: what stands between may answer in its place. */
  const isAbout = (answer: unknown) => (answer as { id?: unknown }).id === page.id;

  const ask: Ask = (method, url, body) =>
    withNonce((nonce) =>
      answerOf(url, {
        method,
        headers: {
          ...{ accept: 'application/json', 'x-wp-nonce': nonce },
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );

  return {
    library: createLibrary({ config }, ask),
    pages: createPages(config, ask),
    settings: createPageSettings({ page, config }, ask),
    ...createOwnDraft({ page, config }, ask),
    fetchNonce,
    readPage: () =>
      withNonce(async (nonce) => {
        const fields = `_fields=content,title,date_gmt,modified_gmt,template,planned,taken_draft,${PATH_FIELDS}`;
        const answer = await get(`${address}?context=edit&${fields}`, nonce);
        // Taken for an empty page, any other answer would take away what the editor has of it.
        expectAnswer(hasContent(answer));
        const found = pageOf(answer, '');
        // What is saved into the trash is as good as lost.
        if (found.status === 'trash')
          throw page.isPattern
            ? new CmsFailure('unfit', SHARED_GONE)
            : new CmsFailure('refused', IN_TRASH);
        return found;
      }),
    savePage: ({ nonce, content, status, template, dateGmt, ...expected }) =>
      withNonce(async (token) => {
        const answer = await post(address, token, {
          content,
          ...expecting(expected),
          ...(status !== undefined && { status }),
          ...(template !== undefined && { template }),
          ...(dateGmt !== undefined && { date_gmt: dateGmt }),
        });
        expectAnswer(isAbout(answer));
        return pageOf(answer, content);
      }, nonce),
    createPreview: (path, shows = { planned: false }) =>
      withNonce(async (nonce) => {
        const answer = await post(`${config.cmsApi}/msr/v1/preview/${page.id}`, nonce, shows);
        const { token } = answer as { token?: unknown };
        expectAnswer(typeof token === 'string');
        return `${config.siteOrigin}${path}?anteprima=${encodeURIComponent(token)}`;
      }),
    async planChanges({ content, dateGmt, untilGmt, expectsPlanned, ...expected }) {
      const answer = await ask('POST', planned, {
        ...{ content, date_gmt: dateGmt, expected_planned: expectsPlanned },
        ...(untilGmt !== '' && { until_gmt: untilGmt }),
        ...expecting(expected),
      });
      return plannedOf(answer) ?? null;
    },
    async dropPlanned({ expectsPlanned }) {
      await ask('DELETE', planned, { expected_planned: expectsPlanned });
    },
    readRevisions: () =>
      withNonce(async (nonce) => {
        const fields =
          '_fields=id,parent,slug,modified_gmt,content,author,author_name,public_since,was_draft';
        const answer = await get(`${address}/revisions?context=edit&per_page=50&${fields}`, nonce);
        return rows(answer).map((row) => ({
          id: Number(row.id),
          modified: String(row.modified_gmt ?? ''),
          author: String(row.author_name ?? ''),
          autosave: String(row.slug ?? '').includes('-autosave'),
          wasDraft: row.was_draft === true,
          publicSince: String(row.public_since ?? ''),
          content: pageOf(row, '').content,
        }));
      }),
    announcePresence: (here) =>
      withNonce(async (nonce) => {
        // What is said on leaving must outlive the page.
        const lasting = { keepalive: here.leave === true };
        const endpoint = `${config.cmsApi}/msr/v1/presence/${page.id}`;
        const answer = await post(endpoint, nonce, here, lasting);
        const { others = [], user, ...stored } = answer as Partial<Presence>;
        const text = (name: keyof typeof stored) => String(stored[name] ?? '');
        return {
          ...{ others, content: text('content'), draft: text('draft'), by: text('by') },
          ...{ taken: words(text('taken')), planned: text('planned'), title: text('title') },
          ...{ status: text('status'), path: text('path') },
          ...(user && { user }),
        };
      }),
    readPaths: keptFor(PATHS_KEPT_MS, async () => {
      const [paths, redirects] = await Promise.all(
        ['paths', 'redirects'].map((list) => get(`${config.cmsApi}/msr/v1/${list}`)),
      );
      const named = [...rows(paths), ...rows(redirects)].flatMap((row) =>
        [row.path].filter((path) => typeof path === 'string'),
      );
      return new Set(['/', '/cerca', ...named] as string[]);
    }),
    blockData: (block) =>
      withNonce(async (nonce) => {
        const answer = await post(config.blockDataEndpoint, nonce, block);
        return (answer as { data?: unknown }).data;
      }),
    ...createUploads({ config }, { ask, withNonce }),
  };
}

const hasContent = (answer: unknown) =>
  rawOf((answer as Record<string, unknown>).content) !== undefined;

function pageOf(answer: unknown, sent: string): SavedPage {
  const fields = answer as Record<string, unknown>;
  const path = pathOf(fields);
  const title = rawOf(fields.title);
  const planned = plannedOf(fields);
  return {
    content: rawOf(fields.content) ?? sent,
    status: String(fields.status ?? ''),
    modified: String(fields.modified_gmt ?? ''),
    dateGmt: String(fields.date_gmt ?? ''),
    template: String(fields.template ?? ''),
    ...(title !== undefined && { title }),
    ...(path !== undefined && { path }),
    ...(planned !== undefined && { planned }),
    ...(typeof fields.taken_draft === 'string' && { taken: words(fields.taken_draft) }),
  };
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

function plannedOf(answer: unknown): PlannedChanges | null | undefined {
  const { planned } = answer as { planned?: Record<string, unknown> | null };
  if (!planned) return planned;
  const text = (name: string) => String(planned[name] ?? '');
  return {
    ...{ id: text('id'), content: text('content'), base: text('base') },
    ...{ dateGmt: text('date_gmt'), untilGmt: text('until_gmt'), by: text('by') },
    ...{ returns: planned.returns === true, missed: planned.missed === true },
  };
}

function rawOf(field: unknown): string | undefined {
  const { raw } = (field ?? {}) as { raw?: unknown };
  return typeof raw === 'string' ? raw : undefined;
}
