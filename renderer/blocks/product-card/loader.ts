import type { Product } from '@generated/entities.ts';
import type { ProductCardProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** The product of the page; one that cannot be had yields no data (spec 8). */
const load: BlockLoader<ProductCardProps, Product | undefined> = async ({ slugUrl }, { cms }) =>
  slugUrl ? cms.getProduct(slugUrl).catch(() => undefined) : undefined;

export default load;
