import { useEffect, useRef, useState } from 'react';

/** A block to be looked at, and where in the window its picture may begin, px. */
export interface Previewed {
  /** Its identifier, or what `previewOfPattern` says of a saved one. */
  component: string;
  left: number;
  top: number;
}

/** Who passes over the cards on the way to one is not shown each of them. */
const REST_MS = 350;

const GAP = 8;

/** Attribute of the cards that a block is previewed beside. */
export const PREVIEWS = 'data-previews';

/** What that attribute says of saved blocks; no identifier of a block has a colon. */
export const previewOfPattern = (id: number) => `pattern:${id}`;

/**
 * The block whose card the pointer or the keyboard rests on; `handlers` belong to what holds the
 * cards, and `hide` takes the picture away once a block was added otherwise.
 */
export function usePreviewed() {
  const [previewed, setPreviewed] = useState<Previewed>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The card that was pressed: what comes of it is looked at, not the card once more. */
  const pressed = useRef<Element | null>(null);
  const hide = () => {
    clearTimeout(timer.current);
    setPreviewed(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (target: EventTarget, delay: number) => {
    const card = target instanceof Element ? target.closest(`[${PREVIEWS}]`) : null;
    if (!card || card === pressed.current) return;
    pressed.current = null;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const component = card.getAttribute(PREVIEWS) ?? '';
      const { right } = (card.closest('aside') ?? card).getBoundingClientRect();
      setPreviewed({ component, left: right + GAP, top: card.getBoundingClientRect().top });
    }, delay);
  };
  const handlers = {
    onPointerOver: ({ target, pointerType }: React.PointerEvent) => {
      // A finger presses at once, and would have the picture under it.
      if (pointerType === 'mouse') rest(target, previewed ? REST_MS / 3 : REST_MS);
    },
    onFocus: ({ target }: React.FocusEvent) => {
      if (target.matches(':focus-visible')) rest(target, REST_MS);
    },
    onPointerLeave: () => {
      pressed.current = null;
      hide();
    },
    onBlur: hide,
    onScroll: hide,
    onDragStart: hide,
    onClick: ({ target }: React.MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest(`[${PREVIEWS}]`) : null;
      hide();
    },
    onKeyDown: ({ key }: React.KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  return { previewed, handlers, hide };
}
