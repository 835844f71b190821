import type { Metadata } from 'next';
import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { pageDescription } from './description.ts';

/** Head of a page: '{title} | {brand}', description, social card, canonical address (spec 2.2). */
export function pageMetadata(page: CmsPage): Metadata {
  const { brandName } = getSettings();
  const title = `${page.seo.title ?? page.post_title} | ${brandName}`;
  const description = pageDescription(page);
  const image = page.seo.ogImage ?? page.featuredImage?.url;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: page.path },
    openGraph: {
      title,
      description,
      url: page.path,
      siteName: brandName,
      locale: 'it_IT',
      type: page.post_type === 'news' ? 'article' : 'website',
      images: image ? [image] : undefined,
    },
    twitter: { card: 'summary_large_image', title, description },
    other: { title },
  };
}

/** Head of the 404 page. */
export function missingPageMetadata(): Metadata {
  const { brandName } = getSettings();
  return { title: { absolute: `Pagina non trovata | ${brandName}` }, robots: { index: false } };
}
