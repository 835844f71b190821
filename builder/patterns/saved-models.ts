import type { MediaItem } from '@renderer/document/types.ts';
import type { PageTemplate } from '@renderer/examples.ts';
import { readPayload } from '../clipboard/payload.ts';
import type { Pattern } from '../cms/library.ts';
import { isKnown } from '../commands/paste-blocks.ts';
import { pageKind } from '../page-kinds.ts';

/** A page, or several blocks of one, that editors saved to begin others with. */
export interface SavedModel extends PageTemplate {
  media: readonly MediaItem[];
}

/**
 * Those among what was saved to be copied, the newest first: whole pages bring their kind, blocks leave
 * the page the one it has.
 * @param template CMS template of the page that is open
 */
export function savedModels(patterns: readonly Pattern[], template: string): SavedModel[] {
  return patterns
    .toSorted((one, other) => other.modified.localeCompare(one.modified))
    .flatMap(({ id, title, content, synced }) => {
      const payload = synced ? undefined : readPayload(content);
      const children = payload?.subtrees.filter(isKnown) ?? [];
      if (!payload || children.length < (payload.template === undefined ? 2 : 1)) return [];
      const { media, template: kind = template } = payload;
      const of = { name: `salvato-${id}`, title, description: '', samples: [], children, media };
      return [{ ...of, template: pageKind(kind) ? kind : template }];
    });
}
