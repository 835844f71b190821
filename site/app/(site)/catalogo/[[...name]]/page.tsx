import { catalogue } from '@generated/catalogue.ts';
import type { BlockEntry } from '@renderer/registry.ts';
import type { Metadata } from 'next';
import { BlockPage } from '../../../../catalogue/BlockPage.tsx';
import { Overview } from '../../../../catalogue/Overview.tsx';
import { getSettings } from '../../../../config/current.ts';
import { AsMarkup } from '../../../../page/AsMarkup.tsx';
import { Missing } from '../../../../page/Missing.tsx';
import { missingPageMetadata } from '../../../../page/metadata.ts';
import { SiteFrame } from '../../../../shell/SiteFrame.tsx';
import OrdinaryPage, { generateMetadata as ordinaryMetadata } from '../../[[...path]]/page.tsx';

export const revalidate = 300;

interface Props {
  params: Promise<{ name?: string[] }>;
}

export function generateStaticParams(): { name?: string[] }[] {
  return [];
}

/** Where nobody asked for the catalogue, this is an address like any other. */
const ordinary = async ({ params }: Props) => ({
  params: Promise.resolve({ path: ['catalogo', ...((await params).name ?? [])] }),
});

/** The block a path names: undefined for the overview, null where there is none. */
async function named({ params }: Props): Promise<BlockEntry | undefined | null> {
  const [name, ...more] = (await params).name ?? [];
  if (name === undefined) return undefined;
  return (more.length === 0 && catalogue.find((block) => block.name === name)) || null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  if (!getSettings().catalogue) return ordinaryMetadata(await ordinary(props));
  if ((await named(props)) === null) return missingPageMetadata();
  return { title: 'Catalogo dei blocchi', robots: { index: false } };
}

/** The living catalogue: shown in development, or where CATALOGUE=1 asks for it. */
export default async function CataloguePage(props: Props) {
  if (!getSettings().catalogue) return OrdinaryPage(await ordinary(props));
  const entry = await named(props);
  return (
    <SiteFrame>
      {entry === undefined && <Overview blocks={catalogue} />}
      {entry && <BlockPage entry={entry} />}
      {entry === null && (
        <AsMarkup>
          <Missing />
        </AsMarkup>
      )}
    </SiteFrame>
  );
}
