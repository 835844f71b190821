import type { OfferCard } from '@generated/entities.ts';
import type { PageContext } from '../../contract.ts';
import { LinkButton } from '../button/LinkButton.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Img } from '../img/Img.tsx';
import surface from '../surface/Surface.module.css';
import styles from './OfferTile.module.css';

/** One offer of a list (spec 2.11): what it is, what it costs, what it brings, where to read on. */
export function OfferTile({ offer, context }: { offer: OfferCard; context: PageContext }) {
  const { title, description, list, partnersList, cta } = offer;
  return (
    <article className={classNames(surface.card, styles.tile)}>
      <header className={styles.head}>
        {offer.icon && (
          <span className={styles.icon}>
            <Icon name={offer.icon} size={26} />
          </span>
        )}
        <h3>{title || 'Offerta'}</h3>
      </header>
      <Marks offer={offer} />
      {description && <p className={styles.text}>{description}</p>}
      <Costs offer={offer} />
      {list.length > 0 && (
        <ul className={styles.bonus}>
          {list.map((bonus, index) => (
            <li key={index}>
              <Icon name="Check" size={18} />
              <span>{bonus}</span>
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        {partnersList.length > 0 && (
          <ul className={styles.partners} aria-label="Partner">
            {partnersList.map(({ img, name }, index) => (
              <li key={index}>
                <Img src={img} width={72} ratio={2} context={context} />
                {name}
              </li>
            ))}
          </ul>
        )}
        <LinkButton href={cta.ctaUrl} size="small" className={styles.cta}>
          {cta.ctaLabel}
          <span className="visually-hidden"> {title}</span>
        </LinkButton>
      </footer>
    </article>
  );
}

/** The tag that says the same as the green mark. */
const GREEN = 'energia verde';

function Marks({ offer: { tags, isGreenEnergy } }: { offer: OfferCard }) {
  if (tags.length === 0 && !isGreenEnergy) return null;
  // The green mark says it once.
  const others = isGreenEnergy ? tags.filter((tag) => tag.toLowerCase() !== GREEN) : tags;
  return (
    <ul className={styles.marks}>
      {isGreenEnergy && (
        <li className={styles.green}>
          <Icon name="BlueGreenLeaf" size={16} />
          Energia verde
        </li>
      )}
      {others.map((tag, index) => (
        <li key={index}>{tag}</li>
      ))}
    </ul>
  );
}

function Costs({ offer: { electricityCosts, gasCost } }: { offer: OfferCard }) {
  if (!electricityCosts && !gasCost) return null;
  return (
    <dl className={styles.costs}>
      {electricityCosts && (
        <div>
          <dt>Luce</dt>
          <dd>{electricityCosts}</dd>
        </div>
      )}
      {gasCost && (
        <div>
          <dt>Gas</dt>
          <dd>{gasCost}</dd>
        </div>
      )}
    </dl>
  );
}
