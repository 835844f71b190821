import type { Product } from '@generated/entities.ts';
import type { ProductPageTabContentProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { tariffLabel } from '@renderer/offers/offer-facts.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './ProductPageTabContent.module.css';

export default function ProductPageTabContent(
  view: BlockViewProps<ProductPageTabContentProps, Product[] | undefined>,
) {
  const { props, data: products = [], nodeId, context, children } = view;
  const { tabId, active, defaultTabTipologiaTariffa } = props;
  const hasBands = products.some((product) => product.tariffaBioraria);
  return (
    <div
      className={styles.panel}
      data-tab-panel={tabId ?? ''}
      data-tab-title={context.keyTitles?.get(nodeId)}
      data-inactive={!active && !context.editing ? '' : undefined}
    >
      {hasBands && (
        <fieldset className={styles.tariff}>
          <legend className="visually-hidden">Tipologia di tariffa</legend>
          {(['mono', 'bio'] as const).map((tariff) => (
            <label key={tariff}>
              <input
                type="radio"
                name={`tariff-${nodeId}`}
                value={tariff}
                defaultChecked={tariff === defaultTabTipologiaTariffa}
              />
              {labelOf(tariff, products)}
            </label>
          ))}
        </fieldset>
      )}
      {products.length > 0 && (
        <div className={styles.cards}>
          {products.map((product) => (
            <OfferCard key={product.id} product={product} funnelDomain={context.funnelDomain} />
          ))}
        </div>
      )}
      {children && <div className={styles.children}>{children}</div>}
      {products.length === 0 && !children && (
        <p className={styles.empty}>Al momento qui non ci sono offerte.</p>
      )}
    </div>
  );
}

/** Labels of the two tariff types: those of the first product that has both. */
function labelOf(tariff: 'mono' | 'bio', products: readonly Product[]): string {
  const labelled = products.find((product) => product.tariffaBioraria);
  return tariffLabel(tariff, tariff === 'mono' ? labelled?.labelA : labelled?.labelB);
}
