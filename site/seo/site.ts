/** What structured data says of the site itself. */
export interface Site {
  origin: string;
  brandName: string;
}

export const CONTEXT = 'https://schema.org';
