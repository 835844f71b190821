import { ROOT_ID } from '@renderer/document/types.ts';
import { useEffect } from 'react';
import { isTextPaste } from '../clipboard/is-text-paste.ts';
import { readPayload } from '../clipboard/payload.ts';
import { isTextField } from '../shortcuts.ts';
import { refuse } from '../store/ui-store.ts';
import { useSession } from './context.ts';
import { isDialogOpen } from './use-guards.ts';

const NO_TEXT =
  'È copiato un blocco, non un testo: per incollarlo scegli prima un blocco nella pagina o nella struttura.';

/**
 * Copy, cut and paste of blocks by the browser's own events: whatever keys or menus bring them, and
 * without asking for a permission. Text fields and selected text keep theirs.
 */
export function useClipboard(): void {
  const { actions, store, ui } = useSession();
  useEffect(() => {
    const isText = (event: ClipboardEvent) =>
      isTextField(event.target) || document.getSelection()?.isCollapsed === false || isDialogOpen();
    /** An empty page says what the keys do, while its search of blocks has them. */
    const isBeginning = (target: EventTarget | null) =>
      store.getState().nodes.get(ROOT_ID)?.childIds.length === 0 &&
      target instanceof HTMLInputElement &&
      target.type === 'search' &&
      target.value === '';
    const onCopy = (event: ClipboardEvent) => {
      if (!isText(event) && actions.copy(event.clipboardData)) event.preventDefault();
    };
    const onCut = (event: ClipboardEvent) => {
      if (!isText(event) && actions.cut(event.clipboardData)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isDialogOpen() || isTextPaste(event)) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // Whoever searches does not see where in the page a block would come.
      if (!isTextField(event.target) || isBeginning(event.target)) actions.paste(text);
      else if (readPayload(text)) refuse(ui, NO_TEXT);
    };
    // Before an editor of texts answers: it may take out the very element that tells it is one.
    document.addEventListener('copy', onCopy, true);
    document.addEventListener('cut', onCut, true);
    document.addEventListener('paste', onPaste, true);
    return () => {
      document.removeEventListener('copy', onCopy, true);
      document.removeEventListener('cut', onCut, true);
      document.removeEventListener('paste', onPaste, true);
    };
  }, [actions, store, ui]);
}
