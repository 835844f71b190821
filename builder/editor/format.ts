import { type Article, withArticle as dateWithArticle } from '@renderer/ui/text/with-article.ts';

const moment = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short' });
const momentOfWeek = new Intl.DateTimeFormat('it', { dateStyle: 'full', timeStyle: 'short' });
const HALF_A_YEAR = 183 * 86_400_000;
const SHORT = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const exactMoment = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'medium' });
const shortMoment = new Intl.DateTimeFormat('it', SHORT);
const shortMomentOfYear = new Intl.DateTimeFormat('it', { ...SHORT, year: 'numeric' });
const time = new Intl.DateTimeFormat('it', { timeStyle: 'medium' });

/** Date and time, e.g. `12 marzo 2026 alle ore 10:33`. */
export function formatMoment(at: number): string {
  return moment.format(at);
}

/** The same with its day of the week, e.g. `giovedì 12 marzo 2026 alle ore 10:33`. */
export function formatMomentOfWeek(at: number): string {
  return momentOfWeek.format(at);
}

/** Date and time to the second, e.g. `12 marzo 2026 alle ore 10:33:05`. */
export function formatExactMoment(at: number): string {
  return exactMoment.format(at);
}

/**
 * Day and time in a narrow place, e.g. `12 mar, 10:33`; the year where it is not this one, unless that
 * day comes within months: of what is planned in December, January is the next.
 */
export function formatShortMoment(at: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  const isSoon = at > Date.now() && at < Date.now() + HALF_A_YEAR;
  return (isThisYear || isSoon ? shortMoment : shortMomentOfYear).format(at);
}

/**
 * A moment with the article of its day, e.g. `il 12 marzo 2026 alle ore 10:33`, `dall’8 marzo …`.
 * @param format how the moment is written; it begins with the day
 */
export function withArticle(
  article: Article,
  at: number,
  format: (at: number) => string = formatMoment,
): string {
  return dateWithArticle(article, format(at));
}

/** A GMT moment of WordPress in ms, NaN for none. */
export function momentOf(gmt: string): number {
  return Date.parse(`${gmt}Z`);
}

/** A moment in ms as WordPress has it, GMT. */
export function gmtOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}

/** Time of day, e.g. `10:33:05`. */
export function formatTime(at: number): string {
  return time.format(at);
}

/** A count with its noun, e.g. `1 problema`, `3 problemi`. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
