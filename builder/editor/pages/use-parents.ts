import { useEffect, useState } from 'react';
import { asCmsFailure, CmsFailure } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { useSession } from '../context.ts';

export interface Parents {
  parents: readonly PageEntry[];
  state: 'loading' | 'read';
  failure: CmsFailure | undefined;
  retry: () => void;
}

/** Pages another one may stand below; none while they are read, or where they were not. */
export function useParents(): Parents {
  const { cms } = useSession();
  const [parents, setParents] = useState<readonly PageEntry[]>([]);
  const [state, setState] = useState<'loading' | 'read' | CmsFailure>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let current = true;
    setState('loading');
    cms.pages.readParents().then(
      (pages) => {
        if (!current) return;
        setParents(pages);
        setState('read');
      },
      (error: unknown) => current && setState(asCmsFailure(error)),
    );
    return () => {
      current = false;
    };
  }, [cms, attempt]);
  const failure = state instanceof CmsFailure ? state : undefined;
  return {
    parents,
    state: state === 'loading' ? 'loading' : 'read',
    failure,
    retry: () => setAttempt(attempt + 1),
  };
}
