import { slugOf } from '@renderer/ui/text/slug.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import surface from '../../ui/surface/Surface.module.css';
import { calendarFile } from './calendar-file.ts';
import styles from './SelfReading.module.css';
import { type Day, nextPeriods, type ReadingWindow, townsOf, windowState } from './self-reading.ts';
import { scheduleText, stateText } from './window-text.ts';

/** Towns shown at once; more of them are folded away. */
const TOWNS = 8;

/** One window; what depends on the day keeps its room until the day is known. */
export function ReadingWindowCard(card: { window: ReadingWindow; today: Day | undefined }) {
  const { window, today } = card;
  const towns = townsOf(window);
  const state = today === undefined ? undefined : windowState(window, today);
  const schedule = scheduleText(window);
  return (
    <article className={classNames(surface.card, styles.card)}>
      <p className={classNames(styles.state, !state && styles.unknown, state?.open && styles.open)}>
        {state ? stateText(state) : '\u00a0'}
      </p>
      <h3>{window.name || towns[0] || 'Tutti i comuni'}</h3>
      <p className={styles.schedule}>
        <Icon name="Calendar" size={22} />
        <span>{schedule.charAt(0).toUpperCase() + schedule.slice(1)}</span>
      </p>
      <Towns towns={towns} />
      <button
        type="button"
        className={styles.download}
        disabled={today === undefined}
        onClick={() => today !== undefined && download(window, today)}
      >
        <Icon name="OrionDownload" size={20} />
        Aggiungi al calendario
        <span className="visually-hidden">: {window.name || towns[0]}</span>
      </button>
    </article>
  );
}

function Towns({ towns }: { towns: readonly string[] }) {
  if (towns.length === 0) return <p className={styles.towns}>Per tutti i comuni serviti.</p>;
  const text = <p className={styles.towns}>{towns.join(', ')}</p>;
  if (towns.length <= TOWNS) return text;
  return (
    <details className={styles.more}>
      <summary>
        {towns.length} comuni
        <Icon name="ChevronDown" size={18} />
      </summary>
      {text}
    </details>
  );
}

function download(window: ReadingWindow, today: Day): void {
  const name = window.name || townsOf(window)[0] || '';
  const slug = slugOf(name, 40);
  const text = calendarFile({
    source: 'autolettura',
    id: slug || 'tutti',
    summary: name ? `Autolettura: ${name}` : 'Autolettura del contatore',
    description: 'Comunica la lettura del contatore in questi giorni: paghi quello che consumi.',
    periods: nextPeriods(window, today),
    now: new Date(),
  });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${['autolettura', slug].filter(Boolean).join('-')}.ics`;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
