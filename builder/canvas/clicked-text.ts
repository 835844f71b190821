import type { NodeId } from '@renderer/document/types.ts';
import type { PagePoint } from '../canvas-protocol.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import type { Asked } from './inline-texts.ts';
import { keepInPlace } from './keep-in-place.ts';
import { type Letter, letterAt } from './letter-at.ts';
import { pagePointOf, textElementAt, USED_BY_CLICKS } from './page-point.ts';
import { isOnOpenFold } from './unfold.ts';

/** What a click was on, of a block. */
export interface ClickedPlace {
  id: NodeId;
  point: PagePoint;
  /** The image or text that was seen there. */
  shown: Element | null;
}

interface Clicked extends ClickedPlace {
  /** Where the letter that was clicked is now. */
  letter: Letter;
}

/** The text that the last click was on: clicked again, or by key, it is meant to be written. */
export interface ClickedText {
  /** Notes what was clicked; returns whether it is the same text as with the click before. */
  note(event: MouseEvent, place: ClickedPlace | undefined): boolean;
  /** Has the text written where it is clicked; false where it is none, or clicks are for something else. */
  writeAt(target: EventTarget | null, event: MouseEvent): boolean;
  /** Has it written where the click was; false where no text was clicked. */
  writeByKey(how: Pick<Asked, 'typed' | 'pressed' | 'marks'>): boolean;
  /** Where in it the last click was; undefined for a text other than one that is shown there. */
  letterIn(element: Element): Letter | undefined;
  /** Whether it was written and finished: what is typed next goes on at its end. */
  isFinished(): boolean;
  /** What is pressed next is meant for something else. */
  forget(): void;
  /** To be called when the writing of a text has begun or ended. */
  follow(): void;
}

export function createClickedText({
  store,
  inline,
  waitingCaret,
  tell,
}: Pick<CanvasRuntime, 'store' | 'inline' | 'waitingCaret' | 'tell'>): ClickedText {
  let clicked: Clicked | undefined;
  let isFinished = false;
  let letGo = () => {};
  return {
    note(event, place) {
      const before = clicked;
      letGo();
      clicked = place && { ...place, letter: letterAt(event, place.shown) };
      // For a tab the page goes to what it opens.
      const isTab = event.target instanceof Element && event.target.closest('[role="tab"]');
      if (clicked && !isTab) letGo = keepInPlace(store, clicked.letter);
      waitingCaret.put(clicked ?? null);
      return isSameText(before, clicked);
    },
    writeAt(target, event) {
      if (!clicked || !(target instanceof Element)) return false;
      const isUsed = target.closest(USED_BY_CLICKS) !== null && !isOnOpenFold(target, event);
      if (isUsed) return false;
      const { clientX, clientY } = event;
      const { id, point } = clicked;
      const element = textElementAt(target, id);
      if (!(element instanceof HTMLElement)) return false;
      inline.ask({ id, element, caret: { left: clientX, top: clientY } });
      tell({ type: 'edit', id, point, again: true });
      return true;
    },
    writeByKey(how) {
      const { selected, selection } = store.getView();
      if (!clicked || clicked.id !== selected || selection.length > 1) return false;
      const { id, shown } = clicked;
      const element = shown?.isConnected && textElementAt(shown, id);
      const point = element && pagePointOf(element, id);
      if (!(element instanceof HTMLElement) || !point) return false;
      const isNewWord =
        isFinished && inline.endedByEnter() && /^[\p{L}\p{N}]$/u.test(how.typed ?? '');
      const isApart = /(?:^|\s)$/.test(element.textContent);
      const typed = isNewWord && !isApart ? ` ${how.typed}` : how.typed;
      inline.ask({ id, element, caret: clicked.letter(), ...how, typed });
      tell({ type: 'edit', id, point, again: true });
      return true;
    },
    letterIn: (element) =>
      clicked?.shown?.isConnected && element.contains(clicked.shown) ? clicked.letter : undefined,
    isFinished: () => isFinished,
    forget() {
      isFinished = false;
    },
    follow() {
      isFinished = !inline.isBegun() && clicked !== undefined;
      if (isFinished && clicked) clicked = { ...clicked, letter: () => undefined };
      waitingCaret.put(null);
    },
  };
}

/** The block may show anew between two clicks, with other elements. */
const isSameText = (one: Clicked | undefined, other: Clicked | undefined) =>
  one?.id === other?.id &&
  one?.point.text !== undefined &&
  one.point.text === other?.point.text &&
  one.point.ordinal === other.point.ordinal;
