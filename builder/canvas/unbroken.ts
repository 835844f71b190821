import { keepTogether } from '@renderer/ui/text/keep-together.ts';
import type { Node } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** What lines do not end within: a number and its unit, a band and its price. */
const UNBROKEN = /[^\s\u00a0]+(?:\u00a0[^\s\u00a0]+)+/g;
const ON_ONE_LINE = { style: 'white-space: nowrap' };

/** Asked for with each move of the caret, too: then the text is as it was. */
const known = new WeakMap<Node, DecorationSet>();

/**
 * Has a text that is written end its lines where the site ends them, or its words would move under
 * the pointer as the writing begins and ends. The text itself stays as it is.
 */
export function unbroken(doc: Node): DecorationSet {
  const before = known.get(doc);
  if (before) return before;
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    for (const { index, 0: words } of keepTogether(node.text ?? '').matchAll(UNBROKEN)) {
      found.push(Decoration.inline(at + index, at + index + words.length, ON_ONE_LINE));
    }
  });
  const decorations = DecorationSet.create(doc, found);
  known.set(doc, decorations);
  return decorations;
}
