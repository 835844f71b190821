import type { Store } from '@generated/entities.ts';
import { telephone } from '@renderer/ui/link/telephone.ts';
import { Notice } from '@renderer/ui/notice/Notice.tsx';
import { distance, type Place } from './find-stores.ts';
import { openState } from './is-open.ts';
import styles from './StoreLocatorDialog.module.css';

/** One shop of the list: where, when, and how to get there. */
export function StoreEntry(entry: {
  store: Store;
  linkBase: string;
  place: Place | undefined;
  selected: boolean;
  /** The pointer or the focus is on it. */
  onPoint: () => void;
}) {
  const { store, linkBase, place, selected, onPoint } = entry;
  const away = place ? distance(store, place) : Number.POSITIVE_INFINITY;
  return (
    <article
      id={`store-${store.id}`}
      className={styles.store}
      data-selected={selected}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <header>
        <h3>
          <a href={linkBase + store.slug}>{store.city}</a>
        </h3>
        {Number.isFinite(away) && <p className={styles.away}>{kilometres(away)}</p>}
      </header>
      <OpenNow store={store} />
      <p>{store.address}</p>
      <dl>
        {store.openingDays.map((line) => (
          <div key={line.days_descriptions + line.working_hour_description}>
            <dt>{line.days_descriptions}</dt>
            <dd>{line.working_hour_description}</dd>
          </div>
        ))}
      </dl>
      <Notice text={store.alertText} />
      <p className={styles.actions}>
        <a href={directions(store)} target="_blank" rel="noopener noreferrer">
          Indicazioni
          <span className="visually-hidden"> per {store.city} (si apre in una nuova finestra)</span>
        </a>
        {store.phone && (
          <a href={telephone(store.phone)}>
            Chiama<span className="visually-hidden"> {store.city}</span>
          </a>
        )}
      </p>
    </article>
  );
}

function OpenNow({ store }: { store: Store }) {
  const state = openState(store, new Date());
  if (state.open === undefined) return null;
  return (
    <p className={styles.state} data-open={state.open}>
      {state.open ? `Aperto fino alle ${state.until}` : closedUntil(state.opens)}
    </p>
  );
}

const closedUntil = (opens: string | undefined) =>
  opens ? `Chiuso ora, apre ${opens}` : 'Chiuso ora';

const kilometres = (value: number) =>
  `${value.toLocaleString('it-IT', { maximumFractionDigits: value < 10 ? 1 : 0 })} km`;

/** A link, followed only when pressed: nothing of the map's site is loaded here. */
function directions({ address, lat, lng }: Store): string {
  const to = lat !== undefined && lng !== undefined ? `${lat},${lng}` : address;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
