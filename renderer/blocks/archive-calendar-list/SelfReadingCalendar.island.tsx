import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/LinkButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ReadingWindowCard } from './ReadingWindowCard.tsx';
import styles from './SelfReading.module.css';
import {
  type Day,
  type ReadingWindow,
  romeDay,
  townMeant,
  townsOf,
  windowsForTown,
} from './self-reading.ts';

/**
 * The windows of self-reading: search by town, whether each is open today in Italy, and a file for
 * the visitor's calendar. The page is cached, so only the browser can say what day it is.
 */
export default function SelfReadingCalendar(view: { id: string; windows: ReadingWindow[] }) {
  const { id, windows } = view;
  const [query, setQuery] = useState('');
  const [today, setToday] = useState<Day>();
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  // What was typed before this code came would be emptied with the next render.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  useEffect(() => {
    const look = () => setToday(romeDay(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const searchable = windows.some((window) => townsOf(window).length > 0);
  const found = windowsForTown(windows, query);
  const meant = found.length === 0 ? townMeant(windows, query) : undefined;
  const choose = (town: string) => {
    setQuery(town);
    // The pressed button goes with the choice.
    status.current?.focus();
  };
  return (
    <div className={styles.calendar}>
      {searchable && (
        <div className={styles.search}>
          <label htmlFor={`${id}-comune`}>Cerca il tuo comune</label>
          <div className={styles.field}>
            <Icon name="Magnifier" size={22} />
            <input
              ref={field}
              id={`${id}-comune`}
              type="search"
              autoComplete="address-level2"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <p ref={status} role="status" tabIndex={-1} className={styles.status}>
            {query.trim() !== '' && resultText(found.length, meant)}
          </p>
          {meant && (
            <p className={styles.status}>
              <button
                type="button"
                className={buttonClass('blueViolet', 'small')}
                onClick={() => choose(meant)}
              >
                {meant}
              </button>
            </p>
          )}
        </div>
      )}
      {found.length > 0 && (
        <ul className={styles.windows}>
          {found.map((window) => (
            <li key={windows.indexOf(window)}>
              <ReadingWindowCard window={window} today={today} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function resultText(count: number, meant: string | undefined): string {
  if (meant) return 'Non troviamo questo comune. Forse cerchi:';
  if (count === 0) {
    return 'Non troviamo questo comune: i giorni dell’autolettura sono anche nella tua bolletta.';
  }
  return count === 1 ? 'Ecco i giorni della tua zona' : `Ecco i giorni di ${count} zone`;
}
