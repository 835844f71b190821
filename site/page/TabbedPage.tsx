import type { Product } from '@generated/entities.ts';
import { barProducts } from '@renderer/islands/offer-bar.ts';
import type { ReactNode } from 'react';
import { OfferBarIsland } from '#islands';
import styles from './TabbedPage.module.css';

/**
 * Frame of a tabbed product page (spec 2.4): second level sticky and sliding by default, and the
 * call-to-action bar at the foot with the page's products and the way into the funnel.
 */
export function TabbedPage(page: {
  products: (Product & { tabId?: string })[];
  funnelDomain: string;
  children: ReactNode;
}) {
  const { products, funnelDomain, children } = page;
  return (
    <div
      className={styles.page}
      data-body-class="product-tab"
      data-sticky-top
      data-second-level-slider
    >
      {children}
      <OfferBarIsland products={barProducts(products, funnelDomain)} funnelDomain={funnelDomain} />
    </div>
  );
}
