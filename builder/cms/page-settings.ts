import type { OfItem } from '../contract.ts';
import type { Ask } from './ask.ts';
import { CmsFailure, IN_TRASH } from './cms-failure.ts';
import { PATH_FIELDS, pathOf } from './page-path.ts';
import { ANY_STATUS, ENTRY_FIELDS, entryOf, type PageEntry } from './pages.ts';
import { expectAnswer } from './requests.ts';
import { type Row, rows } from './rows.ts';

/** What a page is called, where it stands and what is shown of it, as far as it is to change. */
export interface SettingsChanges {
  title?: string;
  /** Last part of the path. */
  slug?: string;
  /** Id of the page above, 0 for none. */
  parent?: number;
  /** Title for search engines, without the brand; empty where the page's own is shown. */
  searchTitle?: string;
  /** What search engines show below the title. */
  description?: string;
  /** Address of the image that social networks show; empty for the page's or the site's own. */
  image?: string;
  /** Search engines are not to show the page. */
  isUnlisted?: boolean;
}

/** The same as the CMS has it. */
export interface StoredSettings extends Required<SettingsChanges> {
  /** Visible path; for a draft the one it will have. */
  path: string;
  /** Last change in the CMS, GMT. */
  modified: string;
}

/** The page beside its content, which nothing here touches. */
export interface PageSettings {
  read(): Promise<StoredSettings>;
  /** The page above, whatever its status. */
  readAbove(id: number): Promise<PageEntry>;
  save(changes: SettingsChanges): Promise<StoredSettings>;
  /** Whether who opens an address that the page had is led to where it is now. */
  isLed(from: string, to: string): Promise<boolean>;
  /** How many pages of whatever status stand right below it; of a hundred and more, a hundred. */
  countBelow(): Promise<number>;
  /** Warnings of the checks that somebody found right as they are. */
  readAcceptedWarnings(): Promise<readonly string[]>;
  acceptWarning(warning: string, accepted: boolean): Promise<void>;
  /** Moves the page to the CMS's trash. */
  trash(): Promise<void>;
}

/** What the CMS's table of search-engine data holds (spec 2.2), as its items name it. */
const SEO = {
  searchTitle: 'seo_title',
  description: 'seo_description',
  image: 'seo_image',
} as const;
const SEO_FIELDS = Object.values(SEO).join();
const FIELDS = `context=edit&_fields=id,title,parent,modified_gmt,meta,${SEO_FIELDS},${PATH_FIELDS}`;
/** The CMS notes where a page was once it has answered. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 500;

export function createPageSettings({ page, config }: OfItem, ask: Ask): PageSettings {
  const items = `${config.cmsApi}/wp/v2/${page.restBase}`;
  const address = `${items}/${page.id}`;
  const acceptedAt = `${config.cmsApi}/msr/v1/accepted-warnings/${page.id}`;
  return {
    read: async () => settingsOf(await ask('GET', `${address}?${FIELDS}`)),
    readAbove: async (id) =>
      entryOf((await ask('GET', `${items}/${id}?context=edit&${ENTRY_FIELDS}`)) as Row),
    save: async (changes) =>
      settingsOf(await ask('POST', `${address}?${FIELDS}`, asTheCmsNames(changes))),
    async isLed(from, to) {
      for (let look = 1; look <= LOOKS; look++) {
        const redirects = rows(await ask('GET', `${config.cmsApi}/msr/v1/redirects`));
        if (redirects.some(({ path, url }) => path === from && url === to)) return true;
        if (look < LOOKS) await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
      }
      return false;
    },
    async countBelow() {
      const query = `per_page=100&parent=${page.id}&${ANY_STATUS}`;
      return rows(await ask('GET', `${items}?context=edit&_fields=id,parent&${query}`)).filter(
        // Kinds of items without any below them do not know the question.
        ({ parent }) => parent === page.id,
      ).length;
    },
    async readAcceptedWarnings() {
      const { accepted } = (await ask('GET', acceptedAt)) as { accepted?: unknown };
      expectAnswer(Array.isArray(accepted));
      return accepted.map(String);
    },
    acceptWarning: async (warning, accepted) =>
      void (await ask('POST', acceptedAt, { warning, accepted })),
    trash: async () => void (await ask('DELETE', address)),
  };
}

const asTheCmsNames = ({ isUnlisted, ...changes }: SettingsChanges) => ({
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [SEO[name as keyof typeof SEO] ?? name, value]),
  ),
  ...(isUnlisted !== undefined && { meta: { unlisted: isUnlisted ? 'true' : '' } }),
});

function settingsOf(answer: unknown): StoredSettings {
  const row = answer as Row;
  const path = pathOf(row);
  const title = (row.title as { raw?: unknown } | undefined)?.raw;
  expectAnswer(typeof title === 'string' && path !== undefined);
  if (row.status === 'trash') throw new CmsFailure('refused', IN_TRASH);
  return {
    ...{ title, path, slug: String(row.slug ?? ''), parent: Number(row.parent ?? 0) },
    searchTitle: String(row[SEO.searchTitle] ?? ''),
    description: String(row[SEO.description] ?? ''),
    image: String(row[SEO.image] ?? ''),
    isUnlisted: (row.meta as { unlisted?: unknown } | undefined)?.unlisted === 'true',
    modified: String(row.modified_gmt ?? ''),
  };
}
