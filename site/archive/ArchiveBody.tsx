import type { CmsPage } from '../cms/map/page.ts';
import { AsMarkup } from '../page/AsMarkup.tsx';
import { pageContext } from '../page/context.ts';
import { PageBody } from '../page/PageBody.tsx';
import styles from './Archive.module.css';
import { ARCHIVE_NAMES, Archive } from './Archive.tsx';
import type { ArchivePage } from './arrange.ts';
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
  return (
    <>
      {page ? <PageBody page={page} /> : <Title route={route} />}
      <AsMarkup>
        <Archive route={route} archive={archive} context={context} />
      </AsMarkup>
      {route.kind === 'guide' && !route.category && route.page === 1 && (
        <ServiceCategories context={context} />
      )}
    </>
  );
}

function Title({ route }: { route: ArchiveRoute }) {
  return (
    <div className={styles.title}>
      <h1>{ARCHIVE_NAMES[route.kind].title}</h1>
    </div>
  );
}
