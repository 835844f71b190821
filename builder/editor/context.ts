import type { DocumentNode, Finding, NodeId } from '@renderer/document/types.ts';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../session.ts';
import type { EditorState } from '../store/state.ts';
import type { UiState } from '../store/ui-store.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside the editor');
  return session;
}

/** Part of the editor's state; the component renders again when that part changes. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useSession().store, select);
}

export function useUi<Part>(select: (state: UiState) => Part): Part {
  return useStore(useSession().ui, select);
}

/** One node; changes of other nodes are not heard. */
export function useNode(id: NodeId): DocumentNode | undefined {
  const { feed, store } = useSession();
  return useSyncExternalStore(
    useCallback((listener) => feed.subscribeNode(id, listener), [feed, id]),
    () => store.getState().nodes.get(id),
  );
}

/** One node; once deleted, as it was last. */
export function useLastNode(id: NodeId): DocumentNode | undefined {
  const { feed, store } = useSession();
  const { subscribe, read } = useMemo(() => {
    let last: DocumentNode | undefined;
    return {
      subscribe: (listener: () => void) => feed.subscribeNode(id, listener),
      read: () => {
        last = store.getState().nodes.get(id) ?? last;
        return last;
      },
    };
  }, [feed, store, id]);
  return useSyncExternalStore(subscribe, read);
}

/** The nodes as of the last structural change: for components that care for the tree alone. */
export function useStructure(): EditorState['nodes'] {
  const { feed } = useSession();
  return useSyncExternalStore(feed.subscribeStructure, feed.structure);
}

const NO_PROBLEMS: readonly Finding[] = [];

/** Problems of one node. */
export function useProblemsOf(id: NodeId): readonly Finding[] {
  const { problems } = useSession();
  return useSyncExternalStore(
    useCallback(
      (listener) => problems.subscribe((ids) => ids.has(id) && listener()),
      [problems, id],
    ),
    () => problems.of(id),
    () => NO_PROBLEMS,
  );
}

/** All problems of the page. */
export function useAllProblems(): readonly Finding[] {
  const { problems } = useSession();
  return useSyncExternalStore(
    useCallback((listener) => problems.subscribe(listener), [problems]),
    problems.all,
  );
}
