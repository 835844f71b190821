import type { Store } from '@generated/entities.ts';
import { schemaHours } from '../../seo/opening-hours.ts';
import { isHoliday } from './holidays.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const EN_WEEKDAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });
const IT_WEEKDAY = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', weekday: 'long' });

/** `opens` says when next, as `domani alle 9:00`. */
export type OpenState =
  | { open: true; until: string }
  | { open: false; opens?: string }
  | { open: undefined };

type Hours = ReturnType<typeof schemaHours>;

/**
 * Whether a shop is open, by the clock of Rome. Undefined when its hours cannot be read. On a
 * national holiday no shop counts as open: the weekly hours do not say it is.
 */
export function openState(store: Pick<Store, 'openingDays'>, now: Date): OpenState {
  const hours = store.openingDays.flatMap((entry) =>
    schemaHours(entry.days_descriptions, entry.working_hour_description),
  );
  if (hours.length === 0) return { open: undefined };
  const { year, month, day, hour, minute } = Object.fromEntries(
    CLOCK.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const time = `${hour}:${minute}`;
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  const span = hoursOn(hours, noon).find(({ opens, closes }) => opens <= time && time < closes);
  return span
    ? { open: true, until: span.closes }
    : { open: false, opens: opensNext(hours, noon, time) };
}

const DAY = 86_400_000;

/** Those of a day, given by its noon. */
function hoursOn(hours: Hours, noon: number): Hours {
  if (isHoliday(new Date(noon).toISOString().slice(0, 10))) return [];
  const weekday = EN_WEEKDAY.format(noon);
  return hours.filter(({ dayOfWeek }) => dayOfWeek.includes(weekday));
}

function opensNext(hours: Hours, noon: number, time: string): string | undefined {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = noon + ahead * DAY;
    const opens = hoursOn(hours, day)
      .map((span) => span.opens)
      .filter((start) => ahead > 0 || start > time)
      .sort()[0];
    if (!opens) continue;
    const when = ahead === 0 ? '' : ahead === 1 ? 'domani ' : `${IT_WEEKDAY.format(day)} `;
    return `${when}alle ${opens.replace(/^0/, '')}`;
  }
  return undefined;
}
