import type { ReactNode } from 'react';
import type { MediaItem, NodeId } from './document/types.ts';
import type { CmsReader } from './loaders/cms-reader.ts';

/** What every block may know of the page and the installation it is shown in. */
export interface PageContext {
  /** Visible path with leading slash and no trailing one, e.g. `/`, `/offerte/luce`. */
  path: string;
  /** Visible path that a page has for its visitor, where it is not its own: a category of an archive. */
  shownAt?: string | undefined;
  locale: 'it';
  /** CMS id of the page; 0 outside a page (catalogue, tests). */
  pageId: number;
  /** CMS template, e.g. `page-tab-product`; empty for the default one. */
  template: string;
  /** True in the builder's canvas only. */
  editing: boolean;
  /** Display name of the company, e.g. in titles. */
  brandName: string;
  /** Brand as part of paths, identifiers and cookies ({brand} of the spec), lower case. */
  brand: string;
  /** Virtual assistant's name ({assistant}), lower case. */
  assistant: string;
  /** The company's phone number as people read it ({phone}); empty when it has none. */
  phone: string;
  /** Origin of the funnel, e.g. `https://attiva.example`, no trailing slash. */
  funnelDomain: string;
  /** Origin of the main site, no trailing slash. */
  siteHost: string;
  /** REST base of the CMS as browsers see it, e.g. `/wordpress/wp-json`. */
  cmsApi: string;
  /** Base of the back-end API, e.g. `/api`. */
  backendApi: string;
  /** Media of the document by URL, for alternative text, size and focal point. */
  media: ReadonlyMap<string, MediaItem>;
  /** The image block that is loaded before all others, if any (render/lead-image.ts). */
  leadImage?: NodeId | undefined;
  /** Titles of the tabs that blocks belong to, by block (render/key-titles.ts); none in the canvas. */
  keyTitles?: ReadonlyMap<NodeId, string> | undefined;
}

/**
 * Props of every block component. `props` has its defaults filled and is valid by the block's
 * schema; `data` is what the block's loader returned (undefined for blocks without a loader).
 */
export interface BlockViewProps<Props, Data = undefined> {
  props: Props;
  data: Data;
  nodeId: NodeId;
  context: PageContext;
  children?: ReactNode;
}

/** A block component: synchronous, without hooks, free of server-only and browser-only code. */
export type BlockView<Props, Data = undefined> = (view: BlockViewProps<Props, Data>) => ReactNode;

export interface LoaderContext {
  cms: CmsReader;
  page: PageContext;
}

/** A block's data function; it runs on the server, once per node, all nodes in parallel. */
export type BlockLoader<Props, Data> = (props: Props, context: LoaderContext) => Promise<Data>;
