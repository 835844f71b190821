import dayjs from 'dayjs';
import { eventDate, todayInRome } from '../../cms/map/dates.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { object, text } from '../../cms/map/values.ts';
import { Fact } from './Fact.tsx';
import styles from './FactsCard.module.css';

/** When and where; an event of the past says so. */
export function EventFacts({ page }: { page: CmsPage }) {
  const date = eventDate(page.acf.date_time);
  const isPast = date !== undefined && date.iso < todayInRome();
  return (
    <>
      <h2>{isPast ? 'Evento concluso' : 'Quando e dove'}</h2>
      <dl className={styles.facts}>
        <Fact icon="Calendar" name="Giorno">
          {date && (
            <time dateTime={date.iso}>
              {dayjs(date.iso).locale('it').format('dddd D MMMM YYYY')}
            </time>
          )}
        </Fact>
        <Fact icon="Clock" name="Orario">
          {text(page.acf.hours)}
        </Fact>
        <Fact icon="Pointer" name="Luogo">
          {[text(page.acf.venue), text(object(page.acf.event_location).address)]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      </dl>
    </>
  );
}
