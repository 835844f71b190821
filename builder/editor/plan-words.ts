import type { PlannedChanges } from '../contract.ts';
import { momentOf, withArticle } from './format.ts';

/** As the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a use stands that is planned, e.g. `nelle modifiche programmate`. */
export const besideIn = (returns = false): string =>
  returns ? 'nel ripristino programmato' : 'nelle modifiche programmate';

const OF_CHANGES = {
  /** What can be done about them. */
  open: 'Apri le modifiche programmate',
  openFirst: 'Altre modifiche sono già programmate: apri prima quelle',
  update: 'Aggiorna le modifiche programmate',
  updateFirst: 'Prima aggiorna le modifiche programmate',
  isUpToDate: 'Sono già come le vedi',
  move: 'Cambia il momento delle modifiche…',
  cancel: 'Annulla la programmazione delle modifiche',
  cancelHint: 'Restano come bozza',
  drop: 'Scarta le modifiche programmate…',
  /** How they stand. */
  name: 'Modifiche programmate',
  page: 'Pubblicata, modifiche in arrivo',
  state: 'Programmate',
  toUpdate: 'Programmate, da aggiornare',
  beside: 'In arrivo',
  besideTip: 'Salvato. Altre modifiche sono programmate',
  happens: 'vanno online',
  stay: 'Le modifiche restano programmate',
  stayAside:
    'Le modifiche programmate restano da parte: finché la pagina è ritirata non vanno online.',
  side: capital(besideIn()),
  /** Why they cannot be opened. */
  isAtWork:
    'Qui ci sono modifiche non salvate: pubblicale, salvale o annullale, poi apri quelle programmate.',
  isUnreadable: 'Le modifiche programmate non si possono leggere: la pagina è com’è sul sito.',
  /** While they are open, and the page has become another one. */
  isStopped:
    'Così le modifiche programmate non vanno online: unisci le due versioni, poi aggiornale.',
  /** What became of them. */
  happened: 'Le modifiche programmate sono andate online.',
  resumed: 'Ripresa delle modifiche programmate',
  opened: 'Ora vedi la pagina con le modifiche programmate.',
  closed: 'Ora vedi la pagina com’è sul sito: le modifiche restano programmate.',
  cancelled: 'Programmazione annullata: le modifiche sono una bozza, che sul sito non si vede.',
  dropped: 'Modifiche programmate scartate.',
  draftHint: 'A parte: le modifiche programmate restano com’erano',
  keptApart: 'Bozza salvata, a parte: le modifiche programmate restano com’erano.',
};

const WITH_END: typeof OF_CHANGES = {
  ...OF_CHANGES,
  cancelHint: 'Restano come bozza, senza inizio né fine',
  cancelled:
    'Programmazione annullata, inizio e fine: le modifiche sono una bozza, che sul sito non si vede.',
  dropped: 'Modifiche programmate scartate, con il loro inizio e la loro fine.',
};

const OF_RETURN: typeof OF_CHANGES = {
  open: 'Apri il ripristino programmato',
  openFirst: 'È già programmato un ripristino: apri prima quello',
  update: 'Aggiorna il ripristino programmato',
  updateFirst: 'Prima aggiorna il ripristino programmato',
  isUpToDate: 'È già come lo vedi',
  move: 'Cambia il momento del ripristino…',
  cancel: 'Annulla la programmazione del ripristino',
  cancelHint: 'La pagina di prima resta come bozza',
  drop: 'Scarta il ripristino programmato…',
  name: 'Ripristino programmato',
  page: 'Pubblicata, ripristino in arrivo',
  state: 'Ripristino',
  toUpdate: 'Ripristino da aggiornare',
  beside: 'Ripristino',
  besideTip: 'Salvato. È programmato un ripristino',
  happens: 'la pagina torna com’era',
  stay: 'Il ripristino resta programmato',
  stayAside:
    'Il ripristino programmato resta da parte: finché la pagina è ritirata non ha effetto.',
  side: capital(besideIn(true)),
  isAtWork:
    'Qui ci sono modifiche non salvate: pubblicale, salvale o annullale, poi apri il ripristino programmato.',
  isUnreadable: 'Il ripristino programmato non si può leggere: la pagina è com’è sul sito.',
  isStopped:
    'Così il ripristino programmato non ha effetto: unisci le due versioni, poi aggiornalo.',
  happened: 'La pagina è tornata com’era, come programmato.',
  resumed: 'Ripresa del ripristino programmato',
  opened: 'Ora vedi la pagina come tornerà.',
  closed: 'Ora vedi la pagina com’è sul sito: il ripristino resta programmato.',
  cancelled:
    'Ripristino annullato: la pagina resta com’è sul sito. Quella di prima è una bozza, che sul sito non si vede.',
  dropped: 'Ripristino scartato: la pagina resta com’è sul sito.',
  draftHint: 'A parte: il ripristino programmato resta com’era',
  keptApart: 'Bozza salvata, a parte: il ripristino programmato resta com’era.',
};

type Told = Pick<PlannedChanges, 'dateGmt' | 'untilGmt' | 'returns'>;

/** How what is planned for a page is spoken of: changes, with an end or without, or the way back from them. */
export function planWords(planned: Told | null): typeof OF_CHANGES {
  if (planned?.returns) return OF_RETURN;
  return planned?.untilGmt ? WITH_END : OF_CHANGES;
}

/** E.g. `il 1 dicembre 2026 alle ore 09:00`. */
export const whenOf = (gmt: string): string => withArticle('il', momentOf(gmt));

/** From when to when, e.g. `il 1 dicembre 2026 alle ore 09:00, fino al 6 gennaio 2027 alle ore 23:59`. */
export function spanOf({ dateGmt, untilGmt }: Pick<Told, 'dateGmt' | 'untilGmt'>): string {
  const from = whenOf(dateGmt);
  return untilGmt ? `${from}, fino ${withArticle('al', momentOf(untilGmt))}` : from;
}
