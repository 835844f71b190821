import { useCallback } from 'react';
import type { Usage } from '../../cms/library.ts';
import { useSession, useUi } from '../context.ts';
import { linksTo } from './links-to.ts';
import { type Reading, useReading } from './use-reading.ts';

export interface WhatGoes {
  /** Pages right below, which would be left without a place. */
  below: number;
  /** What links to the page; null where that could not be found out. */
  links: readonly Usage[] | null;
}

/** What hangs on the open page, before it goes. */
export function useWhatGoes(): Reading<WhatGoes> {
  const { cms } = useSession();
  const { id, path } = useUi((state) => state.page);
  return useReading(
    useCallback(async () => {
      const [below, used] = await Promise.all([
        cms.settings.countBelow(),
        cms.library.whereUsed({ text: path }).catch(() => null),
      ]);
      return { below, links: used && linksTo({ id, path }, used) };
    }, [cms, id, path]),
  );
}
