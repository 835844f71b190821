import dayjs from 'dayjs';
import 'dayjs/locale/it.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { text } from './values.ts';

dayjs.extend(customParseFormat);
dayjs.extend(utc);
dayjs.extend(timezone);

/** A CMS date as 'DD MMMM YYYY' in Italian (spec 9); undefined when it is none. */
export function longDate(value: unknown): string | undefined {
  // Of undefined the library would make today.
  const date = dayjs(text(value) ?? null);
  return date.isValid() ? date.locale('it').format('DD MMMM YYYY') : undefined;
}

/** An event's acf.date_time: day and month as two digits, and the ISO date. */
export function eventDate(value: unknown): { day: string; month: string; iso: string } | undefined {
  const iso = isoDate(value);
  return iso === undefined ? undefined : { day: iso.slice(8), month: iso.slice(5, 7), iso };
}

/** A date field's 'DD/MM/YYYY', with or without a time behind it, as an ISO date. */
export function isoDate(value: unknown): string | undefined {
  const date = dayjs((text(value) ?? '').slice(0, 10), 'DD/MM/YYYY', true);
  return date.isValid() ? date.format('YYYY-MM-DD') : undefined;
}

/** A post's date, which is Italian time, as ISO 8601 with its offset; undefined when it is none. */
export function zonedTime(value: unknown): string | undefined {
  const local = text(value);
  if (!local || !dayjs(local).isValid()) return undefined;
  return dayjs.tz(local, 'Europe/Rome').format();
}

/** Today in Italy as an ISO date, wherever the server stands. */
export function todayInRome(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now);
}
