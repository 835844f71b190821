import type { Usage } from '../../cms/library.ts';
import type { Outcome } from '../../replacing/replace-in-item.ts';
import { count } from '../format.ts';
import { holders } from './holders.ts';
import { type Progress, usageKey } from './use-replacing.ts';

const WHERE: Record<Exclude<Outcome['kind'], 'left'>, string> = {
  online: 'è online.',
  draft: 'sta nella bozza, e sul sito non cambia niente finché non la pubblichi.',
  here: 'nella pagina aperta. Si annulla con Ctrl+Z, e sul sito cambia quando pubblichi.',
};

/** The same of a page that goes online by itself. */
const SCHEDULED: typeof WHERE = {
  ...WHERE,
  draft: 'è salvato, e va online con la pagina al momento programmato.',
  here: 'nella pagina aperta. Si annulla con Ctrl+Z; se salvi, va online con la pagina al momento programmato.',
};

/** What became of one page or shared block, in a sentence. */
export function outcomeText(outcome: Outcome, usage: Usage): string {
  if (outcome.kind === 'left') return `Resta com’è. ${outcome.why}`;
  const { kind, locked, count: places } = outcome;
  const { status, nodes, images = [], fields = [] } = usage;
  const found = nodes.reduce((sum, { times = 1 }) => sum + times, images.length);
  const others = found - places - locked;
  const rest = [
    locked > 0 && `${count(locked, 'volta sta', 'volte sta')} in un blocco bloccato, e lì resta.`,
    others > 0 &&
      `${count(others, 'volta', 'volte')} con altre maiuscole, o in più formati: lì resta.`,
    fields.length > 0 && 'Nei dati di WordPress resta quello di prima: si cambia lì.',
  ];
  const where = `Sostituito ${count(places, 'volta', 'volte')}: ${(status === 'future' ? SCHEDULED : WHERE)[kind]}`;
  return [where, ...rest].filter(Boolean).join(' ');
}

/** What became of all, in a sentence; empty while nothing was done. */
export function sumText(items: readonly Usage[], progress: ReadonlyMap<string, Progress>): string {
  const kindOf = (usage: Usage) => progress.get(usageKey(usage))?.kind ?? 'running';
  const of = (kind: Progress['kind']) => items.filter((usage) => kindOf(usage) === kind);
  const [left, failed, back] = [of('left'), of('failed'), of('back')];
  const done = items.filter(
    (usage) => !['running', 'left', 'failed', 'back'].includes(kindOf(usage)),
  );
  if (done.length + left.length + failed.length + back.length === 0) return '';
  const parts = [
    (done.length > 0 || back.length === 0) && `Sostituito in ${holders(done) || 'nessuna pagina'}`,
    back.length > 0 && `${done.length > 0 ? 'tornato' : 'Tornato'} com’era in ${holders(back)}`,
    left.length > 0 && count(left.length, 'lasciato com’è', 'lasciati come sono'),
    failed.length > 0 && count(failed.length, 'non riuscito', 'non riusciti'),
  ];
  const before =
    of('online').length > 0 ? ' La versione di prima resta tra le versioni di ogni pagina.' : '';
  return `${parts.filter(Boolean).join('; ')}.${before}`;
}
