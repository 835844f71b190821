/** 'Corso dei Castagnai 25, 12100 Cuneo (CN)', the province where it is not the city's own. */
const ITALIAN =
  /^(?<street>.+),\s*(?<code>\d{5})\s+(?<city>[^()]+?)\s*(?:\((?<province>[A-Z]{2})\))?$/;

/**
 * An Italian address in schema.org terms; one written in another way stands whole as the street.
 * @param city what it is called where the address does not say
 */
export function postalAddress(address: string | undefined, city: string): object {
  const parts = ITALIAN.exec(address?.trim() ?? '')?.groups;
  return {
    '@type': 'PostalAddress',
    streetAddress: parts?.street ?? address,
    postalCode: parts?.code,
    addressLocality: parts?.city ?? city,
    addressRegion: parts?.province,
    addressCountry: 'IT',
  };
}
