import 'server-only';
import type { EditorBootstrap, EditorConfig } from '@builder/contract.ts';
import { type CmsPage, mapPage } from '../cms/map/page.ts';
import { object, text } from '../cms/map/values.ts';
import { getSettings } from '../config/current.ts';
import { pageContext } from '../page/context.ts';
import { aroundAddress, itemAddress, loginAddress } from './addresses.ts';
import { cmsFetch, type EditorSession } from './session.ts';

/** Page of the site that mounts the canvas. */
export const CANVAS_URL = '/pb-canvas';

type Editing = Extract<EditorSession, { state: 'editor' }>;

/** The page at a path, or the title of the one in the trash that was there. */
export interface FoundPage {
  page?: CmsPage;
  trashed?: string;
}

/** The page as it stands in the CMS now, drafts included. */
export async function readPageForEditing(path: string, session: Editing): Promise<FoundPage> {
  const response = await cmsFetch(
    `/msr/v1/slug/it/?slug=${encodeURIComponent(path)}&preview=1`,
    session,
  );
  if (response.status === 404) {
    return { trashed: text(object(await response.json().catch(() => undefined)).trashed) };
  }
  if (!response.ok) throw new Error(`The CMS answered ${response.status} for ${path}`);
  return { page: mapPage(await response.json(), path) };
}

/**
 * Everything the editor starts from.
 *
 * @param leadsTo where visitors of the page come to instead of it
 */
export function editorBootstrap(
  page: CmsPage,
  { session, leadsTo }: { session: Editing; leadsTo?: string },
): EditorBootstrap {
  return {
    page: {
      id: page.ID,
      restBase: page.rest_base,
      title: page.post_title,
      status: page.post_status,
      path: page.path,
      link: page.path,
      template: page.template,
      modified: page.modified_gmt,
      dateGmt: page.date_gmt,
      isUnlisted: page.isUnlisted,
      leadsTo,
    },
    content: page.post_content,
    stored: page.stored_content,
    planned: page.planned,
    user: session.user,
    config: editorConfig(page),
  };
}

/** Where the editor finds what it needs, for the page it edits. */
export function editorConfig(page: Pick<CmsPage, 'ID' | 'path' | 'template'>): EditorConfig {
  const settings = getSettings();
  const { media: _media, ...context } = pageContext(page, [], { editing: true });
  return {
    cmsApi: settings.cmsApi,
    nonceEndpoint: settings.nonceEndpoint,
    uploadEndpoint: `${settings.backendApi}/upload/image`,
    canvasUrl: CANVAS_URL,
    blockDataEndpoint: '/api/block-data',
    // The editor tells that the work is in the tab that asked for the login.
    loginUrl: loginAddress(`${page.path}?pb#accesso`),
    itemUrl: itemAddress(page.ID),
    aroundUrl: aroundAddress(),
    siteOrigin: settings.siteOrigin,
    publishChecks: settings.publishChecks,
    context,
  };
}
