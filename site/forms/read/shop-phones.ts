import { list, object, text } from '../../cms/map/values.ts';
import { log } from '../../config/log.ts';
import { shareRuns } from '../share-runs.ts';

const TIMEOUT = 4_000;

export type ReadShopPhones = () => Promise<readonly string[]>;

/**
 * The numbers that the published shops give on their pages, as they are written there. While the CMS is
 * away those it gave last.
 */
export function shopPhones(cmsInternalApi: string): ReadShopPhones {
  let last: readonly string[] = [];
  return shareRuns(async () => {
    try {
      const response = await fetch(`${cmsInternalApi}/wp/v2/shop?per_page=100&_fields=acf`, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const shops = list(await response.json());
      last = shops.flatMap((shop) => text(object(object(shop).acf).phone) || []);
    } catch (error) {
      log.warn({ reason: String(error) }, 'numbers of shops not read from the CMS');
    }
    return last;
  });
}
