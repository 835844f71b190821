import type { PageContext } from '@renderer/contract.ts';

/** Name of the cookie with the look an editor chose: `auto`, `light` or `dark`. */
export type LookCookie = 'editor_look';

/** The page being edited, as the CMS answered when the editor was opened. */
export interface EditorPage {
  id: number;
  /** Last part of its REST address, e.g. `pages`. */
  restBase: string;
  title: string;
  /** CMS status, e.g. `publish`, `draft`. */
  status: string;
  /** Visible path, e.g. `/offerte/luce`. */
  path: string;
  /** Address of the public page. */
  link: string;
  template: string;
  /** Last change in the CMS, GMT. */
  modified: string;
  /** When it went live, or is to, GMT; empty for a draft that never did. */
  dateGmt?: string;
  /** It is no page, but blocks that several pages show. */
  isPattern?: boolean;
  /** Search engines are not to show it. */
  isUnlisted?: boolean;
  /** Where visitors come to instead of it. */
  leadsTo?: string;
}

/** What blocks know of the page; the media of the document are added by the editor. */
export type CanvasContext = Omit<PageContext, 'media'>;

export interface EditorConfig {
  /** REST base of the CMS, e.g. `/wordpress/wp-json`. */
  cmsApi: string;
  nonceEndpoint: string;
  uploadEndpoint: string;
  /** Page of the site that mounts `CanvasApp`. */
  canvasUrl: string;
  /** Runs a block's loader: POST {component, props, path} → {data}. */
  blockDataEndpoint: string;
  loginUrl: string;
  /** WordPress's own form of the page: its fields, such as an offer's, and the FAQs it shows. */
  itemUrl: string;
  /** Where what stands around every page is written: menu, footer. */
  aroundUrl: string;
  siteOrigin: string;
  /** What checks do to publishing, e.g. `alt=block,contrast=off`; absent: the defaults. */
  publishChecks?: string;
  context: CanvasContext;
}

/** Changes of a published page that go live at a moment. */
export interface PlannedChanges {
  /** Another one once anything of it changes. */
  id: string;
  /** The page as it is to be, */
  content: string;
  /** and as it was on the site when this was planned. */
  base: string;
  /** UTC. */
  dateGmt: string;
  /** When the page is to be again as it was before them, UTC; empty for no end. */
  untilGmt: string;
  /** They are the way back from changes that had an end. */
  returns: boolean;
  /** Who planned it. */
  by: string;
  /** The moment has come, and the page was no longer what they grew from: nothing was published. */
  missed: boolean;
}

/** Everything the editor starts from; the site fills it on the server. */
export interface EditorBootstrap {
  page: EditorPage;
  /** Raw `post_content`. */
  content: string;
  /** The page's own content, where `content` is a newer draft of this user. */
  stored?: string;
  /** What is to change on the site at a moment to come. */
  planned?: PlannedChanges;
  user: { id: number; name: string; roles: string[] };
  config: EditorConfig;
}

/** What something is asked about, and how the CMS is reached. */
export interface OfItem {
  page: Pick<EditorPage, 'id' | 'restBase' | 'isPattern'>;
  config: EditorConfig;
}

/** A block's form over an example, for the catalogue. */
export interface FormPreviewProps {
  component: string;
  props: Record<string, unknown>;
  config: EditorConfig;
}
