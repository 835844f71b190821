import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { ArchiveBody } from '../../../archive/ArchiveBody.tsx';
import { findArchive } from '../../../archive/find.ts';
import { archiveMetadata } from '../../../archive/metadata.ts';
import overtaken from '../../../cache/overtaken.cjs';
import { getPage } from '../../../cms/page.ts';
import { AsMarkup } from '../../../page/AsMarkup.tsx';
import { RelatedItems } from '../../../page/article/RelatedItems.tsx';
import { contentKind } from '../../../page/content-kind.ts';
import { Missing } from '../../../page/Missing.tsx';
import { Moved } from '../../../page/Moved.tsx';
import { headOf, missingPageMetadata, pageHead } from '../../../page/metadata.ts';
import { newProductPage } from '../../../page/new-product-page.ts';
import { PageBody } from '../../../page/PageBody.tsx';
import { PageFrame } from '../../../page/PageFrame.tsx';
import { redirectTarget, safeTarget } from '../../../page/redirect-target.ts';
import { visiblePath } from '../../../page/visible-path.ts';
import { SiteFrame } from '../../../shell/SiteFrame.tsx';

// Classic ISR: stored on first visit, refreshed by the CMS's webhook, this many seconds at most.
export const revalidate = 300;
export const dynamicParams = true;

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** None at build time: the build needs no CMS. The home page is warmed at start instead. */
export function generateStaticParams(): { path?: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = visiblePath((await params).path);
  if (path) overtaken.noteBegin(path);
  const archive = path && (await findArchive(path));
  if (archive) return archiveMetadata(archive.route, archive.archive, archive.page);
  const page = path && (await getPage(path));
  return page ? headOf(pageHead(page)) : missingPageMetadata();
}

export default async function CatchAllPage({ params }: Props) {
  const path = visiblePath((await params).path);
  if (path) overtaken.noteBegin(path);
  const archive = path && (await findArchive(path));
  if (archive) {
    return (
      <PageFrame page={archive.page} path={path}>
        <ArchiveBody {...archive} />
      </PageFrame>
    );
  }
  const page = path && (await getPage(path));
  if (!page) {
    return (
      <SiteFrame>
        <AsMarkup>
          <Missing />
        </AsMarkup>
      </SiteFrame>
    );
  }
  const target = await redirectTarget(page);
  if (target) {
    // The front server answers 301 and 302 with their own status before a page is asked for; this
    // is the way for a CMS without the redirect table.
    if (target.status === 301 || target.status === 308) permanentRedirect(target.url);
    redirect(target.url);
  }
  const moved = await newProductPage(page, { safe: safeTarget, getPage });
  if (moved) {
    return (
      <SiteFrame>
        <Moved href={moved} title={page.post_title} />
      </SiteFrame>
    );
  }
  const isArticle = contentKind(page.post_content) !== 'tree';
  return (
    <PageFrame
      page={page}
      path={page.path}
      isColumn={isArticle}
      below={isArticle && <RelatedItems page={page} />}
    >
      <PageBody page={page} />
    </PageFrame>
  );
}
