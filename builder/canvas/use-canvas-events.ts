import type { NodeId } from '@renderer/document/types.ts';
import { useEffect } from 'react';
import { isTextField, marksAll, matchShortcut } from '../shortcuts.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { createClickedText } from './clicked-text.ts';
import type { Asked } from './inline-editing.ts';
import { elementsIn, nodeIdAt } from './node-elements.ts';
import { pagePointOf, shownAt, textElementAt } from './page-point.ts';
import { isUnfolding, openFoldAt, panelOf, showPanelOf } from './unfold.ts';
import { CARET_KEYS } from './written-text.ts';

/**
 * What the pointer and the keyboard do in the page, from one listener each on the document: the
 * first click on a block selects it, further clicks use its tabs and accordions, links and forms
 * never lead anywhere.
 */
export function useCanvasEvents({ store, inline, waitingCaret, tell }: CanvasRuntime): void {
  useEffect(() => {
    const isControl = (target: EventTarget | null) =>
      target instanceof Element && target.closest('[data-canvas-control]') !== null;

    let press: Press | undefined;
    /** The press that a double click began with. */
    let first: Press | undefined;
    let isOnPage = false;
    /** Since the last click, where no text is written. */
    let hasTyped = false;
    /** The press after which the pointer has not moved: the page may, as panels open beside it. */
    let resting: PointerEvent | undefined;
    const beganWith = ({ detail }: MouseEvent) => (detail > 1 && isOnPage ? first : press);
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      const id = nodeIdAt(target);
      const shown = target instanceof Element && id !== null ? shownAt(target, id, event) : null;
      press = { event, id, shown };
      resting = event;
    };
    /**
     * What was pressed: it may move on between press and release, or between the clicks of a double
     * click, as panels open beside the page. A block may show anew meanwhile, what was just typed or
     * the data it waited for: then it is the block.
     */
    const meantBy = (event: MouseEvent) => {
      const began = beganWith(event);
      const isPress = event.detail > 0 && began !== undefined && isSamePlace(began.event, event);
      if (!isPress) return event.target;
      const { target } = began.event;
      if (target instanceof Element && target.isConnected) return target;
      return (began.id !== null && elementsIn(began.id)[0]) || event.target;
    };

    /** The image or text that was seen there then. */
    const shownBy = (event: MouseEvent, meant: EventTarget | null) => {
      const began = beganWith(event);
      const isPress = event.detail > 0 && began?.event.target === meant;
      return isPress && began?.shown?.isConnected ? began.shown : meant;
    };

    // What the first click of a double click brought under the pointer is not what is meant.
    const isStray = (event: MouseEvent) =>
      event.detail > 1 &&
      isOnPage &&
      (isControl(event.target) || nodeIdAt(event.target) !== nodeIdAt(meantBy(event)));

    const text = createClickedText({ store, inline, waitingCaret, tell });
    /** The press that had a text written. */
    let began: Press | undefined;
    const unsubscribe = inline.subscribe(() => {
      text.follow();
      hasTyped = false;
    });

    const isWrittenSince = (from: Press | undefined) =>
      from !== undefined && from === began && inline.isBegun();

    const onClick = (event: MouseEvent) => {
      if (event.button === SECOND_BUTTON) return;
      if (event.detail < 2) first = press;
      if (isUnfolding()) return;
      if (event.detail > 1 && isWrittenSince(first)) return event.preventDefault();
      if (isStray(event)) {
        event.preventDefault();
        return event.stopPropagation();
      }
      const target = meantBy(event);
      if (store.getView().readOnly) {
        if (target instanceof Element && target.closest('a, area')) event.preventDefault();
        return;
      }
      hasTyped = false;
      isOnPage = !isControl(target);
      inline.forgetCutOff();
      if (!isOnPage) return;
      if (inline.holds(target)) return event.preventDefault();
      inline.end();
      text.forget();
      const id = nodeIdAt(target);
      const shown = shownBy(event, target);
      const point = id === null ? undefined : pagePointOf(shown, id);
      const isLink = target instanceof Element && target.closest('a, area') !== null;
      const isSameText = text.note(
        event,
        id !== null && point
          ? { id, point, shown: shown instanceof Element ? shown : null }
          : undefined,
      );
      const { selected, selection } = store.getView();
      const add = id !== null && (event.ctrlKey || event.metaKey || event.shiftKey);
      const isSelected = id !== null && id === selected && selection.length < 2 && !add;
      if (isLink || !isSelected) event.preventDefault();
      // Whoever presses a tab wants to see it, too.
      const tab = target instanceof Element && !add ? target.closest('[role="tab"]') : null;
      if (tab) requestAnimationFrame(() => showPanelOf(tab));
      if (!isSelected && !add && target instanceof Element) openFoldAt(target);
      if (isSelected) {
        if (!point || event.detail > 1) return;
        tell({ type: 'point', id, point });
        if (isSameText && text.writeAt(shown, event)) began = press;
        return;
      }
      if (!tab) event.stopPropagation();
      if (!add) store.setView({ selected: id, selection: id === null ? [] : [id] });
      tell({ type: 'select', id, add, point });
    };
    // Where what was pressed is gone, browsers make no click of it.
    const onPointerUp = (event: PointerEvent) => {
      const pressed = press;
      if (!pressed || pressed.id === null || event.button !== 0) return;
      const { id } = pressed;
      const { target } = pressed.event;
      if (!isSamePlace(pressed.event, event)) return;
      if (!(target instanceof Element) || target.isConnected) return;
      // It went as its text began to be written.
      if (isWrittenSince(first)) return;
      setTimeout(() => {
        // With the keys that were held: they add to what is selected.
        if (press === pressed) elementsIn(id)[0]?.dispatchEvent(new MouseEvent('click', event));
      });
    };
    const onDoubleClick = (event: MouseEvent) => {
      const { clientX: x, clientY: y } = event;
      if (store.getView().readOnly) return;
      const meant = meantBy(event);
      const target =
        isOnPage && isControl(meant)
          ? document.elementsFromPoint(x, y).find((element) => !isControl(element))
          : meant;
      if (isWrittenSince(first)) return inline.mark({ left: x, top: y });
      if (!(target instanceof Element) || isControl(target) || inline.holds(target)) return;
      const id = nodeIdAt(target);
      const shown = shownBy(event, target);
      const point = id === null ? undefined : pagePointOf(shown, id);
      if (id === null || !point || !(shown instanceof Element)) return;
      openFoldAt(shown);
      if (store.lockOf(id) !== undefined) getSelection()?.removeAllRanges();
      const element = textElementAt(shown, id);
      if (element instanceof HTMLElement) {
        inline.ask({ id, element, caret: { left: x, top: y }, marks: 'clicked' });
      }
      tell({ type: 'edit', id, point });
    };
    // The browser's own menu has nothing for a block, but all for a text that is written.
    const onContextMenu = (event: MouseEvent) => {
      const { target, clientX: left, clientY: top } = event;
      if (store.getView().readOnly) return;
      if (isControl(target) || inline.holds(target) || isTextField(target)) return;
      const id = nodeIdAt(panelOf(target) ?? target);
      if (id === null) return;
      event.preventDefault();
      inline.end();
      store.setView({ selected: id, selection: [id] });
      tell({ type: 'menu', id, at: { left, top } });
    };
    const onSubmit = (event: Event) => event.preventDefault();
    // A press that moves on would mark the page as a text, of which nothing can be done.
    const onSelectStart = (event: Event) => {
      const { target } = event;
      const element =
        target instanceof Element ? target : target instanceof Node && target.parentElement;
      if (!element || inline.holds(element) || isControl(element) || isTextField(element)) return;
      event.preventDefault();
    };
    const onPointerOver = (event: PointerEvent) => {
      if (resting && isSamePlace(resting, event)) return;
      if (isControl(event.target)) return;
      hover(nodeIdAt(event.target));
    };
    const onPointerMove = (event: PointerEvent) => {
      if (!resting || isSamePlace(resting, event)) return;
      resting = undefined;
      onPointerOver(event);
    };
    // The keys go elsewhere.
    const onBlur = () => waitingCaret.put(null);
    const onWheel = () => {
      resting = undefined;
    };
    const onPointerLeave = () => hover(null);
    const hover = (id: string | null) => {
      if (id === store.getView().hovered) return;
      store.setView({ hovered: id });
      tell({ type: 'hover', id });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (marksAll(event)) {
        if (isOnPage) text.writeByKey({ marks: 'all' });
        return event.preventDefault();
      }
      const isWritten = isTyped(event) || keyAtCaret(event) !== undefined;
      if (isWritten && !isControl(event.target) && inline.type(event.key)) {
        return event.preventDefault();
      }
      const atCaret = isOnPage && waitingCaret.get() ? keyAtCaret(event) : undefined;
      if (atCaret && text.writeByKey(atCaret)) {
        hasTyped = true;
        return event.preventDefault();
      }
      const shortcut = matchShortcut(event);
      if (!shortcut) {
        // Words that nothing takes have spaces, too: they would scroll the page away.
        const isSpace = event.key === ' ' && hasTyped && !isTextField(event.target);
        if (isSpace && !isControl(event.target)) event.preventDefault();
        const begins = isLetter(event) || (text.isFinished() && isTyped(event));
        if (isOnPage && !hasTyped && begins && store.getView().selected !== null) {
          hasTyped = true;
          if (text.writeByKey({ typed: event.key })) event.preventDefault();
          // The editor has answered by then.
          setTimeout(() => {
            if (!inline.isBegun()) tell({ type: 'typed' });
          });
        }
        return;
      }
      event.preventDefault();
      // What a Backspace is to take back is the text that was just finished, not its block.
      if (
        text.isFinished() &&
        event.key === 'Backspace' &&
        text.writeByKey({ pressed: { key: 'Backspace' } })
      )
        return;
      // Whoever has typed letters writes a question, or takes one back.
      if (hasTyped && WRITING.includes(event.key)) return tell({ type: 'typed' });
      // What is saved, and the step to undo, include what was just written.
      if (shortcut === 'undo' || shortcut === 'redo') inline.expectStep();
      else if (shortcut !== 'save') inline.end();
      // The key was meant for a text that is no longer there.
      if (shortcut === 'delete' && inline.isCutOff()) return;
      tell({ type: 'shortcut', name: shortcut });
    };

    const capture = { capture: true };
    document.addEventListener('pointerdown', onPointerDown, capture);
    document.addEventListener('pointerup', onPointerUp, capture);
    document.addEventListener('click', onClick, capture);
    document.addEventListener('auxclick', onClick, capture);
    document.addEventListener('dblclick', onDoubleClick);
    document.addEventListener('contextmenu', onContextMenu);
    document.addEventListener('submit', onSubmit, capture);
    document.addEventListener('selectstart', onSelectStart);
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointermove', onPointerMove);
    document.addEventListener('wheel', onWheel, { passive: true });
    document.documentElement.addEventListener('pointerleave', onPointerLeave);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('blur', onBlur);
    return () => {
      unsubscribe();
      document.removeEventListener('pointerdown', onPointerDown, capture);
      document.removeEventListener('pointerup', onPointerUp, capture);
      document.removeEventListener('click', onClick, capture);
      document.removeEventListener('auxclick', onClick, capture);
      document.removeEventListener('dblclick', onDoubleClick);
      document.removeEventListener('contextmenu', onContextMenu);
      document.removeEventListener('submit', onSubmit, capture);
      document.removeEventListener('selectstart', onSelectStart);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointermove', onPointerMove);
      document.removeEventListener('wheel', onWheel);
      document.documentElement.removeEventListener('pointerleave', onPointerLeave);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('blur', onBlur);
    };
  }, [store, inline, waitingCaret, tell]);
}

