import { useEffect, useState } from 'react';
import type { SearchAnswer } from './search-answer.ts';

/** Wait after a keystroke before asking, in ms. */
const PAUSE = 180;
const MIN_LENGTH = 2;

export type SearchState =
  | { phase: 'idle' }
  | { phase: 'loading'; previous?: SearchAnswer }
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
      previous: before.phase === 'done' ? before.answer : undefined,
    }));
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(query, abort.signal).then(
        (next) => !abort.signal.aborted && setState(next),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

  return state;
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
