import type { CmsPage } from '../cms/map/page.ts';
import { AsMarkup } from '../page/AsMarkup.tsx';
import { WideBreadcrumbs } from '../page/Breadcrumbs.tsx';
import { trailOf } from '../page/breadcrumbs.ts';
import { pageContext } from '../page/context.ts';
import { PageBody } from '../page/PageBody.tsx';
import styles from './Archive.module.css';
import { ARCHIVE_NAMES, Archive } from './Archive.tsx';
import { type ArchivePage, archiveLabels } from './arrange.ts';
import type { ArchiveRoute } from './route.ts';
import { ServiceCategories } from './ServiceCategories.tsx';

/** What editors wrote for the archive's address, if anything, and the list itself. */
export function ArchiveBody(view: {
  route: ArchiveRoute;
  archive: ArchivePage;
  page: CmsPage | undefined;
}) {
  const { route, archive, page } = view;
  const context = pageContext(page ?? { ID: 0, path: route.base, template: '' }, []);
  const below = archiveLabels(archive).join(', ') || undefined;
  return (
    <>
      {page ? (
        <PageBody page={page} trail={trailOf(page, below)} />
      ) : (
        <Title route={route} below={below} />
      )}
      <AsMarkup>
        <Archive route={route} archive={archive} context={context} />
      </AsMarkup>
      {route.kind === 'guide' && !route.category && route.page === 1 && (
        <ServiceCategories context={context} />
      )}
    </>
  );
}

function Title({ route, below }: { route: ArchiveRoute; below: string | undefined }) {
  const { title } = ARCHIVE_NAMES[route.kind];
  const place = { post_title: title, post_type: 'page', post_type_label: '', parents: [] };
  return (
    <>
      <WideBreadcrumbs {...trailOf({ ...place, path: route.base }, below)} />
      <div className={styles.title}>
        <h1>{title}</h1>
      </div>
    </>
  );
}
