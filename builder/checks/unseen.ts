import type { Unseen } from '../audit.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';

const NOT_CHECKED = 'titoli, link, immagini e contrasti';

const MESSAGES: Record<Unseen, string> = {
  code: `Il codice del blocco non si è caricato nell’anteprima: ${NOT_CHECKED} che mostra non sono stati controllati.`,
  data: `I dati del blocco non sono arrivati: ${NOT_CHECKED} che mostra non sono stati controllati.`,
  pattern: `Il blocco condiviso non si vede nell’anteprima: ${NOT_CHECKED} che mostra non sono stati controllati.`,
  loading: `Il blocco si sta ancora caricando: ${NOT_CHECKED} che mostra non sono stati controllati.`,
  page: `L’anteprima non risponde: ${NOT_CHECKED} di tutta la pagina non sono stati controllati.`,
  contents: 'Il blocco ha un errore con questi contenuti: sul sito non appare.',
};

/** What of the page the other checks could say nothing about. */
export function unseen({ document: { nodes }, audit }: CheckInput): CheckFinding[] {
  return audit.unseen.map(({ node, why }) => finding('unseen', nodes.get(node), MESSAGES[why]));
}
