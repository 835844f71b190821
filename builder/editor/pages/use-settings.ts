import { useCallback } from 'react';
import type { StoredSettings } from '../../cms/page-settings.ts';
import type { PageEntry } from '../../cms/pages.ts';
import type { Session } from '../../session.ts';
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
      return { settings, above: await aboveOf(cms, settings) };
    }, [cms]),
  );
}

/** The page above one with these settings. */
export async function aboveOf(
  { settings }: Pick<Session['cms'], 'settings'>,
  { parent }: Pick<StoredSettings, 'parent'>,
): Promise<PageEntry | undefined> {
  return parent ? await settings.readAbove(parent) : undefined;
}
