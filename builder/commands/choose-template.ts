import { documentOfSubtrees } from '@renderer/document/document-of-subtrees.ts';
import type { MediaItem } from '@renderer/document/types.ts';
import type { PageTemplate } from '@renderer/examples.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { quoted } from '../store/history.ts';
import { transact } from '../store/transact.ts';
import { withMedia } from './paste-blocks.ts';

/**
 * Chooses a page template: it supplies its CMS template and its nodes (spec 3.14); `media` are the
 * images of one that was saved of a page.
 */
export function chooseTemplate(
  store: EditorStore,
  { template, media = [] }: { template: PageTemplate; media?: readonly MediaItem[] },
): void {
  transact(
    store,
    { label: 'scelta del modello', of: quoted(template.title) },
    (document) => ({
      ...withMedia(document, media),
      nodes: documentOfSubtrees(template.children).nodes,
    }),
    () => ({ template: template.template, currentlyEditing: null }),
  );
}
