import type { NodeId } from '@renderer/document/types.ts';
import { useLayoutEffect, useRef } from 'react';
import { useSession } from '../editor/context.ts';
import { inform } from '../store/ui-store.ts';
import { pathOfField } from './field-path.ts';
import { setField } from './set-field.ts';

/**
 * Gives a field what an upload came to: when it ends, the form may be another block's, and the item
 * of a list elsewhere or gone.
 * @param gone what is said where the field's place is no longer there
 */
export function useUploadedTo(
  { node, id }: { node: NodeId | undefined; id: string },
  gone: string,
): (url: string) => void {
  const { store, ui } = useSession();
  const shown = useRef<{ node: NodeId | undefined; id: string }>(undefined);
  useLayoutEffect(() => {
    shown.current = { node, id };
    return () => {
      shown.current = undefined;
    };
  }, [node, id]);
  return (url) => {
    if (!node) return;
    const at = shown.current?.node === node ? shown.current.id : id;
    const path = pathOfField(at);
    const inList = path.some((step) => typeof step === 'number');
    if (inList && !shown.current && store.getState().currentlyEditing === node) {
      return inform(ui, gone);
    }
    setField(store, { id: node, path, value: url });
  };
}
