/** Days of the week as Italian opening hours name them, Monday first. */
const DAYS = [
  ['lunedì', 'Monday'],
  ['martedì', 'Tuesday'],
  ['mercoledì', 'Wednesday'],
  ['giovedì', 'Thursday'],
  ['venerdì', 'Friday'],
  ['sabato', 'Saturday'],
  ['domenica', 'Sunday'],
] as const;

interface HoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/**
 * An opening-hours line in schema.org terms: `Lunedì - venerdì`, `9:00 - 13:00 / 15:00 - 18:30`.
 * A line that cannot be read gives nothing: wrong hours are worse than none.
 */
export function schemaHours(days: string, hours: string): HoursSpecification[] {
  const dayOfWeek = readDays(days);
  if (dayOfWeek.length === 0) return [];
  const spans = [...hours.matchAll(/(\d{1,2})[:.](\d{2})\s*[-–]\s*(\d{1,2})[:.](\d{2})/g)];
  return spans.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: `${span[1]?.padStart(2, '0')}:${span[2]}`,
    closes: `${span[3]?.padStart(2, '0')}:${span[4]}`,
  }));
}

function readDays(text: string): string[] {
  const lower = text.toLowerCase();
  const found = DAYS.map(([italian]) => lower.indexOf(italian));
  const named = found.flatMap((position, day) => (position === -1 ? [] : [{ position, day }]));
  named.sort((a, b) => a.position - b.position);
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return [];
  const isRange = named.length === 2 && /[-–]|\bal\b|\ba\b/.test(lower) && first.day < last.day;
  const days = isRange
    ? DAYS.slice(first.day, last.day + 1)
    : named.flatMap(({ day }) => [DAYS[day]]);
  return days.flatMap((day) => day?.[1] ?? []);
}
