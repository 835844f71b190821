import { useEffect, useState } from 'react';
import type { SearchAnswer } from './search-answer.ts';

/** Wait after a keystroke before asking, in ms. */
const PAUSE = 180;
/** Wait for an answer before saying that one is on its way: a quick one needs no announcing, in ms. */
const PATIENCE = 600;
const MIN_LENGTH = 2;

export type SearchState =
  | { phase: 'idle' }
  /** `previous` stays until the answer is there; `isSlow` once waiting is worth a word. */
  | { phase: 'loading'; previous?: SearchAnswer; isSlow: boolean }
  | { phase: 'error'; message: string }
  | { phase: 'done'; query: string; answer: SearchAnswer };

/** Results for what is typed, asked for when the typing pauses; only the last question counts. */
export function useSearch(text: string): SearchState {
  const [state, setState] = useState<SearchState>({ phase: 'idle' });
  const query = text.trim();

  useEffect(() => {
    if (query.length < MIN_LENGTH) {
      setState({ phase: 'idle' });
      return;
    }
    setState((before) => ({
      phase: 'loading',
      previous: previousOf(before),
      isSlow: before.phase === 'loading' && before.isSlow,
    }));
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(query, abort.signal).then(
        (next) => !abort.signal.aborted && setState(next),
        () => undefined,
      );
    }, PAUSE);
    const patience = setTimeout(
      () => setState((now) => (now.phase === 'loading' ? { ...now, isSlow: true } : now)),
      PAUSE + PATIENCE,
    );
    return () => {
      clearTimeout(timer);
      clearTimeout(patience);
      abort.abort();
    };
  }, [query]);

  return state;
}

function previousOf(state: SearchState): SearchAnswer | undefined {
  if (state.phase === 'done') return state.answer;
  return state.phase === 'loading' ? state.previous : undefined;
}

async function ask(query: string, signal: AbortSignal): Promise<SearchState> {
  const message = 'La ricerca non risponde in questo momento. Riprova tra poco.';
  try {
    const response = await fetch(`/api/search?s=${encodeURIComponent(query)}`, { signal });
    const body = await response.json();
    if (!response.ok) return { phase: 'error', message: body.error ?? message };
    return { phase: 'done', query, answer: body as SearchAnswer };
  } catch {
    return { phase: 'error', message };
  }
}
