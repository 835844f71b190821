import { useCallback } from 'react';
import type { StoredSettings } from '../../cms/page-settings.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { useSession } from '../context.ts';
import { type Reading, useReading } from './use-reading.ts';

export interface KnownSettings {
  settings: StoredSettings;
  /** The page above, whatever its status; undefined for none. */
  above: PageEntry | undefined;
}

/** The settings of the open page as the CMS has them. */
export function useSettings(): Reading<KnownSettings> {
  const { cms } = useSession();
  return useReading(
    useCallback(async () => {
      const settings = await cms.settings.read();
      const { parent } = settings;
      return { settings, above: parent ? await cms.settings.readAbove(parent) : undefined };
    }, [cms]),
  );
}
