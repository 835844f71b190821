import type { PreparedDocument } from '@renderer/render/prepare.ts';
import { JsonLd } from '@renderer/ui/rich-text/JsonLd.tsx';
import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { AsMarkup } from '../page/AsMarkup.tsx';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { homeServices } from './home-services.ts';
import { breadcrumbList, mainEntity, organization } from './structured-data.ts';

/** Structured data of a page: the company on the home page, else its trail and its subject. */
export function StructuredData({ page }: { page: CmsPage }) {
  const { siteOrigin: origin, brandName } = getSettings();
  const site = { origin, brandName };
  if (page.path === '/') return <JsonLd data={organization(site)} />;
  const subject = mainEntity(page, site);
  return (
    <>
      <JsonLd data={breadcrumbList(breadcrumbs(page), page, site)} />
      {subject && <JsonLd data={subject} />}
    </>
  );
}

/** Structured data of what a page's blocks show, beside that of the page. */
export function BlockStructuredData(shown: { prepared: PreparedDocument; path: string }) {
  const { siteOrigin: origin, brandName } = getSettings();
  const services = homeServices(shown.prepared, shown.path, { origin, brandName });
  if (services.length === 0) return null;
  return (
    <AsMarkup>
      {services.map((service, index) => (
        <JsonLd key={index} data={service} />
      ))}
    </AsMarkup>
  );
}
