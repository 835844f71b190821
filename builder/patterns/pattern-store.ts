import type { Document, Finding, NodeId } from '@renderer/document/types.ts';
import { isReference, type PatternId, patternIdOf } from '@renderer/patterns/reference.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import type { Library, Pattern } from '../cms/library.ts';
import { openContent } from '../open-content.ts';
import { patternProblems } from './pattern-problems.ts';

export type PatternState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready';
      pattern: Pattern;
      document: Document;
      /** By node; empty when the pattern is valid. */
      problems: ReadonlyMap<NodeId, readonly Finding[]>;
    };

/** The synced patterns that the page refers to, read once each and again when they change. */
export interface SharedPatterns {
  get(id: PatternId): PatternState | undefined;
  /** Reads a pattern, unless it is known already. */
  load(id: PatternId): void;
  /** What is known of a pattern, once it has been read. */
  settled(id: PatternId): Promise<PatternState | undefined>;
  /** Reads a pattern anew; what was known of it stays until the answer has come. */
  reload(id: PatternId): Promise<void>;
  subscribe(listener: (id: PatternId) => void): () => void;
}

export function createSharedPatterns(library: Pick<Library, 'readPattern'>): SharedPatterns {
  const known = new Map<PatternId, PatternState>();
  const listeners = new Set<(id: PatternId) => void>();
  const set = (id: PatternId, state: PatternState) => {
    known.set(id, state);
    for (const listener of [...listeners]) listener(id);
  };
  const read = async (id: PatternId): Promise<PatternState> => {
    try {
      const pattern = await library.readPattern(id);
      if (!pattern?.synced) return { state: 'missing' };
      const { document } = openContent(pattern.content);
      return { state: 'ready', pattern, document, problems: await patternProblems(document) };
    } catch (error) {
      return { state: 'failed', message: asCmsFailure(error).message };
    }
  };
  const reading = new Map<PatternId, Promise<void>>();
  const reload = (id: PatternId) => {
    const done = read(id).then((state) => set(id, state));
    reading.set(id, done);
    return done;
  };
  const load = (id: PatternId) => {
    if (known.has(id)) return;
    // Told to nobody: whoever asks is just being told.
    known.set(id, { state: 'loading' });
    void reload(id);
  };
  return {
    get: (id) => known.get(id),
    load,
    reload,
    async settled(id) {
      load(id);
      await reading.get(id);
      return known.get(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What a synced pattern holds. */
export interface SharedContent extends Pick<Document, 'nodes' | 'media'> {
  title: string;
}

/** The patterns that these nodes refer to, of those that have been read. */
export function sharedBy(nodes: Document['nodes'], patterns: Pick<SharedPatterns, 'get'>) {
  const known = new Map<PatternId, SharedContent>();
  for (const node of nodes.values()) {
    const id = isReference(node) ? patternIdOf(node) : undefined;
    const state = id === undefined ? undefined : patterns.get(id);
    if (id === undefined || state?.state !== 'ready') continue;
    const { nodes, media } = state.document;
    known.set(id, { title: state.pattern.title, nodes, media });
  }
  return known;
}

/** Number of problems in a pattern. */
export function countProblems(problems: ReadonlyMap<NodeId, readonly Finding[]>): number {
  return [...problems.values()].reduce((sum, own) => sum + own.length, 0);
}

/** The name of a pattern, as far as it is known. */
export function patternTitle(
  patterns: Pick<SharedPatterns, 'get'>,
  id: PatternId | undefined,
): string {
  const known = id === undefined ? undefined : patterns.get(id);
  return known?.state === 'ready' ? known.pattern.title : '';
}
