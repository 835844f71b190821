import type { Document, DocumentNode, NodeId } from '@renderer/document/types.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import type { Choices, Clash } from '../merge/clash.ts';
import { isEqual } from '../merge/equal.ts';
import { mergeDocuments } from '../merge/merge-documents.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { type Baseline, documentOf, type EditorState } from '../store/state.ts';
import { transact } from '../store/transact.ts';

export const MERGE_LABEL = 'Unione con le modifiche fatte altrove';

/**
 * Takes in the changes made elsewhere, as one step of the history. While something clashes and no
 * choice was made, nothing happens and the clashes are returned.
 * @param grewFrom what both grew from, of changes that were taken in before and then undone: what
 * the CMS has by now is not what they made of it
 */
export function mergeTheirs(
  store: EditorStore,
  {
    theirs,
    template,
    choices,
    grewFrom,
  }: { theirs: Document; template: string; choices?: Choices; grewFrom?: Baseline },
): readonly Clash[] {
  const state = store.getState();
  const origin = grewFrom ?? state.baseline;
  const { document, nodes, clashes } = mergedWith(state, { theirs, origin, choices });
  if (clashes.length > 0 && !choices) return clashes;
  transact(store, { label: MERGE_LABEL }, (before) => ({
    ...before,
    nodes,
    media: document.media,
  }));
  // Of the template that came along there is no way back: it is no step of its own.
  const history = store.temporal.getState();
  history.pause();
  store.setState({
    versions: document.versions,
    extra: document.extra,
    template: state.template === origin.template ? template : state.template,
    takenIn: state.takenIn + 1,
    // A page that is now what the CMS has is not unsaved.
    ...(!grewFrom && {
      baseline: {
        nodes: isEqual(Object.fromEntries(document.nodes), Object.fromEntries(theirs.nodes))
          ? nodes
          : theirs.nodes,
        media: isEqual(document.media, theirs.media) ? document.media : theirs.media,
        template,
      },
    }),
  });
  history.resume();
  return [];
}

/** The page as it stands here and another one that grew from the same, in one, with what clashes. */
export function mergedWith(
  state: EditorState,
  {
    theirs,
    origin,
    choices,
  }: { theirs: Document; origin: Pick<Baseline, 'nodes' | 'media'>; choices?: Choices },
): { document: Document; nodes: Nodes; clashes: readonly Clash[] } {
  const current = documentOf(state);
  // Compared as they are saved: values of hidden fields are in no saved page.
  const base = prepareForSave({ ...current, nodes: origin.nodes, media: origin.media });
  const mine = prepareForSave(current);
  const { document, clashes } = mergeDocuments({ base, mine, theirs }, choices);
  // What brought nothing new is no step of the history.
  const isNothingNew = document.nodes === mine.nodes;
  const nodes = isNothingNew ? state.nodes : withHidden(document.nodes, mine.nodes, state.nodes);
  return { document, nodes, clashes };
}

type Nodes = ReadonlyMap<NodeId, DocumentNode>;

/** Puts back the values of hidden fields, which saving leaves out and editing keeps. */
function withHidden(merged: Nodes, saved: Nodes, edited: Nodes): Nodes {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const [id, node] of merged) {
    const [before, mine] = [saved.get(id), edited.get(id)];
    if (!mine || !before) nodes.set(id, node);
    else if (node === before) nodes.set(id, mine);
    else {
      const hidden = Object.entries(mine.props).filter(
        ([name]) => !Object.hasOwn(before.props, name) && !Object.hasOwn(node.props, name),
      );
      nodes.set(id, { ...node, props: { ...Object.fromEntries(hidden), ...node.props } });
    }
  }
  return nodes;
}
