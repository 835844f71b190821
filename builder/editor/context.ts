import type { DocumentNode, Finding, NodeId } from '@renderer/document/types.ts';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Session } from '../session.ts';
import type { EditorState } from '../store/state.ts';
import type { UiState } from '../store/ui-state.ts';
import { followed } from './panel-updates.ts';

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

/**
 * Part of a store, for a panel that shows the page or the selection: it renders again after the
 * canvas (see panel-updates). What is typed into must be heard at once: `useEditor`, `useUi`.
 */
function useFollowed<State, Part>(
  store: Pick<StoreApi<State>, 'subscribe' | 'getState'>,
  select: (state: State) => Part,
): Part {
  const subscribe = useMemo(() => followed(store.subscribe), [store]);
  return useSyncExternalStore(subscribe, () => select(store.getState()));
}

/** As `useEditor`, after the canvas. */
export function useFollowedEditor<Part>(select: (state: EditorState) => Part): Part {
  return useFollowed(useSession().store, select);
}

/** As `useUi`, after the canvas. */
export function useFollowedUi<Part>(select: (state: UiState) => Part): Part {
  return useFollowed(useSession().ui, select);
}

/** Part of the history, after the canvas. */
export function useHistory<Part>(select: (history: History) => Part): Part {
  return useFollowed(useSession().store.temporal, select);
}
type History = ReturnType<Session['store']['temporal']['getState']>;

/** One node, after the canvas; changes of other nodes are not heard. */
export function useNode(id: NodeId): DocumentNode | undefined {
  const { feed, store } = useSession();
  return useSyncExternalStore(
    useMemo(() => followed((listener) => feed.subscribeNode(id, listener)), [feed, id]),
    () => store.getState().nodes.get(id),
  );
}

/** One node; once deleted, as it was last. */
export function useLastNode(id: NodeId): DocumentNode | undefined {
  const { feed, store } = useSession();
  const { subscribe, read } = useMemo(() => {
    let last: DocumentNode | undefined;
    return {
      subscribe: followed((listener) => feed.subscribeNode(id, listener)),
      read: () => {
        last = store.getState().nodes.get(id) ?? last;
        return last;
      },
    };
  }, [feed, store, id]);
  return useSyncExternalStore(subscribe, read);
}

/**
 * What is said of a block's lock, after the canvas: by one of the functions of `locks.ts`, or the
 * block whose lock holds for it. Only locks and the tree are followed.
 */
export function useFlags<Part>(read: (session: Session) => Part): Part {
  const session = useSession();
  const subscribe = useMemo(() => followed(session.feed.subscribeFlags), [session]);
  return useSyncExternalStore(subscribe, () => read(session));
}

/** The nodes as of the last structural change: for components that care for the tree alone. */
export function useStructure(): EditorState['nodes'] {
  const { feed } = useSession();
  const subscribe = useMemo(() => followed(feed.subscribeStructure), [feed]);
  return useSyncExternalStore(subscribe, feed.structure);
}

const NO_PROBLEMS: readonly Finding[] = [];

/** Problems of one node. */
export function useProblemsOf(id: NodeId): readonly Finding[] {
  const { problems } = useSession();
  return useSyncExternalStore(
    useMemo(
      () => followed((listener) => problems.subscribe((ids) => ids.has(id) && listener())),
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
    useMemo(() => followed(problems.subscribe), [problems]),
    problems.all,
  );
}
