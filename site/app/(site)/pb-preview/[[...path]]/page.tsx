import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readPreview } from '../../../../editor/preview.ts';
import { previewNote } from '../../../../editor/preview-note.ts';
import { AsMarkup } from '../../../../page/AsMarkup.tsx';
import { contentKind } from '../../../../page/content-kind.ts';
import { PageBody } from '../../../../page/PageBody.tsx';
import { PageFrame } from '../../../../page/PageFrame.tsx';
import { visiblePath } from '../../../../page/visible-path.ts';
import styles from './preview.module.css';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Anteprima', robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A page as it is saved but not published, for who has the link; the front server leads here. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const path = visiblePath((await params).path);
  const { anteprima: token } = await searchParams;
  const page = path && typeof token === 'string' ? await readPreview(path, token) : undefined;
  if (!page) notFound();
  const isColumn = contentKind(page.post_content) !== 'tree';
  return (
    <PageFrame page={page} path={page.path} isColumn={isColumn}>
      <AsMarkup>
        <p className={styles.note}>
          <strong>Anteprima.</strong> {previewNote(page)}
        </p>
      </AsMarkup>
      <PageBody page={page} />
    </PageFrame>
  );
}
