/** Said of a draft that is gone on with, until it is published. */
export const GOES_ON =
  'Continui la bozza che hai salvato senza pubblicare. Annulla la riporta com’è sul sito.';
