import { isReference, patternIdOf } from '@renderer/patterns/reference.ts';
import { useEffect, useMemo } from 'react';
import { useFollowedEditor, useSession, useUi } from '../context.ts';

/** Looks for unsaved work of earlier visits: when the page is opened, and when a shared block is left. */
export function useLeftShared(): void {
  const { drafts, ui } = useSession();
  useEffect(() => {
    drafts
      .findLeftIds()
      .then((leftIds) => ui.setState({ leftIds }))
      .catch((error: unknown) => console.warn('No local drafts', error));
  }, [drafts, ui]);
}

/** Shared blocks of this page that were changed in an earlier visit and not saved. */
export function useLeftSharedHere(): readonly number[] {
  const leftIds = useUi((state) => state.leftIds);
  const nodes = useFollowedEditor((state) => (leftIds.size === 0 ? undefined : state.nodes));
  return useMemo(() => {
    const ids = [...(nodes?.values() ?? [])].map((node) =>
      isReference(node) ? patternIdOf(node) : undefined,
    );
    return [...new Set(ids)].filter((id) => id !== undefined && leftIds.has(id)) as number[];
  }, [nodes, leftIds]);
}
