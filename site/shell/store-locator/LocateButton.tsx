import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { useState } from 'react';
import type { Place } from './find-stores.ts';
import styles from './StoreLocatorDialog.module.css';

/** Asks the browser where the visitor is: only when pressed, and the answer stays in the page. */
export function LocateButton(button: {
  active: boolean;
  /** Whether a place is being written, which is what a refusal advises. */
  writes: boolean;
  onPlace: (place: Place) => void;
}) {
  const { active, writes, onPlace } = button;
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  if (!('geolocation' in navigator)) return null;

  const locate = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onPlace({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState('denied'),
      { maximumAge: 300_000, timeout: 10_000 },
    );
  };

  return (
    <>
      <button type="button" className={styles.locate} aria-pressed={active} onClick={locate}>
        <Icon name="Locate" size={20} />
        {state === 'asking' ? 'Un attimo…' : 'Vicino a me'}
      </button>
      {state === 'denied' && !writes && (
        <p className={styles.problem} role="alert">
          Il browser non ci dice dove sei: scrivi la città o il CAP.
        </p>
      )}
    </>
  );
}
