import type { BrandProductsProps } from '@generated/types.ts';
import { shownProducts } from '@renderer/blocks/brand-products/shown-products.ts';
import type { PreparedDocument, PreparedNode } from '@renderer/render/prepare.ts';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { imageAddresses } from './image-addresses.ts';
import { priceSpecifications } from './prices.ts';
import { CONTEXT, type Site } from './site.ts';

/** The block's key in the catalogue, where the brand has no name yet. */
const KEY = '{brand}products';

/** schema.org Products of a page's home services (boilers, solar panels): what its blocks show. */
export function homeServices(prepared: PreparedDocument, path: string, site: Site): object[] {
  const found: object[] = [];
  const stack: PreparedNode[] = [...prepared.nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    stack.push(...[...node.children].reverse());
    if (node.block.entry.key !== KEY) continue;
    // The block's own validator has passed them.
    for (const { product, id } of shownProducts(node.props as unknown as BrandProductsProps)) {
      const url = site.origin + path + (id ? `#${id}` : '');
      if (product.title && product.price) found.push(service(product, url, site));
    }
  }
  return found;
}

function service(
  product: BrandProductsProps['products'][number],
  url: string,
  { origin, brandName }: Site,
): object {
  const { title, offer, price, totalPrice } = product;
  const [monthly] = priceSpecifications(price, title);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: title,
    description: offer,
    brand: { '@type': 'Brand', name: brandName },
    image: imageAddresses(safeSrc(product.image), origin),
    url,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'EUR',
      // What the page says beside the price: for how long, and how much in all.
      priceSpecification: [{ description: totalPrice, ...monthly }],
      seller: { '@type': 'Organization', name: brandName, url: origin },
    },
  };
}
