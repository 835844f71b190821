const STATUS: Readonly<Record<string, string>> = {
  publish: 'Pubblicata',
  draft: 'Bozza',
  'auto-draft': 'Bozza',
  pending: 'In revisione',
  private: 'Privata',
  future: 'Programmata',
};

/** A CMS status as editors call it. */
export const pageStatus = (status: string): string => STATUS[status] ?? status;
