import type { Product } from '@generated/entities.ts';
import type { ProductCardProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './ProductCard.module.css';

export default function ProductCard(view: BlockViewProps<ProductCardProps, Product | undefined>) {
  const { props, data: product, context } = view;
  if (!product && !context.editing) return null;
  const mobileOnly = props.mobileOnly && !context.editing;
  return (
    <Section layout={props} className={mobileOnly ? styles.mobileOnly : undefined}>
      {product ? (
        <Card product={product} />
      ) : (
        <p className={styles.empty}>Scegli la pagina di un prodotto: la card si riempie da sé.</p>
      )}
    </Section>
  );
}

function Card({ product }: { product: Product }) {
  const { description, bonusList, link, isGreenEnergy, isReferAFriend } = product;
  const title = product.sidebarTitle || product.title;
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        {(isGreenEnergy || isReferAFriend) && (
          <ul className={styles.marks}>
            {isGreenEnergy && (
              <li>
                <Icon name="BlueGreenLeaf" size={16} />
                Energia verde
              </li>
            )}
            {isReferAFriend && <li>Porta un amico</li>}
          </ul>
        )}
        <h2>{title}</h2>
        {description && <p>{description}</p>}
        {bonusList.length > 0 && (
          <ul className={styles.bonus}>
            {bonusList.map((bonus, index) => (
              <li key={index}>
                <Icon name="Check" size={20} />
                <span>{bonus}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.buy}>
        <dl className={styles.costs}>
          <Cost
            name="Luce"
            price={product.electricityCosts}
            note={product.electricitySubtitle}
            fixed={product.energyCommercializationCost}
          />
          <Cost
            name="Gas"
            price={product.gasCost}
            note={product.gasSubtitle}
            fixed={product.gasCommercializationCost}
          />
        </dl>
        <LinkButton href={link} className={styles.cta}>
          SCOPRI<span className="visually-hidden"> {title}</span>
        </LinkButton>
      </div>
    </article>
  );
}

function Cost(cost: { name: string; price?: string; note?: string; fixed?: string }) {
  const { name, price, note, fixed } = cost;
  if (!price) return null;
  return (
    <div>
      <dt>{[name, note].filter(Boolean).join(' · ')}</dt>
      <dd className={styles.price}>{price}</dd>
      {fixed && <dd className={styles.fixed}>Quota fissa {fixed}</dd>}
    </div>
  );
}
