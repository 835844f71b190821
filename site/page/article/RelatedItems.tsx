import type { CmsPage } from '../../cms/map/page.ts';
import { AsMarkup } from '../AsMarkup.tsx';
import { kindOf } from './kinds.ts';
import { Related } from './Related.tsx';
import { relatedTo } from './related.ts';

/** Others of an item's kind, below its article. */
export async function RelatedItems({ page }: { page: CmsPage }) {
  const items = await relatedTo(page);
  const kind = kindOf(page);
  return (
    <AsMarkup>
      <Related title={kind?.others} items={items} isColumn={!kind?.card} />
    </AsMarkup>
  );
}
