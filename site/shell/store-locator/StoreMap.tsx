import type { Store } from '@generated/entities.ts';
import type { Place } from './find-stores.ts';
import { ITALY_OUTLINE, mapPoint } from './italy.ts';
import { mapFrame } from './map-frame.ts';
import styles from './StoreLocatorDialog.module.css';
import { isLocated } from './shown-stores.ts';

/**
 * Italy with the shops on it, or the part of it that has them. For the eye and the pointer: the list
 * beside it says the same and is the keyboard's way.
 */
export function StoreMap(map: {
  stores: readonly Store[];
  place: Place | undefined;
  selected: number | undefined;
  onSelect: (id: number) => void;
}) {
  const { stores, place, selected, onSelect } = map;
  const located = stores.filter(isLocated);
  // The selected one is drawn last, over its neighbours.
  const ordered = [...located].sort(
    (a, b) => Number(a.id === selected) - Number(b.id === selected),
  );
  const current = located.find((store) => store.id === selected);
  const { x, y, width, height, scale } = mapFrame([...located, ...(place ? [place] : [])]);
  const at = (where: Place) => {
    const point = mapPoint(where);
    return `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)}) scale(${scale.toFixed(2)})`;
  };
  const isRight = current !== undefined && mapPoint(current).x > x + width / 2;
  return (
    <svg
      viewBox={[x, y, width, height].map((value) => value.toFixed(1)).join(' ')}
      role="img"
      aria-label={`Italia con ${located.length} punti vendita`}
    >
      <path d={ITALY_OUTLINE} className={styles.land} />
      {place && <circle r="6" className={styles.here} transform={at(place)} />}
      {ordered.map((store) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list is the way for keyboards.
        <g
          key={store.id}
          className={styles.pin}
          data-selected={store.id === selected}
          transform={at(store)}
          onClick={() => onSelect(store.id)}
        >
          <circle r="13" className={styles.reach} />
          <circle r={store.id === selected ? 8 : 6} className={styles.dot} />
        </g>
      ))}
      {current && (
        <text
          x={isRight ? -14 : 14}
          y={5}
          textAnchor={isRight ? 'end' : 'start'}
          className={styles.label}
          transform={at(current)}
        >
          {current.city}
        </text>
      )}
    </svg>
  );
}
