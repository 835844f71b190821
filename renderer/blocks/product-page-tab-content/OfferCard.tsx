import type { Product } from '@generated/entities.ts';
import { onlyTariff } from '@renderer/offers/offer-facts.ts';
import { signUpAddress, signUpLabel } from '@renderer/offers/sign-up.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { cardClass } from '@renderer/ui/card/card.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { BandPrice } from '@renderer/ui/price/BandPrice.tsx';
import { keepTogether } from '@renderer/ui/text/keep-together.ts';
import { OfferContacts } from './OfferContacts.tsx';
import styles from './ProductPageTabContent.module.css';

/** An offer with its prices per commodity, bonuses, and the way into the funnel. */
export function OfferCard({ product, funnelDomain }: { product: Product; funnelDomain: string }) {
  const { sidebarTitle, title, description, bonusList, link } = product;
  return (
    <article className={cardClass(styles.card, false)}>
      <div className={styles.parts}>
        <div className={styles.about}>
          <Marks product={product} />
          <h3>{sidebarTitle ?? title}</h3>
          {description && <p>{description}</p>}
        </div>
        <div className={styles.costs}>
          <Commodity
            name="Luce"
            icon="OrionPlug"
            subtitle={[onlyTariff(product), product.electricitySubtitle]
              .filter(Boolean)
              .join(' · ')}
            price={product.electricityCosts}
            bandPrice={product.tariffaBioraria ? product.electricityCostsBio : undefined}
            fixed={product.energyCommercializationCost}
            bandFixed={product.tariffaBioraria ? product.energybioCommercializationCost : undefined}
          />
          <Commodity
            name="Gas"
            icon="Gas"
            subtitle={product.gasSubtitle}
            price={product.gasCost}
            fixed={product.gasCommercializationCost}
          />
          {!product.electricityCosts && !product.gasCost && (
            <Commodity name="Canone" icon={product.icon ?? 'Bill'} price={product.monthlyCost} />
          )}
        </div>
        {bonusList.length > 0 && (
          <ul className={styles.bonus}>
            {bonusList.map((bonus) => (
              <li key={bonus}>
                <Icon name="Check" size={20} />
                <span>{keepTogether(bonus)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {product.showSubscribe && <SignUp product={product} funnelDomain={funnelDomain} />}
          <a className={styles.more} href={link}>
            Tutti i dettagli<span className="visually-hidden"> di {sidebarTitle ?? title}</span>
          </a>
        </div>
        <OfferContacts product={product} />
      </div>
    </article>
  );
}

/** The way into the funnel; of an offer that leaves the choice, with the tariff type that is chosen. */
function SignUp({ product, funnelDomain }: { product: Product; funnelDomain: string }) {
  const label = signUpLabel(product);
  const address = signUpAddress(product, funnelDomain);
  if (!product.tariffaBioraria) return <LinkButton href={address}>{label}</LinkButton>;
  return (
    <>
      <LinkButton href={address} className={styles.mono}>
        {label}
      </LinkButton>
      <LinkButton
        href={signUpAddress({ ...product, tariff: 'bio' }, funnelDomain)}
        className={styles.bands}
      >
        {label}
      </LinkButton>
    </>
  );
}

function Marks({ product }: { product: Product }) {
  if (!product.isGreenEnergy && !product.isReferAFriend) return null;
  return (
    <p className={styles.marks}>
      {product.isGreenEnergy && (
        <span>
          <Icon name="BlueGreenLeaf" size={18} /> Energia verde
        </span>
      )}
      {product.isReferAFriend && <span>Porta un amico</span>}
    </p>
  );
}

function Commodity(commodity: {
  name: string;
  icon: string;
  subtitle?: string;
  price?: string;
  bandPrice?: string;
  fixed?: string;
  bandFixed?: string;
}) {
  const { name, icon, subtitle, price, bandPrice, fixed, bandFixed } = commodity;
  if (!price && !bandPrice) return null;
  return (
    <div className={styles.commodity}>
      <p className={styles.commodityName}>
        <Icon name={icon} size={22} /> {name}
        {subtitle && <span>{subtitle}</span>}
      </p>
      {price && (
        <p className={bandPrice ? `${styles.price} ${styles.mono}` : styles.price}>
          <BandPrice price={price} />
        </p>
      )}
      {bandPrice && (
        <p className={`${styles.price} ${styles.bands}`}>
          <BandPrice price={bandPrice} />
        </p>
      )}
      {fixed && (
        <p className={bandFixed ? `${styles.fixed} ${styles.mono}` : styles.fixed}>
          Quota fissa {fixed}
        </p>
      )}
      {bandFixed && <p className={`${styles.fixed} ${styles.bands}`}>Quota fissa {bandFixed}</p>}
    </div>
  );
}
