import type { Outcome } from '../../replacing/replace-in-item.ts';
import { count } from '../format.ts';
import type { Progress } from './use-replacing.ts';

const WHERE: Record<Exclude<Outcome['kind'], 'left'>, string> = {
  online: 'è online.',
  draft: 'sta nella bozza, e sul sito non cambia niente finché non la pubblichi.',
  here: 'è in questa pagina, che è aperta: si annulla con Ctrl+Z, e va salvata o pubblicata.',
};

/**
 * What became of one page or shared block, in a sentence.
 * @param fields of WordPress's own forms that hold the text, too
 */
export function outcomeText(outcome: Outcome, fields: number): string {
  if (outcome.kind === 'left') return `Resta com’è. ${outcome.why}`;
  const { kind, locked, count: places } = outcome;
  const rest = [
    locked > 0 && `${count(locked, 'volta sta', 'volte sta')} in un blocco bloccato, e lì resta.`,
    fields > 0 && 'Nei dati di WordPress resta quello di prima: si cambia lì.',
  ];
  const where = `Sostituito ${count(places, 'volta', 'volte')}: ${WHERE[kind]}`;
  return [where, ...rest].filter(Boolean).join(' ');
}

/** What became of all, in a sentence; empty while nothing was done. */
export function sumText(progress: Iterable<Progress>): string {
  let [done, left, failed, back] = [0, 0, 0, 0];
  let isOnline = false;
  for (const { kind } of progress) {
    isOnline ||= kind === 'online';
    if (kind === 'failed') failed += 1;
    else if (kind === 'left') left += 1;
    else if (kind === 'back') back += 1;
    else if (kind !== 'running') done += 1;
  }
  if (done + left + failed + back === 0) return '';
  const parts = [
    (done > 0 || back === 0) &&
      `Sostituito in ${count(done, 'pagina o blocco', 'pagine e blocchi')}`,
    back > 0 &&
      `${done > 0 ? 'tornato' : 'Tornato'} com’era in ${count(back, 'pagina o blocco', 'pagine e blocchi')}`,
    left > 0 && count(left, 'lasciato com’è', 'lasciati come sono'),
    failed > 0 && count(failed, 'non riuscito', 'non riusciti'),
  ];
  const before = isOnline ? ' La versione di prima resta tra le versioni di ogni pagina.' : '';
  return `${parts.filter(Boolean).join('; ')}.${before}`;
}
