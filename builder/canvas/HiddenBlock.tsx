import type { DocumentNode } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import { useSyncExternalStore } from 'react';
import { givenName } from '../node-label.ts';
import { BlockNotice } from './BlockNotice.tsx';
import { useCanvas } from './canvas-runtime.ts';
import { kindOf } from './kind-of.ts';

/** In the place of a block that visitors do not see: where it would stand, and the way back. */
export function HiddenBlock({ node }: { node: DocumentNode }) {
  const { store, tell } = useCanvas();
  const isLocked = useSyncExternalStore(
    store.subscribeNodes,
    () => store.lockOf(node.id) !== undefined,
  );
  const kind = isReference(node) ? 'Blocco condiviso' : kindOf(node);
  const show = () => tell({ type: 'action', id: node.id, action: 'toggle-hidden' });
  return (
    <BlockNotice
      title={`«${givenName(node) || kind}» è nascosto`}
      quiet
      {...(!isLocked && { action: { label: 'Mostra sul sito', run: show } })}
    >
      Resta nella pagina, ma sul sito non si vede.
    </BlockNotice>
  );
}
