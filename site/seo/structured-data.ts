import { eventDate } from '../cms/map/dates.ts';
import type { CmsPage } from '../cms/map/page.ts';
import { list, number, object, text } from '../cms/map/values.ts';
import type { Crumb } from '../page/breadcrumbs.ts';
import { schemaHours } from './opening-hours.ts';

interface Site {
  origin: string;
  brandName: string;
}

const CONTEXT = 'https://schema.org';

/** schema.org Organization, for the home page. */
export function organization({ origin, brandName }: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: brandName,
    url: origin,
    logo: `${origin}/icon.svg`,
  };
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

/** What the page is about, by its post type; undefined for plain pages. */
export function mainEntity(page: CmsPage, site: Site): object | undefined {
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
      return page.template === 'page-product.php' ? product(page, site) : undefined;
  }
}

function newsArticle(page: CmsPage, site: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: page.post_title,
    datePublished: page.post_date,
    dateModified: page.modified_gmt ? `${page.modified_gmt}Z` : page.post_date,
    image: imageOf(page, site),
    author: { '@type': 'Organization', name: site.brandName },
    publisher: { '@type': 'Organization', name: site.brandName },
    mainEntityOfPage: site.origin + page.path,
  };
}

function event(page: CmsPage, site: Site): object | undefined {
  const date = eventDate(page.acf.date_time);
  if (!date) return undefined;
  const location = object(page.acf.event_location);
  const city = text(location.address);
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: page.post_title,
    startDate: date.iso,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: city && {
      '@type': 'Place',
      name: city,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IT' },
    },
    image: imageOf(page, site),
    organizer: { '@type': 'Organization', name: site.brandName, url: site.origin },
  };
}

function jobPosting(page: CmsPage, site: Site): object {
  const fields = object(page.acf.workOffer);
  const city = text(fields.sede);
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: page.post_title,
    description: text(fields.description) ?? page.post_title,
    datePosted: page.post_date.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: site.brandName, sameAs: site.origin },
    jobLocation: city && {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IT' },
    },
    url: site.origin + page.path,
  };
}

function localBusiness(page: CmsPage, site: Site): object {
  const location = object(page.acf.location);
  const latitude = number(location.lat);
  const longitude = number(location.lng);
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    name: `${site.brandName} ${page.post_title}`,
    url: site.origin + page.path,
    address: {
      '@type': 'PostalAddress',
      streetAddress: text(location.address),
      addressLocality: page.post_title,
      addressCountry: 'IT',
    },
    telephone: text(page.acf.phone),
    geo: latitude !== undefined &&
      longitude !== undefined && { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: list(page.acf.working_day_time).flatMap((entry) =>
      schemaHours(
        text(object(entry).days_descriptions) ?? '',
        text(object(entry).working_hour_description) ?? '',
      ),
    ),
  };
}

function product(page: CmsPage, site: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: text(page.acf.sidebar_title) ?? page.post_title,
    description: text(page.acf.subtitle_description) ?? page.seo.description,
    brand: { '@type': 'Brand', name: site.brandName },
    url: site.origin + page.path,
  };
}

function imageOf(page: CmsPage, { origin }: Site): string[] | undefined {
  return page.featuredImage ? [new URL(page.featuredImage.url, origin).href] : undefined;
}
