import type { PlansProps } from '@generated/types.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { commodityIcons } from '@renderer/ui/icon/paths.ts';
import { Price } from '@renderer/ui/price/Price.tsx';
import styles from './Plans.module.css';

type Card = PlansProps['plans'][number]['content'][number];

const COMMODITY_LABELS: Readonly<Record<string, string>> = {
  gas: 'Gas',
  luce: 'Luce',
  fibra: 'Fibra',
  plus: 'più',
};

/** One plan: price first, what it holds, details folded away (spec 2.12, Plans). */
export function PlanCard({ card }: { card: Card }) {
  return (
    <article className={classNames(styles.card, card.outline && styles.outline)}>
      <div className={styles.part}>
        {card.topText && <p className={styles.top}>{card.topText}</p>}
        <div className={styles.head}>
          {card.activeIcons.length > 0 && (
            <p className={styles.icons}>
              {card.activeIcons.map((icon, index) => (
                <Icon
                  key={index}
                  name={commodityIcons[icon.type]}
                  size={icon.type === 'plus' ? 16 : 28}
                  label={COMMODITY_LABELS[icon.type]}
                />
              ))}
            </p>
          )}
          {card.label && <p className={styles.label}>{card.label}</p>}
          {card.title && <h3>{card.title}</h3>}
          {card.subtitle && <p>{card.subtitle}</p>}
        </div>
        {(card.basePrice || card.discountedBasePrice) && (
          <p className={styles.price}>
            <Price full={card.basePrice} discounted={card.discountedBasePrice} large />
            {card.basePriceNote && <span className={styles.note}>{card.basePriceNote}</span>}
          </p>
        )}
        <Costs card={card} />
        <Services card={card} />
      </div>
      <LinkButton href={card.ctaHref} className={styles.cta}>
        {card.ctaLabel}
      </LinkButton>
      <div className={styles.part}>
        <Details card={card} />
        {card.disclaimerText && <p className={styles.disclaimer}>{card.disclaimerText}</p>}
      </div>
    </article>
  );
}

function Costs({ card }: { card: Card }) {
  const hasModem = card.modemIncluded || card.modemPrice || card.discountedModemPrice;
  const hasFee = card.activationFee || card.discountedActivationFee;
  if (!hasModem && !hasFee) return null;
  return (
    <dl className={styles.costs}>
      {hasModem && (
        <div>
          <dt>Modem</dt>
          <dd>
            {card.modemIncluded ? (
              <strong className={styles.free}>GRATIS</strong>
            ) : (
              <Price
                full={card.modemPrice}
                discounted={card.discountedModemPrice}
                billing={card.modemBillingType}
              />
            )}
          </dd>
        </div>
      )}
      {hasFee && (
        <div>
          <dt>Attivazione</dt>
          <dd>
            <Price
              full={card.activationFee}
              discounted={card.discountedActivationFee}
              billing={card.activationBillingType}
            />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Services({ card }: { card: Card }) {
  const services = card.additionalServices.filter((service) => service.title || service.copy);
  if (services.length === 0) return null;
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={`${service.title}${service.copy}`}>
          {service.icon && <Icon name={service.icon} size={22} />}
          <span>
            {/* Each in an element of its own, so that the editor writes it where it stands. */}
            {service.title && <strong>{service.title}</strong>}{' '}
            {service.copy && <span>{service.copy}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Details({ card }: { card: Card }) {
  if (card.listInfoPlan.length === 0 && !card.planInfoNote) return null;
  return (
    <details className={styles.details}>
      <summary>
        Dettagli del piano
        <Icon name="ChevronDown" size={18} />
      </summary>
      {card.listInfoPlan.map((list, place) => (
        <div key={place}>
          {list.title && <h4>{list.title}</h4>}
          <dl>
            {list.items.map((item, index) => (
              <div key={index}>
                <dt>{item.title}</dt>
                <dd>
                  <Price full={item.price} billing={item.billingType} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {card.planInfoNote && <p>{card.planInfoNote}</p>}
    </details>
  );
}
