import type { Store } from '@generated/entities.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NamedPlace } from '../../places/find-places.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import type { OverlayProps } from '../overlays/overlay.ts';
import { searchedPlace } from '../use-searched-place.ts';
import { findStores, type Place, townWithoutShop } from './find-stores.ts';
import { foundText } from './found-text.ts';
import { openState } from './is-open.ts';
import { LocateButton } from './LocateButton.tsx';
import { PlaceChoice, PlacesCredit, placeName } from './PlaceChoice.tsx';
import { StoreEntry } from './StoreEntry.tsx';
import styles from './StoreLocatorDialog.module.css';
import { StoreMap } from './StoreMap.tsx';
import { shownStores } from './shown-stores.ts';
import { usePlaces } from './use-places.ts';
import { useStores } from './use-stores.ts';

/**
 * Finds a sales point: the list first, by city or CAP, and a map of all (spec 2.7). From a town
 * without one, or without one that is open, the nearest.
 */
export default function StoreLocatorDialog({ open, onClose, config }: OverlayProps) {
  const source = useStores();
  const [query, setQuery] = useState(() => searchedPlace() ?? '');
  useLayoutEffect(focusSearch, []);
  const [openOnly, setOpenOnly] = useState(false);
  const [place, setPlace] = useState<Place>();
  const [selected, setSelected] = useState<number>();
  const [showMap, setShowMap] = useState(false);

  const stores = source.phase === 'ready' ? source.stores : NO_STORES;
  const { exact, similar } = usePlaces(
    source.phase === 'ready' ? townWithoutShop(stores, query) : '',
  );
  const [picked, setPicked] = useState<NamedPlace>();
  // What was pressed needs no looking up, until something else is written.
  const town = picked && placeName(picked) === query ? picked : exact[0];
  const matching = useMemo(
    () => (town ? stores : findStores(stores, query)),
    [stores, query, town],
  );
  const { found, from, isElsewhere } = useMemo(() => {
    const now = new Date();
    const isWanted = (store: Store) => !openOnly || openState(store, now).open === true;
    return shownStores({ stores, matching, isWanted, town, place });
  }, [stores, matching, openOnly, town, place]);
  // A map of nothing says nothing: the list has the words and the ways on.
  const hasFound = found.length > 0;
  const allClosed = openOnly && !hasFound && matching.length > 0;

  const list = useRef<HTMLDivElement>(null);
  const choose = (chosen: NamedPlace) => {
    setPicked(chosen);
    setQuery(placeName(chosen));
    // The pressed button goes with the choice: the keyboard goes on in the list.
    list.current?.focus();
  };

  /** The pressed button goes: the keyboard goes on in the list. */
  const showMore = (query: string) => {
    setQuery(query);
    setOpenOnly(false);
    list.current?.focus();
  };

  // A single shop needs no choosing.
  const shown = found.length === 1 ? found[0]?.id : selected;

  const select = (id: number) => {
    setSelected(id);
    setShowMap(false);
    // After the list is there again.
    requestAnimationFrame(() =>
      document.getElementById(`store-${id}`)?.scrollIntoView({ block: 'nearest' }),
    );
  };

  return (
    <Dialog open={open} onClose={onClose} title="Trova il punto vendita" className={styles.dialog}>
      <div className={styles.intro}>
        <p>Ti aspettiamo di persona: porta l’ultima bolletta, al resto pensiamo noi.</p>
        <div className={styles.search}>
          <label className="visually-hidden" htmlFor="store-query">
            Città o CAP
          </label>
          <input
            id="store-query"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="postal-code"
            placeholder="Città o CAP"
            value={query}
            maxLength={60}
            onChange={(event) => setQuery(event.target.value)}
            data-autofocus
          />
          <LocateButton active={place !== undefined} query={query} onPlace={setPlace} />
        </div>
        <div className={styles.filters}>
          <label className={styles.open}>
            <input
              type="checkbox"
              checked={openOnly}
              onChange={(event) => setOpenOnly(event.target.checked)}
            />
            Aperto ora
          </label>
          <p role="status">
            {source.phase === 'loading' && 'Carico i punti vendita…'}
            {source.phase === 'ready' && foundText({ found, matching, query, town, isElsewhere })}
          </p>
          {hasFound && (
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={showMap}
              onClick={() => setShowMap(!showMap)}
            >
              <Icon name={showMap ? 'Store' : 'Pointer'} size={20} />
              {showMap ? 'Elenco' : 'Mappa'}
            </button>
          )}
        </div>
        {exact.length > 1 && <PlaceChoice places={exact} chosen={town} onChoose={choose} />}
      </div>
      <div className={styles.columns} data-view={showMap && hasFound ? 'map' : 'list'}>
        <div ref={list} className={styles.list} tabIndex={-1}>
          {source.phase === 'error' && (
            <Notice title="I punti vendita non arrivano">
              <button type="button" onClick={source.retry}>
                Riprova
              </button>
            </Notice>
          )}
          {source.phase === 'ready' && allClosed && (
            <Notice title={query ? 'Qui ora è tutto chiuso' : 'Nessun punto vendita è aperto ora'}>
              <p>Nell’elenco completo trovi quando riaprono.</p>
              <button type="button" onClick={() => showMore(query)}>
                Mostra anche i chiusi
              </button>
            </Notice>
          )}
          {source.phase === 'ready' && !hasFound && !allClosed && (
            <Notice title={similar.length > 0 ? 'Dove, di preciso?' : 'Nessun punto vendita'}>
              {similar.length > 0 ? (
                <PlaceChoice places={similar} onChoose={choose} />
              ) : (
                <p>
                  Prova con una città vicina
                  {openOnly && ', o anche tra i punti vendita chiusi ora'}.
                </p>
              )}
              <button type="button" onClick={() => showMore('')}>
                Mostra tutti
              </button>
            </Notice>
          )}
          <ul>
            {found.map((store) => (
              <li key={store.id}>
                <StoreEntry
                  store={store}
                  linkBase={config.storeLinkBase}
                  place={from}
                  selected={store.id === shown}
                  onPoint={() => setSelected(store.id)}
                />
              </li>
            ))}
          </ul>
          {town && <PlacesCredit />}
        </div>
        <div className={styles.map}>
          <StoreMap stores={found} place={from} selected={shown} onSelect={select} />
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Whoever comes from a search on another page has pressed nothing here: once the locator is closed, the
 * focus is on the button of that search, which is on this page, too.
 */
function focusSearch(): void {
  if (document.activeElement !== document.body) return;
  const field = document.querySelector<HTMLInputElement>('main [name=cerca]');
  field?.form?.querySelector('button')?.focus({ preventScroll: true });
}

const NO_STORES: readonly Store[] = [];

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
