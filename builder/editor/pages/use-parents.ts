import { useCallback } from 'react';
import type { CmsFailure } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { useSession } from '../context.ts';
import { useReading } from './use-reading.ts';

export interface Parents {
  parents: readonly PageEntry[];
  state: 'loading' | 'read';
  failure: CmsFailure | undefined;
  retry: () => void;
}

const NONE: readonly PageEntry[] = [];

/** Pages another one may stand below; none while they are read, or where they were not. */
export function useParents(): Parents {
  const { cms } = useSession();
  const { found, failure, retry } = useReading(useCallback(() => cms.pages.readParents(), [cms]));
  const state = found || failure ? 'read' : 'loading';
  return { parents: found ?? NONE, state, failure, retry };
}
