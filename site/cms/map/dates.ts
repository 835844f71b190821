import dayjs from 'dayjs';
import 'dayjs/locale/it.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { text } from './values.ts';

dayjs.extend(customParseFormat);

/** A CMS date as 'DD MMMM YYYY' in Italian (spec 9); undefined when it is none. */
export function longDate(value: unknown): string | undefined {
  const date = dayjs(text(value));
  return date.isValid() ? date.locale('it').format('DD MMMM YYYY') : undefined;
}

/** An event's acf.date_time, 'DD/MM/YYYY': day and month as two digits, and the ISO date. */
export function eventDate(value: unknown): { day: string; month: string; iso: string } | undefined {
  const date = dayjs((text(value) ?? '').slice(0, 10), 'DD/MM/YYYY', true);
  if (!date.isValid()) return undefined;
  return { day: date.format('DD'), month: date.format('MM'), iso: date.format('YYYY-MM-DD') };
}

/** Today in Italy as an ISO date, wherever the server stands. */
export function todayInRome(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now);
}
