/** Days of the week as Italian opening hours name them, in full or by their first letters. */
const DAYS = [
  ['lun(?:edi)?', 'Monday'],
  ['mar(?:tedi)?', 'Tuesday'],
  ['mer(?:coledi)?', 'Wednesday'],
  ['gio(?:vedi)?', 'Thursday'],
  ['ven(?:erdi)?', 'Friday'],
  ['sab(?:ato)?', 'Saturday'],
  ['dom(?:enica)?', 'Sunday'],
] as const;

const NAMES = new RegExp(DAYS.map(([name]) => `\\b(${name})\\b`).join('|'), 'g');
/** Between two days: all from the one to the other. */
const TO = /^\s*(?:[-–—]|a(?:l(?:la)?)?\b)/;
/** Days that are named because they are not meant. */
const BUT = /\b(?:tranne|eccetto|esclus[oaie]|chius[oaie])\b/;

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
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (BUT.test(plain)) return [];
  const meant = new Set<number>();
  let last: { day: number; end: number } | undefined;
  for (const match of plain.matchAll(NAMES)) {
    const day = match.slice(1).findIndex((name) => name !== undefined);
    const isRange = last !== undefined && TO.test(plain.slice(last.end, match.index));
    for (let next = isRange && last ? last.day : day; next !== day; next = (next + 1) % 7) {
      meant.add(next);
    }
    meant.add(day);
    last = { day, end: match.index + match[0].length };
  }
  return DAYS.flatMap(([, name], day) => (meant.has(day) ? [name] : []));
}
