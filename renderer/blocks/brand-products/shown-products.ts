import type { BrandProductsProps } from '@generated/types.ts';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { anchorIds } from './anchor.ts';

/** The products a visitor sees, each with its id in the page. */
export function shownProducts({ products }: Pick<BrandProductsProps, 'products'>) {
  const shown = products.filter((product) => product.title || safeSrc(product.image));
  const ids = anchorIds(shown);
  return shown.map((product, index) => ({ product, id: ids[index] }));
}
