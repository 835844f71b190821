import type { NamedPlace } from '../../places/find-places.ts';
import styles from './PlaceChoice.module.css';

/** Places that may be meant, each a press away. */
export function PlaceChoice(choice: {
  places: readonly NamedPlace[];
  chosen?: NamedPlace | undefined;
  onChoose: (place: NamedPlace) => void;
}) {
  const { places, chosen, onChoose } = choice;
  return (
    <fieldset className={styles.choice}>
      <legend>{chosen ? 'Più luoghi si chiamano così. Intendi' : 'Forse cerchi'}</legend>
      {places.map((place) => (
        <button
          key={placeName(place)}
          type="button"
          aria-pressed={place === chosen}
          onClick={() => onChoose(place)}
        >
          {placeName(place)}
        </button>
      ))}
    </fieldset>
  );
}

/** A place as Italians write it: `Pero (MI)`. */
/** `a Torino (TO)`, `ad Asti (AT)`. */
export const inPlace = (place: NamedPlace) =>
  `${/^a/i.test(place.name) ? 'ad' : 'a'} ${placeName(place)}`;

export const placeName = ({ name, province }: NamedPlace) => `${name} (${province})`;

/** The licence of the positions asks for their source to be named. */
export function PlacesCredit() {
  return (
    <p className={styles.credit}>
      Posizioni dei comuni:{' '}
      <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">
        GeoNames<span className="visually-hidden"> (si apre in una nuova finestra)</span>
      </a>
      , CC BY 4.0
    </p>
  );
}
