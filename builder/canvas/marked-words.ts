import type { NodeId } from '@renderer/document/types.ts';
import { type Letter, letterIn } from './letter-at.ts';
import { textElementAt } from './page-point.ts';
import { richTextContainer } from './rich-text-place.ts';

/** Words of a text of the page, that what is typed next takes the place of. */
export interface MarkedWords {
  from: Letter;
  to: Letter;
}

/** What the window marks in the text of a node around an element; undefined for anything beyond it. */
export function wordsMarkedIn(element: Element, id: NodeId): MarkedWords | undefined {
  const text = wholeText(element, id);
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = getSelection() ?? {};
  if (!text || isCollapsed || !anchorNode || !focusNode) return undefined;
  if (!text.contains(anchorNode) || !text.contains(focusNode)) return undefined;
  return { from: letterBeside(anchorNode, anchorOffset), to: letterBeside(focusNode, focusOffset) };
}

/** Of a place between elements, as at the end of a line, it is the text beside it that has one. */
function letterBeside(node: Node, offset = 0): Letter {
  if (node instanceof Text) return letterIn(node, offset);
  const next = node.childNodes[offset];
  const texts = document.createTreeWalker(next ?? node, NodeFilter.SHOW_TEXT);
  const text = next instanceof Text ? next : next ? texts.firstChild() : texts.lastChild();
  if (!text) return () => undefined;
  return letterIn(text, next ? 0 : (text.nodeValue?.length ?? 0));
}

/** The element that shows one text of a node, formatted or not, around one of its elements. */
export function wholeText(element: Element, id: NodeId): Element | undefined {
  const text = textElementAt(element, id);
  return text && (richTextContainer(text) ?? text);
}

/** Where words are now: to be asked for before their text is made writable, with elements of its own. */
export function placesOf(words: MarkedWords | undefined) {
  const [from, to] = [words?.from(), words?.to()];
  return from && to && { from, to };
}
