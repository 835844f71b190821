import type { PageContext } from '../contract.ts';
import type { MediaItem } from '../document/types.ts';

/** A page of an unconfigured installation, for rendering outside the site. */
export function defaultContext(media: readonly MediaItem[] = []): PageContext {
  return {
    path: '/',
    locale: 'it',
    pageId: 0,
    template: '',
    editing: false,
    brandName: 'Albaviva',
    brand: 'albaviva',
    assistant: 'alba',
    phone: '800 000 123',
    funnelDomain: 'https://attiva.example',
    siteHost: 'https://www.example',
    cmsApi: '/wordpress/wp-json',
    backendApi: '/api',
    media: new Map(media.map((item) => [item.url, item])),
  };
}
