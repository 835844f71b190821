import type { NodeId } from '@renderer/document/types.ts';
import type { CanvasMessage } from '../canvas-protocol.ts';
import type { CanvasStore } from './canvas-store.ts';

/** A text being written where it stands. */
export interface InlineEditing {
  /** Whether an element is, or lies in, what is being written. */
  holds(target: EventTarget | null): boolean;
  /** Notes the element that the editor is asked about. */
  ask(id: NodeId, element: HTMLElement): void;
  start(message: { id: NodeId; path: readonly (string | number)[] }): void;
  end(): void;
}

interface Current {
  id: NodeId;
  element: HTMLElement;
  text: Text;
  before: string;
  stop: () => void;
}

/**
 * Plain text in the page becomes writable in place. Meanwhile the block is not rendered again: the
 * browser's caret and React would both own the text. At the end the text node is put back as React
 * left it, and the block rendered with what was written.
 */
export function createInlineEditing(
  store: CanvasStore,
  tell: (message: CanvasMessage) => void,
): InlineEditing {
  let asked: { id: NodeId; element: HTMLElement } | undefined;
  let current: Current | undefined;

  const end = () => {
    if (!current) return;
    const { id, element, text, before, stop } = current;
    current = undefined;
    stop();
    element.removeAttribute('contenteditable');
    element.removeAttribute('data-inline');
    text.nodeValue = before;
    element.replaceChildren(text);
    store.release(id);
  };

  return {
    end,
    holds: (target) => target instanceof Node && (current?.element.contains(target) ?? false),
    ask(id, element) {
      asked = { id, element };
    },
    start({ id, path }) {
      const element = asked?.id === id ? asked.element : undefined;
      asked = undefined;
      const [text] = element?.childNodes ?? [];
      if (!element?.isConnected || !(text instanceof Text) || element.childNodes.length !== 1)
        return;
      end();
      const before = text.nodeValue ?? '';
      const write = (value: string) => tell({ type: 'inline-input', id, path, text: value });
      const onInput = () => write((element.textContent ?? '').replace(/\s*\n\s*/g, ' '));
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.isComposing || event.keyCode === 229) return;
        if (event.key === 'Escape') write(before);
        else if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        end();
        tell({ type: 'inline-end' });
      };
      const onBlur = () => end();
      element.addEventListener('input', onInput);
      element.addEventListener('keydown', onKeyDown);
      element.addEventListener('blur', onBlur);
      const stop = () => {
        element.removeEventListener('input', onInput);
        element.removeEventListener('keydown', onKeyDown);
        element.removeEventListener('blur', onBlur);
      };
      current = { id, element, text, before, stop };
      store.hold(id);
      element.setAttribute('contenteditable', 'plaintext-only');
      element.setAttribute('data-inline', '');
      element.focus();
      document.getSelection()?.selectAllChildren(element);
    },
  };
}
