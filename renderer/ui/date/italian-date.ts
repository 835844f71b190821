const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** Name of a month, 1 to 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** An ISO date as 'DD MMMM YYYY' in Italian (spec 9); undefined when it is none. */
export function italianDate(iso: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  const name = monthName(Number(month));
  return name && `${day} ${name} ${year}`;
}
