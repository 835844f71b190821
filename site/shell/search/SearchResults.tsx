import { classNames } from '@renderer/ui/class-names.ts';
import styles from './SearchDialog.module.css';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchState } from './use-search.ts';

/** Where people often want to go, while nothing is typed. */
const SUGGESTIONS = [
  { label: 'Offerte luce e gas', href: '/offerte' },
  { label: 'Cambio fornitore', href: '/cambio-fornitore' },
  { label: 'Leggere la bolletta', href: '/bolletta' },
  { label: 'Domande frequenti', href: '/faq' },
];

/** What stands below the field: suggestions, results by kind, nothing found, or what went wrong. */
export function SearchResults(view: {
  state: SearchState;
  list: string;
  active: number;
  query: string;
}) {
  const { state, list, active, query } = view;
  const answer =
    state.phase === 'done' ? state.answer : state.phase === 'loading' ? state.previous : undefined;
  // The field's own sign shows waiting: a line that came and went would move what stands below.
  const quiet = state.phase !== 'error' && !(state.phase === 'done' && state.answer.total === 0);
  const all = `/cerca?q=${encodeURIComponent(query)}`;
  return (
    <div className={styles.results} aria-busy={state.phase === 'loading'}>
      <p role="status" className={quiet ? 'visually-hidden' : styles.note}>
        {statusOf(state)}
      </p>
      {(state.phase === 'idle' || (state.phase === 'loading' && !answer)) && <Suggestions />}
      <div
        id={list}
        role="listbox"
        aria-label="Risultati"
        className={classNames(styles.list, state.phase === 'loading' && styles.stale)}
        hidden={!answer || answer.total === 0}
      >
        {answer && <Options answer={answer} list={list} active={active} />}
      </div>
      {answer?.suggestion && (
        <p className={styles.note}>
          Forse cercavi{' '}
          <a href={`/cerca?q=${encodeURIComponent(answer.suggestion)}`}>{answer.suggestion}</a>?
        </p>
      )}
      {answer && answer.total === 0 && (
        <p className={styles.note}>
          Prova con una parola sola o più breve, oppure passa dall’
          <a href="/assistenza">assistenza</a>.
        </p>
      )}
      {answer && answer.total > 0 && (
        <p className={styles.all}>
          <a href={all}>Vedi tutti i risultati</a>
        </p>
      )}
    </div>
  );
}

function statusOf(state: SearchState): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'loading':
      return state.isSlow ? 'Sto cercando…' : '';
    case 'error':
      return state.message;
    case 'done': {
      const { total } = state.answer;
      if (total === 0) return `Nessun risultato per «${state.query}»`;
      return `${total === 1 ? 'Un risultato' : `${total} risultati`} per «${state.query}»`;
    }
  }
}

function Options({ answer, list, active }: { answer: SearchAnswer; list: string; active: number }) {
  let index = -1;
  return answer.groups.map((group, position) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
    <div key={group.label} role="group" aria-labelledby={`${list}-group-${position}`}>
      <p id={`${list}-group-${position}`} className={styles.group}>
        {group.label}
      </p>
      {group.results.map((result) => {
        index += 1;
        return (
          <a
            key={result.key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={result.link}
          >
            <strong>{result.title}</strong>
            {result.text && <span>{result.text}</span>}
          </a>
        );
      })}
    </div>
  ));
}

function Suggestions() {
  return (
    <nav aria-label="Più cercati" className={styles.suggestions}>
      <p className={styles.group}>Più cercati</p>
      <ul>
        {SUGGESTIONS.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
