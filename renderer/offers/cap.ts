/** Regions by the first digits of the postal code; the longest match wins. */
const REGIONS: readonly (readonly [string, readonly string[]])[] = [
  ['Lazio', ['00', '01', '02', '03', '04']],
  ['Umbria', ['05', '06']],
  ['Sardegna', ['07', '08', '09']],
  ['Piemonte', ['10', '12', '13', '14', '15', '28']],
  ['Valle d’Aosta', ['11']],
  ['Liguria', ['16', '17', '18', '19']],
  ['Lombardia', ['20', '21', '22', '23', '24', '25', '26', '27', '46']],
  ['Emilia-Romagna', ['29', '40', '41', '42', '43', '44', '47', '48']],
  ['Veneto', ['30', '31', '32', '35', '36', '37', '45']],
  ['Friuli-Venezia Giulia', ['33', '34']],
  ['Trentino-Alto Adige', ['38', '39']],
  ['Toscana', ['50', '51', '52', '53', '54', '55', '56', '57', '58', '59']],
  ['Marche', ['60', '61', '62', '63']],
  ['Abruzzo', ['64', '65', '66', '67']],
  ['Puglia', ['70', '71', '72', '73', '74', '76']],
  ['Basilicata', ['75', '85']],
  ['Campania', ['80', '81', '82', '83', '84']],
  ['Molise', ['86']],
  ['Calabria', ['87', '88', '89']],
  ['Sicilia', ['90', '91', '92', '93', '94', '95', '96', '97', '98']],
];

const WARM = new Set(['Sardegna', 'Puglia', 'Basilicata', 'Campania', 'Calabria', 'Sicilia']);
const MILD = new Set(['Lazio', 'Umbria', 'Toscana', 'Marche', 'Abruzzo', 'Molise', 'Liguria']);

/** The lowest postal code there is: 00010, of the towns around Roma. */
const LOWEST = 10;

/** Whether the text is an Italian postal code. */
export function isCap(text: string): boolean {
  return /^\d{5}$/.test(text) && Number(text) >= LOWEST && regionOfCap(text) !== undefined;
}

/** Region a postal code belongs to; provinces on a border are not told apart. */
export function regionOfCap(cap: string): string | undefined {
  return REGIONS.find(([, prefixes]) => prefixes.includes(cap.slice(0, 2)))?.[0];
}

/** How much more or less than the average a home there needs to heat. */
export function heatingFactor(cap: string): number {
  const region = regionOfCap(cap) ?? '';
  if (WARM.has(region)) return 0.6;
  return MILD.has(region) ? 0.85 : 1.15;
}
