import type { Metadata } from 'next';
import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { pageDescription } from './description.ts';

/** What the head of a page is made of; without an image it shows the site's own. */
export interface Head {
  /** Without the brand. */
  title: string;
  description?: string;
  image?: string;
  isArticle?: boolean;
  /** Visible path of the one address search engines are to know; absent, they are told of none. */
  path?: string;
}

/** In `site/public`: 1200 × 630 pixels, as the social networks want it. */
const SITE_IMAGE = '/condivisione.jpg';

/** The head: '{title} | {brand}', description, social card, canonical address (spec 2.2). */
export function headOf({ title: own, description, image, isArticle, path }: Head): Metadata {
  const { brandName } = getSettings();
  const title = `${own} | ${brandName}`;
  return {
    title: { absolute: title },
    description,
    ...(path === undefined ? { robots: { index: false } } : { alternates: { canonical: path } }),
    openGraph: {
      title,
      description,
      ...{ url: path, siteName: brandName, locale: 'it_IT' },
      type: isArticle ? 'article' : 'website',
      images: [image ?? { url: SITE_IMAGE, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image', title, description },
    other: { title },
  };
}

/** What the CMS says of a page's head; its table of search-engine data comes first (spec 2.2). */
export function pageHead(page: CmsPage): Head {
  return {
    title: page.seo.title ?? page.post_title,
    description: pageDescription(page),
    image: page.seo.ogImage ?? page.featuredImage?.url,
    isArticle: page.post_type === 'news',
    path: page.isUnlisted ? undefined : page.path,
  };
}

/** A head of the site's own, where the table of search-engine data says nothing else (spec 2.2). */
export function withSeo(head: Head, { title, description, ogImage }: CmsPage['seo']): Head {
  return {
    ...head,
    title: title ?? head.title,
    description: description ?? head.description,
    image: ogImage ?? head.image,
  };
}

/** Head of the 404 page. */
export function missingPageMetadata(): Metadata {
  return headOf({
    title: 'Pagina non trovata',
    description: 'L’indirizzo potrebbe essere cambiato o scritto in modo diverso.',
  });
}
