/** Said of a draft that is gone on with, until it is published. */
export const GOES_ON =
  'Continui la bozza che hai salvato senza pubblicare. Per tornare alla pagina com’è sul sito c’è «Scarta la bozza salvata», accanto a «Pubblica».';
