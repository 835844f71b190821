import type { ReactNode } from 'react';
import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { StructuredData } from '../seo/StructuredData.tsx';
import { PageMarks } from '../shell/PageMarks.tsx';
import { SiteFrame } from '../shell/SiteFrame.tsx';
import { Submenu } from '../shell/Submenu.tsx';
import { AsMarkup } from './AsMarkup.tsx';
import { isShared, ShareArea } from './ShareArea.tsx';

/** The shell, and what belongs to a page beside its body. */
export function PageFrame(frame: {
  page: CmsPage | undefined;
  path: string;
  /** Whether it is a column of text, with room beside it. */
  isColumn?: boolean;
  /** What is no part of what can be shared. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const { page, path, isColumn = false, below, children } = frame;
  const { brand, siteOrigin } = getSettings();
  return (
    <SiteFrame>
      {page && (
        <AsMarkup>
          <StructuredData page={page} />
        </AsMarkup>
      )}
      <PageMarks path={path} page={page} />
      {page && <Submenu name={page.submenu} path={page.path} />}
      {isShared(path, brand) ? (
        <ShareArea url={siteOrigin + path} title={page?.post_title ?? ''} isColumn={isColumn}>
          {children}
        </ShareArea>
      ) : (
        children
      )}
      {below}
    </SiteFrame>
  );
}
