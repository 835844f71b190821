import { slipsBetween } from '../../ui/text/slips.ts';

/** A window of self-reading as the editor writes it. */
export interface ReadingWindow {
  name?: string;
  /** Towns, separated by commas or line ends; none: the window is for every town. */
  comuni?: string;
  fromDay: number;
  /** Before `fromDay`: the window ends in the following month. */
  toDay: number;
  /** 1 to 12; none: every month. */
  months: readonly number[];
}

/** A day of the calendar, counted from 1 January 1970. */
export type Day = number;

/** First and last day of one occurrence of a window, both included. */
export interface Period {
  from: Day;
  to: Day;
}

export type WindowState =
  | { open: true; period: Period; daysLeft: number }
  | { open: false; period: Period; daysUntil: number };

const DAY = 86_400_000;
const ROME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The day it is in Italy, whatever the visitor's clock is set to. */
export function romeDay(now: Date): Day {
  const parts = ROME.formatToParts(now);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY;
}

/** A day as YYYY-MM-DD. */
export const isoDay = (day: Day): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Day of a month; past the month's end it is the last one. `month` may overflow 1 to 12. */
function dayOf(year: number, month: number, day: number): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(day, last)) / DAY;
}

/** The window's periods that are not over, soonest first, within a year from `today`. */
export function nextPeriods(window: ReadingWindow, today: Day): Period[] {
  const { fromDay, toDay, months } = window;
  const date = new Date(today * DAY);
  const year = date.getUTCFullYear();
  const current = date.getUTCMonth() + 1;
  const periods: Period[] = [];
  // The month before counts too: what began in it may end in this one.
  for (let month = current - 1; month <= current + 12; month += 1) {
    const named = ((month + 11) % 12) + 1;
    if (months.length > 0 && !months.includes(named)) continue;
    const from = dayOf(year, month, fromDay);
    const to = dayOf(year, toDay < fromDay ? month + 1 : month, toDay);
    if (to >= today) periods.push({ from, to });
  }
  return periods;
}

/** Whether self-reading is open today, and until or from when. */
export function windowState(window: ReadingWindow, today: Day): WindowState | undefined {
  const [period] = nextPeriods(window, today);
  if (!period) return undefined;
  return period.from <= today
    ? { open: true, period, daysLeft: period.to - today }
    : { open: false, period, daysUntil: period.from - today };
}

/** Names of a window's towns. */
export function townsOf(window: ReadingWindow): string[] {
  return (window.comuni ?? '')
    .split(/[\n,;]+/)
    .map((town) => town.trim())
    .filter(Boolean);
}

/** Windows for the towns that match what was typed; accents and case do not count. */
export function windowsForTown<Window extends ReadingWindow>(
  windows: readonly Window[],
  query: string,
): readonly Window[] {
  const wanted = plain(query);
  if (wanted === '') return windows;
  return windows.filter((window) => {
    const towns = townsOf(window);
    return towns.length === 0 || towns.some((town) => plain(town).includes(wanted));
  });
}

/** The town that a name without a window may be a slip of the keys for, the closest. */
export function townMeant(windows: readonly ReadingWindow[], query: string): string | undefined {
  const typed = plain(query);
  const [closest] = windows
    .flatMap(townsOf)
    .flatMap((town) => {
      const off = slipsBetween(plain(town), typed);
      return off === undefined ? [] : { town, off };
    })
    .sort((a, b) => a.off - b.off);
  return closest?.town;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
