import { calendarFile } from '@renderer/blocks/archive-calendar-list/calendar-file.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import dayjs from 'dayjs';
import { eventDate, todayInRome } from '../../cms/map/dates.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { object, text } from '../../cms/map/values.ts';
import { Fact } from './Fact.tsx';
import styles from './FactsCard.module.css';

/** When and where, also for the visitor's calendar; an event of the past says so. */
export function EventFacts({ page }: { page: CmsPage }) {
  const date = eventDate(page.acf.date_time);
  const hours = text(page.acf.hours);
  const place =
    [text(page.acf.venue), text(object(page.acf.event_location).address)]
      .filter(Boolean)
      .join(', ') || undefined;
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
          {hours}
        </Fact>
        <Fact icon="Pointer" name="Luogo">
          {place}
        </Fact>
      </dl>
      {date && !isPast && (
        <a
          className={styles.second}
          href={calendarAddress({ page, day: date.iso, hours, place })}
          download={`${page.post_name}.ics`}
        >
          <Icon name="Calendar" size={20} />
          Aggiungi al calendario
        </a>
      )}
    </>
  );
}

/** The file is in the address itself: it needs no script, and no request. */
function calendarAddress(event: {
  page: CmsPage;
  day: string;
  hours: string | undefined;
  place: string | undefined;
}): string {
  const { page, hours, place } = event;
  const day = Date.parse(event.day) / 86_400_000;
  const changed = new Date(`${page.modified_gmt}Z`);
  const file = calendarFile({
    source: 'eventi',
    id: String(page.ID),
    summary: page.post_title,
    description: hours ?? '',
    location: place,
    // Hours are written in words.
    periods: [{ from: day, to: day }],
    now: Number.isNaN(changed.getTime()) ? new Date() : changed,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
