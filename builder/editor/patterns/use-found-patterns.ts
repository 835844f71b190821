import { useMemo } from 'react';
import type { Pattern } from '../../cms/library.ts';
import { useSession, useUi } from '../context.ts';

/** Saved blocks whose name has some words, of those that may be added here. */
export function useFoundPatterns(query: string): readonly Pattern[] {
  const { bootstrap } = useSession();
  const patterns = useUi((state) => state.patterns);
  return useMemo(() => {
    const words = query.toLocaleLowerCase('it').trim();
    // A shared block cannot stand in itself.
    const mayStand = ({ id, synced }: Pattern) => !synced || id !== bootstrap.page.id;
    return (patterns ?? []).filter(
      (pattern) => mayStand(pattern) && pattern.title.toLocaleLowerCase('it').includes(words),
    );
  }, [patterns, query, bootstrap]);
}