/** A press on the page, with the block it was on: its elements may be gone at the release. */
interface Press {
  event: PointerEvent;
  id: NodeId | null;
  /** What was seen there, of the block. */
  shown: Element | null;
}

/** Whether a key would write something, or take it back, if there were a text to write in. */
const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent) =>
  /^(.|Backspace)$/u.test(key) &&
  !(ctrlKey || metaKey || altKey || isComposing || isTextField(target));

/** What a key does to a text in which a caret is seen; the two that open something still do. */
function keyAtCaret(event: KeyboardEvent): Pick<Asked, 'typed' | 'pressed'> | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  // AltGr writes: Windows reports it as Ctrl + Alt.
  const writes = event.getModifierState('AltGraph');
  if ((metaKey || altKey) && !writes) return undefined;
  if (isComposing || isTextField(event.target)) return undefined;
  const caretKey = CARET_KEYS.find((each) => each === key);
  if (caretKey) return { pressed: { key: caretKey, marks: shiftKey, isFar: ctrlKey && !writes } };
  if (ctrlKey && !writes) return undefined;
  return /^[^/?]$/u.test(key) ? { typed: key } : undefined;
}

const isLetter = (event: KeyboardEvent) => isTyped(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/** Keys of shortcuts that belong to writing as well. */
const WRITING = ['?', '/', 'Backspace'];

const SECOND_BUTTON = 2;

/** How far a hand moves between press and release without meaning to, in px of the screen. */
const STILL = 4;

/** On the screen: in the page, places change with its zoom. */
const isSamePlace = (one: MouseEvent, other: MouseEvent) =>
  Math.hypot(other.screenX - one.screenX, other.screenY - one.screenY) <= STILL;
