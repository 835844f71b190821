import type { Product } from '@generated/entities.ts';
import type { ProductPageCTAProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** The product whose page this is; none when the button leads elsewhere, or it cannot be had. */
const load: BlockLoader<ProductPageCTAProps, Product | undefined> = async (
  { subscribeVisible, link },
  { cms, page },
) =>
  subscribeVisible && !link ? await cms.getProduct(page.path).catch(() => undefined) : undefined;

export default load;
