import { describe, expect, it } from 'vitest';
import { isHoliday } from './holidays.ts';
import { openState } from './is-open.ts';

const DAYS = [
  {
    days_descriptions: 'Lunedì - venerdì',
    working_hour_description: '9:00 - 13:00 / 15:00 - 18:30',
  },
];

describe('openState', () => {
  const at = (iso: string) => openState({ openingDays: DAYS }, new Date(iso));

  it('goes by the clock of Rome, summer and winter', () => {
    expect(at('2026-07-06T07:30:00Z')).toEqual({ open: true, until: '13:00' });
    expect(at('2026-01-12T07:30:00Z')).toMatchObject({ open: false });
    expect(at('2026-01-12T14:00:00Z')).toEqual({ open: true, until: '18:30' });
    expect(at('2026-01-12T17:30:00Z')).toMatchObject({ open: false });
  });

  it('is closed on days not named and on national holidays', () => {
    expect(at('2026-01-11T10:00:00Z')).toMatchObject({ open: false });
    expect(at('2026-04-06T08:00:00Z')).toMatchObject({ open: false });
    expect(at('2026-12-25T10:00:00Z')).toMatchObject({ open: false });
  });

  it('says when a closed shop opens next, past days it is closed on', () => {
    const opens = (iso: string) => (at(iso) as { opens?: string }).opens;
    expect(opens('2026-01-12T06:00:00Z')).toBe('alle 9:00');
    expect(opens('2026-01-12T12:30:00Z')).toBe('alle 15:00');
    expect(opens('2026-01-12T19:00:00Z')).toBe('domani alle 9:00');
    expect(opens('2026-01-09T19:00:00Z')).toBe('lunedì alle 9:00');
    expect(opens('2026-04-03T19:00:00Z')).toBe('martedì alle 9:00');
  });

  it('does not claim to know hours it cannot read', () => {
    const openingDays = [{ days_descriptions: 'Su appuntamento', working_hour_description: '-' }];
    expect(openState({ openingDays }, new Date())).toEqual({ open: undefined });
  });
});

it('computes Easter Monday', () => {
  for (const day of ['2024-04-01', '2025-04-21', '2026-04-06', '2027-03-29', '2038-04-26']) {
    expect(isHoliday(day), day).toBe(true);
  }
  expect(isHoliday('2026-04-07')).toBe(false);
});
