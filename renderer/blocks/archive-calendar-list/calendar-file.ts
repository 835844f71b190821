import { isoDay, type Period } from './self-reading.ts';

/** Longest line of an iCalendar file in octets, its end not counted (RFC 5545, 3.1). */
const LINE = 75;

/**
 * An iCalendar file with one all-day event per period and a reminder on the morning of its first
 * day.
 */
export function calendarFile(calendar: {
  /** What the events are of, in one word. */
  source: string;
  /** Part of the events' ids: the same window gives the same ids, so importing again updates. */
  id: string;
  summary: string;
  description: string;
  location?: string;
  periods: readonly Period[];
  now: Date;
}): string {
  const { source, id, summary, description, location, periods, now } = calendar;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = periods.flatMap(({ from, to }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${compact(from)}@${source}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end is the first day after the event.
    `DTEND;VALUE=DATE:${compact(to + 1)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT9H',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Calendario ${source}//IT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: number): string => isoDay(day).replaceAll('-', '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** A long line in pieces, each after the first beginning with a space; characters stay whole. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let room = LINE;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      result += '\r\n ';
      room = LINE - 1;
    }
    result += character;
    room -= size;
  }
  return result;
}
