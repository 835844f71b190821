import { useMemo } from 'react';
import type { Pattern } from '../../cms/library.ts';
import type { Session } from '../../session.ts';
import { useSession, useUi } from '../context.ts';
import { rank } from '../rank.ts';

/** Saved blocks that fit a query, of those that may be added here: shared ones first. */
export function findPatterns(
  { ui, bootstrap }: Pick<Session, 'ui' | 'bootstrap'>,
  query: string,
): readonly Pattern[] {
  // A shared block cannot stand in itself.
  const mayStand = ({ id, synced }: Pattern) => !synced || id !== bootstrap.page.id;
  const named = (ui.getState().patterns ?? []).filter(mayStand);
  return rank(
    named.map((pattern) => ({ pattern, label: pattern.title })),
    query,
  )
    .map(({ pattern }) => pattern)
    .toSorted((one, other) => Number(other.synced) - Number(one.synced));
}

/** The same for what is on the screen, found anew when the saved blocks change. */
export function useFoundPatterns(query: string): readonly Pattern[] {
  const session = useSession();
  const patterns = useUi((state) => state.patterns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found among these.
  return useMemo(() => findPatterns(session, query), [session, patterns, query]);
}
