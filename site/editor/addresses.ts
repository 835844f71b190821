import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { contentKind } from '../page/content-kind.ts';

/**
 * The CMS's login, coming back to an address of this site.
 * @param target path and query
 */
export function loginAddress(target: string): string {
  const back = encodeURIComponent(getSettings().siteOrigin + target);
  return `${inWordPress('wp-login.php')}?redirect_to=${back}`;
}

/** The login that leads to the editor of a page; who asked for the front page alone has chosen none. */
export const editorLogin = (path: string): string =>
  loginAddress(path === '/' ? '/?pb#pagine' : `${path}?pb`);

/**
 * Where a page is edited: its blocks in the editor, a text of WordPress's own editors there, since
 * the editor could only replace it.
 */
export function editAddress({ ID, path, post_content }: EditedPage): string {
  return contentKind(post_content) === 'html' ? itemAddress(ID) : `${path}?pb`;
}

/** WordPress's own form of an item: its fields, and what else stands in no block. */
export const itemAddress = (id: number): string =>
  `${inWordPress('wp-admin/post.php')}?post=${id}&action=edit`;

/** WordPress's form of what stands around every page of the site: menu, footer (spec 3.17). */
export const aroundAddress = (): string => `${inWordPress('wp-admin/admin.php')}?page=energy-site`;

type EditedPage = Pick<CmsPage, 'ID' | 'path' | 'post_content'>;

const inWordPress = (file: string) => getSettings().cmsApi.replace(/wp-json$/, file);
