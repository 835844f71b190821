import { describe, expect, it } from 'vitest';
import {
  isoDay,
  nextPeriods,
  type ReadingWindow,
  romeDay,
  townMeant,
  townsOf,
  windowState,
  windowsForTown,
} from './self-reading.ts';

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;
const window = (fromDay: number, toDay: number, months: number[] = []): ReadingWindow => ({
  fromDay,
  toDay,
  months,
});
const dates = (reading: ReadingWindow, today: string) =>
  nextPeriods(reading, day(today)).map(({ from, to }) => `${isoDay(from)}/${isoDay(to)}`);

describe('the day in Italy', () => {
  it('is not that of UTC around midnight, in winter and in summer', () => {
    expect(isoDay(romeDay(new Date('2026-01-31T22:59:59Z')))).toBe('2026-01-31');
    expect(isoDay(romeDay(new Date('2026-01-31T23:00:00Z')))).toBe('2026-02-01');
    expect(isoDay(romeDay(new Date('2026-07-31T21:59:59Z')))).toBe('2026-07-31');
    expect(isoDay(romeDay(new Date('2026-07-31T22:00:00Z')))).toBe('2026-08-01');
  });

  it('counts one by one over the days the clock changes', () => {
    const before = romeDay(new Date('2026-03-28T12:00:00Z'));
    expect(romeDay(new Date('2026-03-29T12:00:00Z'))).toBe(before + 1);
    expect(romeDay(new Date('2026-03-30T12:00:00Z'))).toBe(before + 2);
  });
});

describe('a window', () => {
  it('is open from its first to its last day', () => {
    const reading = window(25, 30);
    expect(windowState(reading, day('2026-05-24'))).toMatchObject({ open: false, daysUntil: 1 });
    expect(windowState(reading, day('2026-05-25'))).toMatchObject({ open: true, daysLeft: 5 });
    expect(windowState(reading, day('2026-05-30'))).toMatchObject({ open: true, daysLeft: 0 });
    expect(windowState(reading, day('2026-05-31'))).toMatchObject({ open: false, daysUntil: 25 });
  });

  it('that ends in the following month is open across it, also across the year', () => {
    expect(windowState(window(28, 3), day('2026-06-02'))).toMatchObject({
      open: true,
      daysLeft: 1,
    });
    expect(dates(window(28, 3, [12]), '2027-01-02')[0]).toBe('2026-12-28/2027-01-03');
    expect(windowState(window(28, 3, [1]), day('2026-01-02'))).toMatchObject({ open: false });
  });

  it('is shortened by short months', () => {
    expect(dates(window(29, 31, [2]), '2026-02-01')[0]).toBe('2026-02-28/2026-02-28');
    expect(dates(window(29, 31, [2]), '2028-02-01')[0]).toBe('2028-02-29/2028-02-29');
    expect(dates(window(30, 2, [2]), '2026-02-10')[0]).toBe('2026-02-28/2026-03-02');
  });

  it('of some months comes again in the next of them', () => {
    expect(dates(window(10, 15, [2, 4]), '2026-04-16').slice(0, 2)).toEqual([
      '2027-02-10/2027-02-15',
      '2027-04-10/2027-04-15',
    ]);
  });

  it('always has a next time', () => {
    for (let month = 1; month <= 12; month += 1) {
      for (let offset = 0; offset < 366; offset += 1) {
        expect(windowState(window(31, 31, [month]), day('2026-01-01') + offset)).toBeDefined();
      }
    }
  });
});

describe('towns', () => {
  const windows = [
    { ...window(1, 5), comuni: 'Forlì, San Donà di Piave;\n\n Torino ,' },
    { ...window(6, 9), comuni: 'Novara' },
  ];

  it('are separated by commas, semicolons and line ends', () => {
    expect(townsOf(windows[0] as ReadingWindow)).toEqual(['Forlì', 'San Donà di Piave', 'Torino']);
    expect(townsOf(window(1, 2))).toEqual([]);
  });

  it('are found whatever the accents and the case', () => {
    expect(windowsForTown(windows, ' FORLI')).toEqual([windows[0]]);
    expect(windowsForTown(windows, 'dona')).toEqual([windows[0]]);
    expect(windowsForTown(windows, '')).toBe(windows);
    expect(windowsForTown(windows, 'Roma')).toEqual([]);
  });

  it('are guessed from a slip of the keys, and only from that', () => {
    expect(townMeant(windows, 'Trino')).toBe('Torino');
    expect(townMeant(windows, 'san dona di paive')).toBe('San Donà di Piave');
    expect(townMeant(windows, 'Genova')).toBeUndefined();
    expect(townMeant(windows, '')).toBeUndefined();
  });

  it('are all in a window that names none', () => {
    expect(windowsForTown([window(1, 2)], 'Roma')).toHaveLength(1);
  });
});
