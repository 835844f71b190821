import type { Store } from '@generated/entities.ts';
import { schemaHours } from '../../seo/opening-hours.ts';
import { isHoliday } from './holidays.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export type OpenState = { open: true; until: string } | { open: false } | { open: undefined };

/**
 * Whether a shop is open, by the clock of Rome. Undefined when its hours cannot be read. On a
 * national holiday no shop counts as open: the weekly hours do not say it is.
 */
export function openState(store: Pick<Store, 'openingDays'>, now: Date): OpenState {
  const hours = store.openingDays.flatMap((entry) =>
    schemaHours(entry.days_descriptions, entry.working_hour_description),
  );
  if (hours.length === 0) return { open: undefined };
  const part = Object.fromEntries(CLOCK.formatToParts(now).map(({ type, value }) => [type, value]));
  if (isHoliday(`${part.year}-${part.month}-${part.day}`)) return { open: false };
  const time = `${part.hour}:${part.minute}`;
  const span = hours.find(
    ({ dayOfWeek, opens, closes }) =>
      dayOfWeek.includes(part.weekday ?? '') && opens <= time && time < closes,
  );
  return span ? { open: true, until: span.closes } : { open: false };
}
