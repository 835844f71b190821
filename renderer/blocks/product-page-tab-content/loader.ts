import type { Product } from '@generated/entities.ts';
import type { ProductPageTabContentProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** All products of the tab in parallel; one that cannot be had yields no data (spec 8). */
const load: BlockLoader<ProductPageTabContentProps, Product[]> = async (props, { cms }) => {
  const addresses = props.productIds.flatMap((entry) => entry.productId || []);
  const products = await Promise.all(
    addresses.map((address) => cms.getProduct(address).catch(() => undefined)),
  );
  return products.flatMap((product) => product ?? []);
};

export default load;
