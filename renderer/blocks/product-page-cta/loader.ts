import type { Product } from '@generated/entities.ts';
import type { ProductPageCTAProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** The page as a product, whose name and programme the box shows; none when it cannot be had. */
const load: BlockLoader<ProductPageCTAProps, Product | undefined> = (_props, { cms, page }) =>
  cms.getProduct(page.path).catch(() => undefined);

export default load;
