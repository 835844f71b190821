import type { NodeId } from '@renderer/document/types.ts';
import { useEffect } from 'react';
import type { PagePoint } from '../canvas-protocol.ts';
import { isTextField } from '../shortcuts.ts';
import { createKeyListener, type Typing } from './canvas-keys.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { createClickedText } from './clicked-text.ts';
import { isControl } from './is-control.ts';
import { letterAt } from './letter-at.ts';
import { createLinkKeys, isByKey } from './link-keys.ts';
import { type MarkedWords, wholeText, wordsMarkedIn } from './marked-words.ts';
import { elementsIn, nodeIdAt } from './node-elements.ts';
import { pagePointOf, shownAt, textElementAt } from './page-point.ts';
import { isSamePlace, type Press, SECOND_BUTTON } from './press.ts';
import { isOnOpenFold, isUnfolding, openFoldAt, panelOf, showPanelOf } from './unfold.ts';

/**
 * What the pointer and the keyboard do in the page, from one listener each on the document: the
 * first click on a block selects it, further clicks use its tabs and accordions, links and forms
 * never lead anywhere.
 */
export function useCanvasEvents({ store, inline, waitingCaret, tell }: CanvasRuntime): void {
  useEffect(() => {
    let press: Press | undefined;
    /** The press that a double click began with. */
    let first: Press | undefined;
    /** Words that the pointer was drawn over, until the click that browsers make of it. */
    let drawnOver: MarkedWords | undefined;
    /** Which press of a double or triple click it is. */
    let clicks = 0;
    const typing: Typing = { isOnPage: false, hasTyped: false, isInLine: false };
    /** The press after which the pointer has not moved: the page may, as panels open beside it. */
    let resting: PointerEvent | undefined;
    const beganWith = ({ detail }: MouseEvent) => (detail > 1 && typing.isOnPage ? first : press);
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      const id = nodeIdAt(target);
      const shown = target instanceof Element && id !== null ? shownAt(target, id, event) : null;
      press = { event, id, shown };
      drawnOver = undefined;
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
      typing.isOnPage &&
      (isControl(event.target) || nodeIdAt(event.target) !== nodeIdAt(meantBy(event)));

    const text = createClickedText({ store, inline, waitingCaret, tell });
    const openByKey = createLinkKeys({ store, tell });
    /** The press that had a text written. */
    let began: Press | undefined;
    const unsubscribe = inline.subscribe(() => {
      text.follow();
      typing.hasTyped = false;
    });

    const isWrittenSince = (from: Press | undefined) =>
      from !== undefined && from === began && inline.isBegun();

    /** With Shift, from where the text was clicked before. */
    const wordsUpTo = (event: MouseEvent): MarkedWords | undefined => {
      if (!event.shiftKey || !press?.shown || waitingCaret.get()?.id !== press.id) return undefined;
      const whole = wholeText(press.shown, press.id);
      const from = whole && text.letterIn(whole);
      return from && { from, to: letterAt(event, whole) };
    };
    /** Has a text written in which words are marked. */
    const writeWords = (
      words: MarkedWords,
      { id, point, shown }: { id: NodeId; point: PagePoint; shown: EventTarget | null },
    ) => {
      const element = shown instanceof Element ? textElementAt(shown, id) : undefined;
      if (element instanceof HTMLElement) inline.ask({ id, element, caret: words.to(), words });
      tell({ type: 'edit', id, point });
      began = press;
    };

    const onClick = (event: MouseEvent) => {
      if (event.button === SECOND_BUTTON) return;
      if (event.detail < 2) first = press;
      if (isUnfolding()) return;
      // What was pressed first may have gone as the text in its place began to be written.
      const isOfText = isWrittenSince(first) || inline.holds(event.target);
      if (event.detail > 1 && isOfText) return event.preventDefault();
      if (isStray(event)) {
        event.preventDefault();
        return event.stopPropagation();
      }
      const words = drawnOver ?? wordsUpTo(event);
      drawnOver = undefined;
      const target = words ? (press?.shown ?? event.target) : meantBy(event);
      if (store.getView().readOnly) {
        if (target instanceof Element && target.closest('a, area')) event.preventDefault();
        return;
      }
      typing.hasTyped = typing.isInLine = false;
      typing.isOnPage = !isControl(target);
      inline.forgetCutOff();
      if (!typing.isOnPage) return;
      if (inline.holds(target)) return event.preventDefault();
      inline.end();
      text.forget();
      const id = nodeIdAt(target);
      const link = target instanceof Element ? target.closest<HTMLElement>('a, area') : null;
      if (link && id !== null && isByKey(event)) {
        text.note(event, undefined);
        return openByKey(event, { link, id });
      }
      const shown = words ? target : shownBy(event, target);
      const point = id === null ? undefined : pagePointOf(shown, id);
      const isSameText = text.note(
        event,
        id !== null && point
          ? { id, point, shown: shown instanceof Element ? shown : null }
          : undefined,
      );
      const { selected, selection } = store.getView();
      const add = id !== null && !words && (event.ctrlKey || event.metaKey || event.shiftKey);
      const isSelected = id !== null && id === selected && selection.length < 2 && !add;
      const isOfFold = target instanceof Element && isOnOpenFold(target, event);
      if (link || !isSelected || isOfFold) event.preventDefault();
      // Whoever presses a tab wants to see it, too.
      const tab = target instanceof Element && !add ? target.closest('[role="tab"]') : null;
      if (tab) requestAnimationFrame(() => showPanelOf(tab));
      if (!isSelected && !add && target instanceof Element) openFoldAt(target);
      if (isSelected) {
        if (!point || event.detail > 1) return;
        tell({ type: 'point', id, point });
        if (words) writeWords(words, { id, point, shown });
        else if (isSameText && text.writeAt(shown, event)) began = press;
        return;
      }
      if (!tab) event.stopPropagation();
      if (!add) store.setView({ selected: id, selection: id === null ? [] : [id] });
      tell({ type: 'select', id, add, point });
      if (words && id !== null && point) writeWords(words, { id, point, shown });
    };
    // Where what was pressed is gone, browsers make no click of it.
    const onPointerUp = (event: PointerEvent) => {
      const pressed = press;
      if (!pressed || pressed.id === null || event.button !== 0) return;
      if (isDrawn(pressed, event)) {
        drawnOver = pressed.shown ? wordsMarkedIn(pressed.shown, pressed.id) : undefined;
        if (!drawnOver) unmark(pressed);
        return;
      }
      // A letter that a hand which is not still passed over is not meant.
      unmark(pressed);
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
        typing.isOnPage && isControl(meant)
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
      if (!store.getView().selection.includes(id)) store.setView({ selected: id, selection: [id] });
      tell({ type: 'menu', id, at: { left, top } });
    };
    const onSubmit = (event: Event) => event.preventDefault();
    /** Whether the pointer was drawn on from a press, and not over a text that is being written. */
    const isDrawn = ({ event: from }: Press, to: MouseEvent) =>
      !isSamePlace(from, to) && !isInText(from.target);
    const isInText = (target: EventTarget | null) => inline.holds(target) || isTextField(target);
    /** Takes back what the browser marked of the page. */
    const unmark = ({ event: { target } }: Press) => {
      if (!isInText(target) && getSelection()?.isCollapsed === false)
        getSelection()?.removeAllRanges();
    };
    /** Whether words of a text can be marked to be written over, from where was pressed. */
    const isMarkable = (element: Element) => {
      // A double click would mark a word, which is another's to do.
      if (clicks > 1 || store.getView().readOnly) return false;
      if (!press?.shown || press.id === null) return false;
      if (store.lockOf(press.id) !== undefined) return false;
      return wholeText(press.shown, press.id)?.contains(element) === true;
    };
    // A press that moves on would mark the page as a text, of which nothing can be done.
    const onSelectStart = (event: Event) => {
      const { target } = event;
      const element =
        target instanceof Element ? target : target instanceof Node && target.parentElement;
      if (!element || inline.holds(element) || isControl(element) || isTextField(element)) return;
      if (!isMarkable(element)) event.preventDefault();
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
    const onKeyDown = createKeyListener({ store, inline, waitingCaret, tell }, { text, typing });

    const onMouseDown = ({ detail }: MouseEvent) => {
      clicks = detail;
    };
    const capture = { capture: true };
    document.addEventListener('pointerdown', onPointerDown, capture);
    document.addEventListener('mousedown', onMouseDown, capture);
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
      document.removeEventListener('mousedown', onMouseDown, capture);
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
