import 'server-only';
import { cmsGet } from './client.ts';
import { mapNavigation, type Navigation } from './map/navigation.ts';
import { object } from './map/values.ts';

export const SETTINGS_TAG = 'settings';

/** Header and footer links from the site settings; empty when the CMS has none or cannot answer. */
export async function getNavigation(): Promise<Navigation> {
  try {
    const answer = await cmsGet('/gse/v1/settings/it', [SETTINGS_TAG]);
    return mapNavigation(object(answer.body).navigation);
  } catch {
    // The page is worth more than its menu; the client has logged the failure.
    return mapNavigation(undefined);
  }
}
