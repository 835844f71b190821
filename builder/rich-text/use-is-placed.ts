import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';

/**
 * Whether the caret of a text stands where somebody put it. Before anybody was in the text, and after
 * it was changed elsewhere, it only stands somewhere, and its formats mean nothing to anybody.
 */
export function useIsPlaced(editor: Editor): boolean {
  const [isPlaced, setIsPlaced] = useState(() => !editor.isDestroyed && editor.isFocused);
  useEffect(() => {
    const place = () => setIsPlaced(true);
    const look = ({ transaction }: { transaction: Transaction }) => {
      const isFromElsewhere = transaction.docChanged && transaction.getMeta('preventUpdate');
      if (isFromElsewhere && !editor.isFocused) setIsPlaced(false);
    };
    editor.on('focus', place);
    editor.on('transaction', look);
    return () => {
      editor.off('focus', place);
      editor.off('transaction', look);
    };
  }, [editor]);
  return isPlaced;
}
