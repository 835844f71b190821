import { fileAddress, frontPath } from './paths.ts';
import { flag, type Json, list, number, object, plain, text } from './values.ts';

export interface PageParent {
  post_title: string;
  post_name: string;
  /** Marked 'true' by the editors: the crumb is shown without its link (spec 2.2). */
  unlinked?: boolean;
}

export interface PageTerm {
  id: number | undefined;
  name: string;
  slug: string;
}

/** Content that is to replace that of a published page. */
export interface PlannedContent {
  id: string;
  content: string;
  /** The page's content when this was planned. */
  base: string;
  dateGmt: string;
  /** When the page is to be again as it was; empty for no end. */
  untilGmt: string;
  /** It is the way back from content that had an end. */
  returns: boolean;
  by: string;
  /** Its moment came, and the page was another by then. */
  missed: boolean;
}

/** CMS page or post as looked up by slug (spec 3.1), names as in the CMS. */
export interface CmsPage {
  ID: number;
  post_type: string;
  post_type_label: string;
  /** REST collection the item is saved through, e.g. `pages`. */
  rest_base: string;
  post_title: string;
  post_name: string;
  post_content: string;
  /** What is saved as the page's own, where `post_content` is a newer autosave. */
  stored_content: string | undefined;
  /** What is to replace the content at a moment, for who may edit the page; of its preview the moments alone. */
  planned: PlannedContent | undefined;
  /** Saved documents of the synced patterns that the content refers to, by CMS id. */
  patterns: ReadonlyMap<number, string>;
  /** Rendered HTML of classic and Gutenberg content; empty for page-builder trees. */
  content_rendered: string;
  /** Plain text, empty when nobody wrote one. */
  excerpt: string;
  post_status: string;
  post_date: string;
  /** When it went or goes live; empty for a draft that never did. */
  date_gmt: string;
  modified_gmt: string;
  parents: PageParent[];
  /** Visible path of the item. */
  path: string;
  template: string;
  acf: Json;
  redirect: { url: string; status: number } | undefined;
  submenu: string;
  /** Search engines are not to show it. */
  isUnlisted: boolean;
  featuredImage: { url: string; alt: string; width?: number; height?: number } | undefined;
  offersCategory: string[];
  /** Terms of a post that is no page, by taxonomy. */
  terms: Readonly<Record<string, readonly PageTerm[]>>;
  /** Region of a shop (spec 3.7). */
  region: string | undefined;
  seo: { title?: string; description?: string; ogImage?: string };
}

/** Maps the slug route's answer; `path` is what was asked for. Throws on an answer without an ID. */
export function mapPage(body: unknown, path: string): CmsPage {
  const raw = object(body);
  const id = number(raw.ID);
  if (!id) throw new Error('The CMS answered a page without an ID');
  const meta = object(raw.meta);
  return {
    ID: id,
    post_type: text(raw.post_type) ?? 'page',
    post_type_label: text(raw.post_type_label) ?? '',
    rest_base: text(raw.rest_base) ?? 'pages',
    post_title: plain(raw.post_title),
    post_name: text(raw.post_name) ?? '',
    post_content: text(raw.post_content) ?? '',
    stored_content: text(raw.stored_content),
    planned: mapPlanned(raw.planned),
    patterns: new Map(
      Object.entries(object(raw.patterns)).flatMap(([pattern, content]) =>
        typeof content === 'string' ? [[Number(pattern), content] as const] : [],
      ),
    ),
    content_rendered: text(raw.content_rendered) ?? '',
    excerpt: plain(raw.post_excerpt),
    post_status: text(raw.post_status) ?? 'publish',
    post_date: text(raw.post_date) ?? '',
    date_gmt: text(raw.date_gmt) ?? '',
    modified_gmt: text(raw.modified_gmt) ?? '',
    parents: list(raw.parents).map((parent) => ({
      post_title: plain(object(parent).post_title),
      post_name: text(object(parent).post_name) ?? '',
      unlinked: flag(object(parent).breadcrumb_unlinked) || undefined,
    })),
    path: frontPath(text(raw.link)) ?? path,
    template: text(raw.template) ?? '',
    acf: object(raw.acf),
    redirect: mapRedirect(meta),
    submenu: text(meta.submenu) ?? '',
    isUnlisted: text(meta.unlisted) === 'true',
    featuredImage: mapImage(raw.featured_image),
    offersCategory: list(raw.offers_category).flatMap((term) => text(object(term).slug) ?? []),
    terms: mapTerms(raw.terms),
    region: text(list(object(raw.post_meta).region)[0]),
    seo: mapSeo(raw.seo),
  };
}

function mapPlanned(value: unknown): CmsPage['planned'] {
  const raw = object(value);
  const id = text(raw.id);
  if (!id) return undefined;
  const [content = '', base = '', dateGmt = '', untilGmt = '', by = ''] = [
    ...[raw.content, raw.base, raw.date_gmt, raw.until_gmt, raw.by],
  ].map(text);
  const [returns, missed] = [raw.returns === true, raw.missed === true];
  return { id, content, base, dateGmt, untilGmt, returns, by, missed };
}

/** A row of the table of search-engine data (spec 2.2). */
export function mapSeo(row: unknown): CmsPage['seo'] {
  const { title, description, og_image: ogImage } = object(row);
  return { title: text(title), description: text(description), ogImage: text(ogImage) };
}

function mapTerms(value: unknown): CmsPage['terms'] {
  return Object.fromEntries(
    Object.entries(object(value)).map(([taxonomy, terms]) => [
      taxonomy,
      list(terms).flatMap((term) => {
        const { id, name, slug } = object(term);
        return text(slug) ? [{ id: number(id), name: plain(name), slug: String(slug) }] : [];
      }),
    ]),
  );
}

const REDIRECT_STATUSES = [301, 302, 307, 308];

/** Spec 2.3: active when '_pprredirect_active' is '1'; a status we do not know becomes 302. */
function mapRedirect(meta: Json): CmsPage['redirect'] {
  const url = text(meta._pprredirect_url);
  if (text(meta._pprredirect_active) !== '1' || !url) return undefined;
  const status = number(meta._pprredirect_type) ?? 302;
  return { url, status: REDIRECT_STATUSES.includes(status) ? status : 302 };
}

function mapImage(value: unknown): CmsPage['featuredImage'] {
  const image = typeof value === 'string' ? { source_url: value } : object(value);
  const url = text(image.source_url) ?? text(image.url);
  if (!url) return undefined;
  return {
    url: fileAddress(url) ?? url,
    alt: text(image.alt) ?? text(image.alt_text) ?? '',
    width: number(image.width),
    height: number(image.height),
  };
}
