import { useEffect } from 'react';
import { isTextPaste } from '../clipboard/is-text-paste.ts';
import { writePayload } from '../clipboard/payload.ts';
import { isTextField } from '../shortcuts.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';

/** Copy, cut and paste with the focus in the page: the event has to be answered here and now. */
export function useCanvasClipboard({ store, tell }: CanvasRuntime): void {
  useEffect(() => {
    const isText = (event: ClipboardEvent) =>
      isTextField(event.target) || document.getSelection()?.isCollapsed === false;
    const copy = (event: ClipboardEvent): boolean => {
      const { selection, media, versions } = store.getView();
      if (isText(event) || selection.length === 0 || !event.clipboardData) return false;
      const text = writePayload({ nodes: store.nodes(), media }, selection, versions);
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      tell({ type: 'copied', text });
      return true;
    };
    const onCopy = (event: ClipboardEvent) => void copy(event);
    const onCut = (event: ClipboardEvent) => {
      if (copy(event)) tell({ type: 'cut' });
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isTextPaste(event)) return;
      event.preventDefault();
      if (isTextField(event.target)) return;
      tell({ type: 'paste', text: event.clipboardData?.getData('text/plain') ?? '' });
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
  }, [store, tell]);
}
