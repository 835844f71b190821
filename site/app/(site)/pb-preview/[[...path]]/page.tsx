import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readPreview } from '../../../../editor/preview.ts';
import { PageBody } from '../../../../page/PageBody.tsx';
import { visiblePath } from '../../../../page/visible-path.ts';

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
  return <PageBody page={page} />;
}
