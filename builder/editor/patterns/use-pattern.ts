import type { DocumentNode } from '@renderer/document/types.ts';
import { isReference, patternIdOf } from '@renderer/patterns/reference.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Usage } from '../../cms/library.ts';
import { type PatternState, patternTitle } from '../../patterns/pattern-store.ts';
import { useSession, useUi } from '../context.ts';

/** A synced pattern as far as it is known; asks for it. */
export function usePattern(id: number | undefined): PatternState | undefined {
  const { patterns } = useSession();
  useEffect(() => {
    if (id !== undefined) patterns.load(id);
  }, [patterns, id]);
  return useSyncExternalStore(patterns.subscribe, () =>
    id === undefined ? undefined : patterns.get(id),
  );
}

/** The name of the pattern that a node refers to; empty for any other node. */
export function usePatternTitle(node: DocumentNode | undefined): string {
  const { patterns } = useSession();
  const id = node && isReference(node) ? patternIdOf(node) : undefined;
  const subscribe = useCallback(
    (listener: () => void) => (id === undefined ? () => {} : patterns.subscribe(listener)),
    [patterns, id],
  );
  return useSyncExternalStore(subscribe, () => patternTitle(patterns, id));
}

/** Pages that show a pattern; undefined until the CMS has answered, null when it does not. */
export function useUsage(id: number | undefined): readonly Usage[] | null | undefined {
  const { cms } = useSession();
  // The page that is open may use it once it is saved.
  const saved = useUi((state) => state.savedContent);
  const keptDraft = useUi((state) => state.keptDraft);
  const [usage, setUsage] = useState<readonly Usage[] | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew once the page is saved.
  useEffect(() => {
    let current = true;
    if (id === undefined) return;
    cms.library.whereUsed({ pattern: String(id) }).then(
      (found) => current && setUsage(found),
      () => current && setUsage(null),
    );
    return () => {
      current = false;
    };
  }, [cms, id, saved, keptDraft]);
  return usage;
}
