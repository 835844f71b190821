import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { useState } from 'react';
import type { Place } from './find-stores.ts';
import styles from './StoreLocatorDialog.module.css';

/** Asks the browser where the visitor is: only when pressed, and the answer stays in the page. */
export function LocateButton(button: {
  active: boolean;
  /** The place that is written: once it is another, what a refusal advised is done. */
  query: string;
  onPlace: (place: Place) => void;
}) {
  const { active, query, onPlace } = button;
  const [asking, setAsking] = useState(false);
  /** What was written when the browser refused. */
  const [deniedAt, setDeniedAt] = useState<string>();
  if (!('geolocation' in navigator)) return null;

  const locate = () => {
    setAsking(true);
    setDeniedAt(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onPlace({ lat: coords.latitude, lng: coords.longitude });
      },
      () => {
        setAsking(false);
        setDeniedAt(query);
      },
      { maximumAge: 300_000, timeout: 10_000 },
    );
  };

  return (
    <>
      <button type="button" className={styles.locate} aria-pressed={active} onClick={locate}>
        <Icon name="Locate" size={20} />
        {asking ? 'Un attimo…' : 'Vicino a me'}
      </button>
      {deniedAt === query && (
        <p className={styles.problem} role="alert">
          Il browser non ci dice dove sei: scrivi la città o il CAP.
        </p>
      )}
    </>
  );
}
