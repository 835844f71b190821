import { useEffect } from 'react';
import { hasUnsaved } from '../draft/is-unsaved.ts';
import { keepLocalDraft } from '../draft/keep-local-draft.ts';
import { keepFilesOut } from '../file-drop.ts';
import { runShortcut } from '../run-shortcut.ts';
import type { Session } from '../session.ts';
import { marksAll, matchShortcut, type Shortcut } from '../shortcuts.ts';
import { noteComposition } from '../store/composition.ts';
import { inform } from '../store/ui-store.ts';
import { keepRegion } from '../ui/regions.ts';
import { OF_BLOCK } from '../ui/Toolbar.tsx';
import { watchComposition } from '../watch-composition.ts';
import { lostPasteText, watchLostPaste } from '../watch-lost-paste.ts';
import { useSession } from './context.ts';

/** Shortcuts of the whole page, whatever has the focus. */
const EVERYWHERE: readonly Shortcut[] = ['undo', 'redo', 'save', 'palette', 'replace'];

const STEPS: readonly Shortcut[] = ['undo', 'redo'];

/** What may take away the control that has the keyboard. */
const TAKES_AWAY: readonly Shortcut[] = [...STEPS, 'delete'];

/**
 * Whether Canc is about the selected block. What is in a panel has things of its own that it might be
 * meant for; a part of the window has the keyboard as a whole where what had it is gone.
 */
function isAboutBlock(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.matches('[data-region]')) return false;
  return target.closest(`[${OF_BLOCK}]`) !== null || target.closest('aside') === null;
}

/** What the editor does as long as it is open: shortcuts, local draft, input methods. */
export function useGuards(): void {
  const session = useSession();

  useEffect(() => keepLocalDraft(session), [session]);
  useEffect(keepFilesOut, []);
  useEffect(() => watchComposition(noteComposition), []);
  useEffect(() => watchLostPaste((lost) => inform(session.ui, lostPasteText(lost))), [session]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (marksAll(event)) return event.preventDefault();
      const shortcut = matchShortcut(event);
      if (!shortcut) return;
      // The list of steps is one to go back and forth in.
      const isInHistory = session.ui.getState().historyOpen && STEPS.includes(shortcut);
      if (isDialogOpen() && !isInHistory) {
        // What a dialog asks comes first; the browser's own saving is of no use there either.
        if (shortcut === 'save') event.preventDefault();
        return;
      }
      // Text editors keep the browser's own undo off by preventing it: ours is meant there too.
      if (event.defaultPrevented && !EVERYWHERE.includes(shortcut)) return;
      // The tree and the page take their own.
      if (shortcut === 'delete' && !isAboutBlock(event.target)) return;
      event.preventDefault();
      if (TAKES_AWAY.includes(shortcut)) keepRegion(document.activeElement);
      runShortcut(session, shortcut);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session]);

  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    // Where the window is too narrow for it, the editor scrolls sideways.
    style.overflow = 'auto hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}

/** No leaving with unsaved work, of a page under an open pattern too. */
export function useUnsavedGuard(session: Session): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(session) && !session.ui.getState().hasLeft) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [session]);
}

/** Whether a dialog or a menu has the keyboard. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
