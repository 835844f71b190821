import type { GlossaryArticle } from '@generated/entities.ts';
import type { CmsReader } from '../../loaders/cms-reader.ts';

/** Most articles a glossary block shows (spec 9). */
const MOST = 6;

/** The articles an editor picked, or the newest when none is picked (spec 2.12). */
export function loadArticles(cms: CmsReader, ids: readonly number[]): Promise<GlossaryArticle[]> {
  return cms.listGlossaryArticles(ids.length > 0 ? { ids, limit: MOST } : { limit: MOST });
}
