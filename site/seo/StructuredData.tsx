import { JsonLd } from '@renderer/ui/rich-text/JsonLd.tsx';
import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
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
