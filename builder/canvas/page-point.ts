import type { NodeId } from '@renderer/document/types.ts';
import type { PagePoint } from '../canvas-protocol.ts';
import { nearestOf, nearnessOf } from '../nearest.ts';
import { spaced } from '../says-same.ts';
import { iconAt } from './icon-at.ts';
import { elementsIn, nodeIdAt } from './node-elements.ts';

/** What stands at a place of a node, for the editor to find the field it comes from. */
export function pagePointOf(target: EventTarget | null, id: NodeId): PagePoint | undefined {
  if (!(target instanceof Element)) return undefined;
  const image = target instanceof HTMLImageElement ? target : undefined;
  const all = image ? elementsOf(id, 'img') : elementsOf(id, '*');
  if (image) {
    const src = image.getAttribute('src') ?? '';
    const same = all.filter((each) => each.getAttribute('src') === src);
    return { src, ordinal: Math.max(0, same.indexOf(image)), boxes: boxesAround(image, id) };
  }
  const icon = iconPointOf(target, id);
  const element = textElementAt(target, id);
  if (!element) return icon && { icon, ordinal: 0 };
  const text = textOf(element);
  const same = all.filter((each) => ownText(each) !== '' && textOf(each) === text);
  const ordinal = Math.max(0, same.indexOf(element));
  return { text, ordinal, boxes: boxesAround(element, id), ...(icon && { icon }) };
}

/** What of an icon says which it is; it may stand in a text, which is meant where no field has it. */
function iconPointOf(target: Element, id: NodeId): PagePoint['icon'] {
  const found = iconAt(target);
  if (!found) return undefined;
  const { svg, names } = found;
  const same = elementsOf(id, 'svg').filter((each) => iconAt(each)?.names === names);
  return { names, ordinal: Math.max(0, same.indexOf(svg)), boxes: boxesAround(svg, id) };
}

/** What a click in a selected block does something with. */
export const USED_BY_CLICKS =
  'a, area, button, summary, label, input, select, textarea, [role="tab"]';

/**
 * The image, icon or text that is seen where the pointer is, of the node that was pressed: a link may lie
 * over the whole of its card, and a picture behind what stands on it.
 */
export function shownAt(target: Element, id: NodeId, at: MouseEvent): Element {
  const control = target.closest(USED_BY_CLICKS);
  if (control && isWithin(control, at)) return target;
  const isSeen = (each: Element) =>
    nodeIdAt(each) === id &&
    (each instanceof HTMLImageElement || (ownText(each) !== '' && isWithin(each, at)));
  // What is pressed lies above all else there, and asking for all takes longer than a frame has.
  if (isSeen(target)) return target;
  const all = document.elementsFromPoint(at.clientX, at.clientY);
  const seen = all.find(isSeen);
  const icon = all.find((each) => nodeIdAt(each) === id && iconAt(each) !== undefined);
  // One that lies on a picture, as to play a video, is no picture of its own.
  const isOwn = icon && (!seen || seen.contains(icon));
  return (isOwn ? icon : seen) ?? target;
}

/** Whether a point of the window is in an element's own boxes, not in what it draws elsewhere. */
const isWithin = (element: Element, { clientX: x, clientY: y }: MouseEvent) =>
  [...element.getClientRects()].some(
    ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );

/**
 * The element of a node that shows this: of those alike the one with the texts of the same item
 * around it, and the last where there are not as many.
 */
export function elementAtPoint(
  id: NodeId,
  { text, src, ordinal, beside = [] }: PagePoint,
): Element | undefined {
  const nth = (same: readonly Element[]) =>
    nearestOf(same, ordinal, (each) => nearnessOf(boxesAround(each, id), beside));
  if (src !== undefined) {
    const images = elementsOf(id, 'img').filter((each) => leadsTo(each, 'src', src));
    if (images.length > 0) return nth(images);
    // An offer is known by its page alone: it is the card that leads there.
    const links = elementsOf(id, 'a').filter((each) => leadsTo(each, 'href', src));
    return nth(links.map((link) => link.closest('article, li') ?? link));
  }
  const wanted = spaced(text ?? '');
  const spoken = elementsOf(id, '*').filter((each) => ownText(each) !== '');
  const same = spoken.filter((each) => textOf(each) === wanted);
  // Of a longer text it is the first paragraph.
  const part = spoken.find((each) => textOf(each).length > 1 && wanted.startsWith(textOf(each)));
  return nth(same) ?? part;
}

/** The element at a place that has words of its own. */
export function textElementAt(target: Element, id: NodeId): Element | undefined {
  for (let at: Element | null = target; at && nodeIdAt(at) === id; at = at.parentElement) {
    if (ownText(at) !== '') return at;
  }
  return undefined;
}

/** The first element in a place that has words of its own. */
export function textElementIn(place: HTMLElement, id: NodeId): HTMLElement | undefined {
  const all = [place, ...place.querySelectorAll<HTMLElement>('*')];
  return all.find((each) => textElementAt(each, id) === each);
}

/** What the boxes around an element say that say more than the one within, the innermost first. */
function boxesAround(element: Element, id: NodeId): string[] {
  const boxes: string[] = [];
  let within = textOf(element);
  for (let at = element.parentElement; at && nodeIdAt(at) === id; at = at.parentElement) {
    const text = textOf(at);
    if (text !== within) boxes.push(text);
    within = text;
  }
  return boxes;
}

const elementsOf = (id: NodeId, selector: string): Element[] =>
  elementsIn(id).filter((each) => each.matches(selector) && nodeIdAt(each) === id);

const leadsTo = (element: Element, name: string, address: string) =>
  pathOf(element.getAttribute(name) ?? '') === pathOf(address);
/** An address may bear the site's own name or not, and ask for a size of an image. */
const pathOf = (address: string) =>
  URL.canParse(address, location.href)
    ? new URL(address, location.href).pathname.replace(/(?<=.)\/$/, '')
    : address;
const textOf = (element: Element) => spaced(element.textContent ?? '');
const ownText = (element: Element) =>
  [...element.childNodes]
    .map((child) => (child.nodeType === Node.TEXT_NODE ? child.textContent : ''))
    .join('')
    .trim();
