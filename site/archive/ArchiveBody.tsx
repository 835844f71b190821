import { ROOT_ID } from '@renderer/document/types.ts';
import type { CmsPage } from '../cms/map/page.ts';
import { AsMarkup } from '../page/AsMarkup.tsx';
import { WideBreadcrumbs } from '../page/Breadcrumbs.tsx';
import { trailOf } from '../page/breadcrumbs.ts';
import { contentKind } from '../page/content-kind.ts';
import { pageContext } from '../page/context.ts';
import { PageBody } from '../page/PageBody.tsx';
import { pageDocument } from '../page/page-document.ts';
import styles from './Archive.module.css';
import { ARCHIVE_NAMES, Archive } from './Archive.tsx';
import { type ArchivePage, archiveLabels } from './arrange.ts';
import { type ArchiveRoute, archiveHref } from './route.ts';
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
        <PageBody
          page={page}
          shownAt={archiveHref(route.base, route)}
          trail={trailOf(page, below)}
        />
      ) : (
        <Title route={route} below={below} />
      )}
      <AsMarkup>
        <Archive {...{ route, archive, context }} isFarDown={page && isLong(page)} />
      </AsMarkup>
      {route.kind === 'guide' && !route.category && route.page === 1 && (
        <ServiceCategories context={context} />
      )}
    </>
  );
}

/** Whether what editors wrote is more than the head of the page. */
function isLong(page: CmsPage): boolean {
  if (contentKind(page.post_content) !== 'tree') return false;
  try {
    const { nodes } = pageDocument(page).document;
    return (nodes.get(ROOT_ID)?.childIds.length ?? 0) > 1;
  } catch {
    // The page shows no more than its title then, and has said so.
    return false;
  }
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
