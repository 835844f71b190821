import { getSettings } from '../config/current.ts';

/**
 * The CMS's login, coming back to an address of this site.
 * @param target path and query
 */
export function loginAddress(target: string): string {
  const { siteOrigin, cmsApi } = getSettings();
  const login = cmsApi.replace(/\/wp-json$/, '/wp-login.php');
  return `${login}?redirect_to=${encodeURIComponent(siteOrigin + target)}`;
}
