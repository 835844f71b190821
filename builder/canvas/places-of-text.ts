import type { NodeId } from '@renderer/document/types.ts';
import { saysSame } from '../says-same.ts';
import { elementsIn } from './node-elements.ts';
import { textElementIn } from './page-point.ts';
import { richTextContainer, showsText } from './rich-text-place.ts';

/** The element that shows a text now: its block may have been rendered anew. */
export function placeOf({
  id,
  element,
  value,
  isRich,
}: {
  id: NodeId;
  element: HTMLElement;
  value: string;
  isRich: boolean;
}): HTMLElement | undefined {
  const all = [...(element.isConnected ? [element] : []), ...elementsIn(id)];
  for (const each of all) {
    const place = isRich ? richTextContainer(each) : each;
    if (!(place instanceof HTMLElement)) continue;
    const shows = isRich ? showsText(place, value) : saysSame(place.textContent ?? '', value);
    if (shows) return textElementIn(place, id);
  }
  return undefined;
}

/** Further than that nobody goes on by key. */
const NEXT = 24;

/**
 * The texts of a node that come after one of them in the page, or before it, the nearest first; of a
 * formatted text only where it begins.
 */
export function textsAfter(element: HTMLElement, id: NodeId, { back }: { back: boolean }) {
  const texts = textsOf(id);
  const container = richTextContainer(element);
  const at = texts.findIndex((each) => each === element || container?.contains(each));
  const next = back ? texts.slice(0, Math.max(at, 0)).toReversed() : texts.slice(at + 1);
  return at === -1 ? [] : next.slice(0, NEXT);
}

/** The first texts of a node. */
export const firstTexts = (id: NodeId) => textsOf(id).slice(0, NEXT);

function textsOf(id: NodeId): HTMLElement[] {
  const all = elementsIn(id).flatMap((each) => {
    const place = richTextContainer(each) ?? each;
    const text =
      place instanceof HTMLElement && place.checkVisibility() && textElementIn(place, id);
    return text ? [text] : [];
  });
  return [...new Set(all)];
}
