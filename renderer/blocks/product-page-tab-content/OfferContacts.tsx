import type { Product } from '@generated/entities.ts';
import { inStore } from '@renderer/offers/offer-facts.ts';
import { callMeBackAbout } from '@renderer/ui/contact-button/ContactButton.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { telephone } from '@renderer/ui/link/telephone.ts';
import styles from './ProductPageTabContent.module.css';

/** The ways to an offer that are not the funnel, as its fields say (spec 3.6). */
export function OfferContacts({ product }: { product: Product }) {
  const { greenNumber, CallMeBackProduct: callBack } = product;
  const number = telephone(greenNumber);
  const store = inStore(product);
  if (!number && !callBack && !store) return null;
  return (
    <ul className={`${styles.bonus} ${styles.contacts}`}>
      {number && (
        <li>
          <Icon name="Telephone" size={18} />
          <a href={number}>Numero verde {greenNumber}</a>
        </li>
      )}
      {callBack && (
        <li>
          <Icon name="CallCenter" size={18} />
          <a href={callMeBackAbout(callBack)}>
            Fatti richiamare<span className="visually-hidden"> per {callBack}</span>
          </a>
        </li>
      )}
      {store && (
        <li>
          <Icon name="Store" size={18} />
          {store.href ? <a href={store.href}>{store.text}</a> : <span>{store.text}</span>}
        </li>
      )}
    </ul>
  );
}
