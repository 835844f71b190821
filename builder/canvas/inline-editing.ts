import type { NodeId } from '@renderer/document/types.ts';
import type { Editor } from '@tiptap/core';
import type { CanvasMessage, EditorMessage } from '../canvas-protocol.ts';
import { matchShortcut } from '../shortcuts.ts';
import type { CanvasStore } from './canvas-store.ts';
import { richTextBar } from './rich-text-bar.ts';
import { richTextContainer, showsText } from './rich-text-place.ts';

type Start<Kind> = Extract<EditorMessage, { type: Kind }>;

/** Where a double click was. */
export interface Asked {
  id: NodeId;
  element: HTMLElement;
  /** In the window; absent, the caret comes to the end of the text. */
  at?: { left: number; top: number };
}

/** A formatted text being written, for its toolbar. */
export interface RichEditing {
  editor: Editor;
  container: HTMLElement;
  label: string;
}

/** A text being written where it stands. */
export interface InlineEditing {
  /** Whether an element is, or lies in, what is being written. */
  holds(target: EventTarget | null): boolean;
  /** Notes the element that the editor is asked about. */
  ask(asked: Asked): void;
  /** Plain text. */
  start(message: Start<'inline'>): void;
  /** Formatted text; what it is written with is loaded with the first one. */
  startRich(message: Start<'inline-rich'>): Promise<void>;
  end(): void;
  /** Ends it for a moment; what is answered asks for the same text again, if it is still there. */
  pause(): Asked | undefined;
  /** The formatted text being written, if one is. */
  getRich(): RichEditing | null;
  subscribe(listener: () => void): () => void;
}

interface Current {
  id: NodeId;
  element: HTMLElement;
  rich: RichEditing | null;
  stop: () => void;
}

/** Marks what belongs to the text being written but stands outside of it. */
export const TOOLS = 'data-inline-tools';

/**
 * Text in the page becomes writable in place. Meanwhile the block is not rendered again: the
 * browser's caret and React would both own the text. At the end the elements are put back as React
 * left them, and the block rendered with what was written.
 */
export function createInlineEditing(
  store: CanvasStore,
  tell: (message: CanvasMessage) => void,
): InlineEditing {
  let asked: Asked | undefined;
  let current: Current | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Current | undefined) => {
    current = next;
    for (const listener of [...listeners]) listener();
  };

  const end = () => {
    if (!current) return;
    const { stop } = current;
    set(undefined);
    stop();
  };
  const finish = () => {
    end();
    tell({ type: 'inline-end' });
  };
  const takeAsked = (id: NodeId) => {
    const taken = asked?.id === id && asked.element.isConnected ? asked : undefined;
    asked = undefined;
    return taken;
  };

  return {
    end,
    pause() {
      const paused = current && { id: current.id, element: current.element };
      end();
      return paused;
    },
    getRich: () => current?.rich ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    holds: (target) =>
      current !== undefined &&
      target instanceof Element &&
      (current.element.contains(target) || target.closest(`[${TOOLS}]`) !== null),
    ask(next) {
      asked = next;
    },
    start({ id, path }) {
      const place = takeAsked(id);
      const element = place?.element;
      const [text] = element?.childNodes ?? [];
      if (!element || !(text instanceof Text) || element.childNodes.length !== 1) return;
      end();
      const before = text.nodeValue ?? '';
      const write = (value: string) => tell({ type: 'inline-input', id, path, text: value });
      const onInput = () => write((element.textContent ?? '').replace(/\s*\n\s*/g, ' '));
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.isComposing || event.keyCode === 229) return;
        // Arrows move the caret, not on to the next of the tabs that the text is the name of.
        if (!matchShortcut(event)) event.stopPropagation();
        if (event.key === ' ' && element.closest('button')) {
          // The button would take the key, and nothing be written.
          event.preventDefault();
          document.execCommand('insertText', false, ' ');
          return;
        }
        if (event.key === 'Escape') write(before);
        else if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        finish();
      };
      // On a button or a summary a space is a press, which would end the writing.
      const onKeyUp = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();
      element.addEventListener('input', onInput);
      element.addEventListener('keydown', onKeyDown);
      element.addEventListener('keyup', onKeyUp);
      element.addEventListener('blur', end);
      const stop = () => {
        element.removeEventListener('input', onInput);
        element.removeEventListener('keydown', onKeyDown);
        element.removeEventListener('keyup', onKeyUp);
        element.removeEventListener('blur', end);
        element.removeAttribute('contenteditable');
        element.removeAttribute('data-inline');
        text.nodeValue = before;
        element.replaceChildren(text);
        store.release(id);
      };
      set({ id, element, rich: null, stop });
      store.hold(id);
      element.setAttribute('contenteditable', 'plaintext-only');
      element.setAttribute('data-inline', '');
      element.focus();
      document.getSelection()?.selectAllChildren(element);
      if (!place?.at) document.getSelection()?.collapseToEnd();
    },
    async startRich({ id, path, html, label }) {
      const place = takeAsked(id);
      const container = place && richTextContainer(place.element);
      if (!container || !showsText(container, html)) {
        return tell({ type: 'inline-refused', id, path });
      }
      end();
      const [{ mountRichText }] = await Promise.all([
        import('./mount-rich-text.ts'),
        // Whoever writes may go to the formats with the next key.
        richTextBar.preload(),
      ]);
      // The page may have changed while the text editor was loading.
      if (!container.isConnected || current) return;
      store.hold(id);
      const mounted = mountRichText({
        ...{ container, html, label, point: place.at },
        onWrite: (text) => tell({ type: 'inline-input', id, path, text }),
        onEnd: finish,
        onLeave: end,
      });
      const stop = () => {
        mounted.unmount();
        store.release(id);
      };
      set({ id, element: container, rich: { editor: mounted.editor, container, label }, stop });
    },
  };
}
