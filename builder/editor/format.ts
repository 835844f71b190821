const moment = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('it', { timeStyle: 'medium' });

/** Date and time, e.g. `12 marzo 2026 alle ore 10:33`. */
export function formatMoment(at: number): string {
  return moment.format(at);
}

/** Time of day, e.g. `10:33:05`. */
export function formatTime(at: number): string {
  return time.format(at);
}

/** A count with its noun, e.g. `1 problema`, `3 problemi`. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
