import { useEffect } from 'react';
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
      if (isTextField(event.target)) return;
      event.preventDefault();
      tell({ type: 'paste', text: event.clipboardData?.getData('text/plain') ?? '' });
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [store, tell]);
}
