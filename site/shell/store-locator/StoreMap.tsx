import type { Store } from '@generated/entities.ts';
import type { Place } from './find-stores.ts';
import { ITALY_OUTLINE, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './italy.ts';
import styles from './StoreLocatorDialog.module.css';

type Located = Store & Place;

/**
 * Italy with the shops on it. For the eye and the pointer: the list beside it says the same and is
 * the keyboard's way.
 */
export function StoreMap(map: {
  stores: readonly Store[];
  place: Place | undefined;
  selected: number | undefined;
  onSelect: (id: number) => void;
}) {
  const { stores, place, selected, onSelect } = map;
  const located = stores.filter(
    (store): store is Located => store.lat !== undefined && store.lng !== undefined,
  );
  // The selected one is drawn last, over its neighbours.
  const ordered = [...located].sort(
    (a, b) => Number(a.id === selected) - Number(b.id === selected),
  );
  const current = located.find((store) => store.id === selected);
  return (
    <svg
      viewBox={`-6 -6 ${MAP_WIDTH + 12} ${MAP_HEIGHT + 12}`}
      role="img"
      aria-label={`Italia con ${located.length} punti vendita`}
    >
      <path d={ITALY_OUTLINE} className={styles.land} />
      {place && <Here {...mapPoint(place)} />}
      {ordered.map((store) => {
        const { x, y } = mapPoint(store);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list is the way for keyboards.
          <g
            key={store.id}
            className={styles.pin}
            data-selected={store.id === selected}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            onClick={() => onSelect(store.id)}
          >
            <circle r="13" className={styles.reach} />
            <circle r={store.id === selected ? 8 : 6} className={styles.dot} />
          </g>
        );
      })}
      {current && <Label store={current} />}
    </svg>
  );
}

function Label({ store }: { store: Located }) {
  const { x, y } = mapPoint(store);
  const end = x > MAP_WIDTH / 2;
  return (
    <text
      x={end ? x - 14 : x + 14}
      y={y + 5}
      textAnchor={end ? 'end' : 'start'}
      className={styles.label}
    >
      {store.city}
    </text>
  );
}

function Here({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="6" className={styles.here} />;
}
