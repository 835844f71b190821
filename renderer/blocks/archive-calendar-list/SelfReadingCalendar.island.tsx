import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ReadingWindowCard } from './ReadingWindowCard.tsx';
import styles from './SelfReading.module.css';
import { type Day, type ReadingWindow, romeDay, townsOf, windowsForTown } from './self-reading.ts';

/**
 * The windows of self-reading: search by town, whether each is open today in Italy, and a file for
 * the visitor's calendar. The page is cached, so only the browser can say what day it is.
 */
export default function SelfReadingCalendar(view: { id: string; windows: ReadingWindow[] }) {
  const { id, windows } = view;
  const [query, setQuery] = useState('');
  const [today, setToday] = useState<Day>();

  useEffect(() => {
    const look = () => setToday(romeDay(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const searchable = windows.some((window) => townsOf(window).length > 0);
  const found = windowsForTown(windows, query);
  return (
    <div className={styles.calendar}>
      {searchable && (
        <div className={styles.search}>
          <label htmlFor={`${id}-comune`}>Cerca il tuo comune</label>
          <div className={styles.field}>
            <Icon name="Magnifier" size={22} />
            <input
              id={`${id}-comune`}
              type="search"
              autoComplete="address-level2"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <p role="status" className={styles.status}>
            {query.trim() !== '' && resultText(found.length)}
          </p>
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

function resultText(count: number): string {
  if (count === 0) {
    return 'Non troviamo questo comune: i giorni dell’autolettura sono anche nella tua bolletta.';
  }
  return count === 1 ? 'Una finestra trovata' : `${count} finestre trovate`;
}
