import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;
const file = (summary: string) =>
  calendarFile({
    source: 'autolettura',
    id: 'torino',
    summary,
    description: 'Riga uno\nriga due',
    location: 'Via Po 1, Torino',
    periods: [{ from: day('2026-12-28'), to: day('2026-12-31') }],
    now: new Date('2026-01-02T03:04:05.678Z'),
  });

describe('the calendar file', () => {
  it('has all-day events, the last day included', () => {
    const lines = file('Autolettura').split('\r\n');
    expect(lines).toContain('UID:torino-20261228@autolettura');
    expect(lines).toContain('DTSTAMP:20260102T030405Z');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261228');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('LOCATION:Via Po 1\\, Torino');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('escapes what would end a value', () => {
    expect(file('Luce, gas; acqua\\')).toContain('SUMMARY:Luce\\, gas\\; acqua\\\\');
    expect(file('x')).toContain('DESCRIPTION:Riga uno\\nriga due');
    expect(file('x\r\nEND:VCALENDAR').match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });

  it('has no line longer than 75 octets, and no character cut', () => {
    const summary = 'è'.repeat(100);
    const text = file(summary);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
  });
});
