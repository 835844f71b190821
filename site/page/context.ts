import type { PageContext } from '@renderer/contract.ts';
import type { MediaItem } from '@renderer/document/types.ts';
import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';

/** What blocks may know of the page and the installation. */
export function pageContext(
  page: Pick<CmsPage, 'ID' | 'path' | 'template'>,
  media: readonly MediaItem[],
  options: { editing?: boolean } = {},
): PageContext {
  const settings = getSettings();
  return {
    path: page.path,
    locale: 'it',
    pageId: page.ID,
    template: page.template,
    editing: options.editing ?? false,
    brandName: settings.brandName,
    brand: settings.brand,
    assistant: settings.assistant,
    phone: settings.phone,
    funnelDomain: settings.funnelDomain,
    siteHost: settings.siteHost,
    cmsApi: settings.cmsApi,
    backendApi: settings.backendApi,
    media: new Map(media.map((item) => [item.url, item])),
  };
}
