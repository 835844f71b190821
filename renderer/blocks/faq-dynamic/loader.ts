import type { FaqGroup } from '@generated/entities.ts';
import type { FaqDynamicProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

const load: BlockLoader<FaqDynamicProps, FaqGroup[]> = (_props, { cms, page }) =>
  cms.listPageFaqs(page.path);

export default load;
