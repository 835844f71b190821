/** National holidays of fixed date, month and day. */
const FIXED = [
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '10-04',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
];

/** Whether a day (ISO, e.g. `2026-04-06`) is an Italian national holiday, Easter Monday included. */
export function isHoliday(day: string): boolean {
  if (day.slice(5) === '10-04') return Number(day.slice(0, 4)) >= 2026;
  return FIXED.includes(day.slice(5)) || day === easterMonday(Number(day.slice(0, 4)));
}

/** Gauss's Easter for the Gregorian calendar, plus one day. */
function easterMonday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const easter = Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
  return new Date(easter + 86_400_000).toISOString().slice(0, 10);
}
