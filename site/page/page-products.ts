import type { Product } from '@generated/entities.ts';
import type { PreparedDocument, PreparedNode } from '@renderer/render/prepare.ts';

/** Component of a tab's node, as it is looked up (spec 9). */
const TAB = 'productpagetabcontent';

/** All products of a tabbed page in the order of its tabs, each with its tab (spec 4.6: prods). */
export function pageProducts(prepared: PreparedDocument): (Product & { tabId?: string })[] {
  const products: (Product & { tabId?: string })[] = [];
  const stack: PreparedNode[] = [...prepared.nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    stack.push(...[...node.children].reverse());
    if (node.block.entry.key !== TAB || !Array.isArray(node.data)) continue;
    const { tabId: given } = node.props;
    const tabId = typeof given === 'string' ? given : undefined;
    for (const product of node.data as Product[]) products.push({ ...product, tabId });
  }
  return products;
}
