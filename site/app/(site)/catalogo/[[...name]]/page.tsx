import { catalogue } from '@generated/catalogue.ts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlockPage } from '../../../../catalogue/BlockPage.tsx';
import { Overview } from '../../../../catalogue/Overview.tsx';
import { getSettings } from '../../../../config/current.ts';
import { SiteFrame } from '../../../../shell/SiteFrame.tsx';

export const revalidate = 300;

interface Props {
  params: Promise<{ name?: string[] }>;
}

export function generateStaticParams(): { name?: string[] }[] {
  return [];
}

export const metadata: Metadata = { title: 'Catalogo dei blocchi', robots: { index: false } };

/** The living catalogue: shown in development, or where CATALOGUE=1 asks for it. */
export default async function CataloguePage({ params }: Props) {
  if (!getSettings().catalogue) notFound();
  const [name, ...more] = (await params).name ?? [];
  if (name === undefined) {
    return (
      <SiteFrame>
        <Overview blocks={catalogue} />
      </SiteFrame>
    );
  }
  const entry = catalogue.find((block) => block.name === name);
  if (!entry || more.length > 0) notFound();
  return (
    <SiteFrame>
      <BlockPage entry={entry} />
    </SiteFrame>
  );
}
