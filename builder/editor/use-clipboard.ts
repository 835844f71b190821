import { useEffect } from 'react';
import { readItem } from '../clipboard/item-payload.ts';
import { readPayload } from '../clipboard/payload.ts';
import { isTextField } from '../shortcuts.ts';
import { useSession } from './context.ts';
import { isDialogOpen } from './use-guards.ts';

/**
 * Copy, cut and paste of blocks by the browser's own events: whatever keys or menus bring them, and
 * without asking for a permission. Text fields and selected text keep theirs.
 */
export function useClipboard(): void {
  const { actions } = useSession();
  useEffect(() => {
    const isText = (event: ClipboardEvent) =>
      isTextField(event.target) || document.getSelection()?.isCollapsed === false || isDialogOpen();
    const onCopy = (event: ClipboardEvent) => {
      if (!isText(event) && actions.copy(event.clipboardData)) event.preventDefault();
    };
    const onCut = (event: ClipboardEvent) => {
      if (!isText(event) && actions.cut(event.clipboardData)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const inField = isTextField(event.target);
      // Blocks and items never go into a text field as the text they travel as.
      const isText = !readPayload(text) && !readItem(text);
      if (isDialogOpen() || (inField && isText)) return;
      event.preventDefault();
      if (!inField) actions.paste(text);
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [actions]);
}
