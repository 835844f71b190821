import { descendants } from '@renderer/document/operations/descendants.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../context.ts';
import { followed } from '../panel-updates.ts';
import type { OutlineRow } from './rows.ts';

const OPEN = (): (() => void) => () => {};

/** What is wrong with the blocks in a closed line, as sentences; none of an open one, whose lines show it. */
export function useHiddenProblems({ id, childCount, expanded }: OutlineRow): readonly string[] {
  const { problems, feed, store } = useSession();
  const closed = childCount > 0 && !expanded;
  const subscribe = useMemo(() => {
    if (!closed) return OPEN;
    return followed((listener) => {
      const stops = [problems.subscribe(listener), feed.subscribeStructure(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    });
  }, [problems, feed, closed]);
  // Text: the same answer is the same value.
  const text = useSyncExternalStore(subscribe, () => {
    if (!closed) return '';
    const inside = descendants(store.getState(), id).slice(1);
    return inside.flatMap((each) => problems.of(each).map(({ message }) => message)).join('\n');
  });
  return useMemo(() => (text === '' ? [] : text.split('\n')), [text]);
}
