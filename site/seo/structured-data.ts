import { eventDate, todayInRome, zonedTime } from '../cms/map/dates.ts';
import type { CmsPage } from '../cms/map/page.ts';
import { mapProduct } from '../cms/map/product.ts';
import { list, object, text } from '../cms/map/values.ts';
import type { Crumb } from '../page/breadcrumbs.ts';
import { pageDescription } from '../page/description.ts';
import { coordinates } from './coordinates.ts';
import { eventPlace } from './event-place.ts';
import { imageAddresses } from './image-addresses.ts';
import { schemaHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';
import { offerProduct } from './product.ts';
import { CONTEXT, type Site } from './site.ts';

/** schema.org Organization, for the home page. */
export function organization({ origin, brandName }: Site): object {
  return { '@context': CONTEXT, ...company({ origin, brandName }) };
}

/** schema.org BreadcrumbList of a page's trail, the page itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], page: CmsPage, { origin }: Site): object {
  const trail = [...crumbs, { label: page.post_title, href: page.path }];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.href,
    })),
  };
}

/**
 * What the page is about, by its post type; undefined for plain pages, and for items without what
 * their type cannot do without.
 * @param today ISO date: an offer past its last day is announced as over
 */
export function mainEntity(page: CmsPage, site: Site, today = todayInRome()): object | undefined {
  switch (page.post_type) {
    case 'news':
      return newsArticle(page, site);
    case 'event':
      return event(page, site);
    case 'shop':
      return localBusiness(page, site);
    case 'work-offer':
      return jobPosting(page, site);
    default:
      return page.template === 'page-product.php' ? product(page, site, today) : undefined;
  }
}

function newsArticle(page: CmsPage, site: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: page.post_title,
    description: pageDescription(page),
    datePublished: zonedTime(page.post_date),
    dateModified: page.modified_gmt ? `${page.modified_gmt}Z` : zonedTime(page.post_date),
    image: imageOf(page, site),
    author: company(site),
    publisher: company(site),
    mainEntityOfPage: site.origin + page.path,
  };
}

function event(page: CmsPage, site: Site): object | undefined {
  const date = eventDate(page.acf.date_time);
  const place = eventPlace(page, site);
  if (!date || !place) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: page.post_title,
    description: pageDescription(page),
    startDate: date.iso,
    // The CMS knows one day for each event.
    endDate: date.iso,
    eventStatus: 'https://schema.org/EventScheduled',
    ...place,
    image: imageOf(page, site),
    url: site.origin + page.path,
    organizer: company(site),
  };
}

function jobPosting(page: CmsPage, site: Site): object | undefined {
  const fields = object(page.acf.workOffer);
  const city = text(fields.sede);
  const description = text(fields.description) ?? (page.content_rendered || undefined);
  if (!city || !description) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: page.post_title,
    description,
    datePosted: page.post_date.slice(0, 10),
    hiringOrganization: { ...company(site), sameAs: site.origin },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IT' },
    },
    url: site.origin + page.path,
  };
}

function localBusiness(page: CmsPage, site: Site): object {
  const location = object(page.acf.location);
  const hours = list(page.acf.working_day_time).flatMap((entry) =>
    schemaHours(
      text(object(entry).days_descriptions) ?? '',
      text(object(entry).working_hour_description) ?? '',
    ),
  );
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    name: `${site.brandName} ${page.post_title}`,
    url: site.origin + page.path,
    image: imageOf(page, site),
    address: postalAddress(text(location.address), page.post_title),
    telephone: text(page.acf.phone),
    geo: coordinates(location),
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    parentOrganization: company(site),
  };
}

function product(page: CmsPage, site: Site, today: string): object {
  const around = {
    description: pageDescription(page),
    image: imageOf(page, site),
    categories: page.offersCategory,
    today,
  };
  // Signing up starts on the page itself, so the funnel's address is not asked for.
  return offerProduct(mapProduct(page, ''), around, site);
}

function company({ origin, brandName }: Site) {
  return { '@type': 'Organization', name: brandName, url: origin, logo: `${origin}/icon.svg` };
}

function imageOf(page: CmsPage, { origin }: Site): string[] | undefined {
  return imageAddresses(page.featuredImage?.url ?? page.seo.ogImage, origin);
}
