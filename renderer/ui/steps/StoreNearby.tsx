import { type NearbyStore, nearestStore } from '../../offers/nearest-store.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Wizard.module.css';

/** The shop to go to from a postal code; without one in the region, all of them. */
export function StoreNearby({ cap, stores }: { cap: string; stores: readonly NearbyStore[] }) {
  const store = nearestStore(cap, stores);
  return (
    <p className={styles.store}>
      <Icon name="Store" size={26} />
      {store ? (
        <span>
          Il punto vendita più vicino: <a href={store.href}>{store.city}</a>
          {store.address && `, ${store.address}`}
        </span>
      ) : (
        <span>
          Preferisci parlarne di persona? <a href="/punti-vendita">Trova il punto vendita</a>
        </span>
      )}
    </p>
  );
}
