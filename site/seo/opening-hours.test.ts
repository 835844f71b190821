import { describe, expect, it } from 'vitest';
import { schemaHours } from './opening-hours.ts';

const days = (text: string) => schemaHours(text, '9:00 - 18:30')[0]?.dayOfWeek;

describe('schemaHours', () => {
  it('reads a range of days and the hours', () => {
    expect(schemaHours('Lunedì - venerdì', '9:00 - 18:30')).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:30',
      },
    ]);
  });

  it('reads single days and lists', () => {
    expect(days('Sabato')).toEqual(['Saturday']);
    expect(days('Martedì, giovedì e sabato')).toEqual(['Tuesday', 'Thursday', 'Saturday']);
    expect(days('dal lunedì al sabato')).toHaveLength(6);
  });

  it('reads ranges among other days, and one past the end of the week', () => {
    expect(days('Lunedì - mercoledì, venerdì')).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Friday',
    ]);
    expect(days('Lunedì-martedì e giovedì-venerdì')).toHaveLength(4);
    expect(days('Venerdì - domenica, lunedì')).toEqual(['Monday', 'Friday', 'Saturday', 'Sunday']);
    expect(days('dal sabato al lunedì')).toEqual(['Monday', 'Saturday', 'Sunday']);
  });

  it('reads days without accents and by their first letters', () => {
    expect(days('LUNEDI - VENERDI')).toHaveLength(5);
    expect(days('lun-ven, dom')).toHaveLength(6);
    expect(days('da lunedì a venerdì')).toHaveLength(5);
  });

  it('reads two spans a day', () => {
    expect(schemaHours('Sabato', '9.00-12.30 / 15.00-19.00').map((hours) => hours.opens)).toEqual([
      '09:00',
      '15:00',
    ]);
  });

  it('gives nothing for what it cannot read', () => {
    expect(schemaHours('Festivi', '9:00 - 12:00')).toEqual([]);
    expect(schemaHours('Sabato', 'su appuntamento')).toEqual([]);
    expect(schemaHours('Tutti i giorni tranne la domenica', '9:00 - 12:00')).toEqual([]);
  });
});
