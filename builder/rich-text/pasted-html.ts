import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { noteLostPaste } from '../watch-lost-paste.ts';

/** Keeps the structure of what is pasted where the text editor alone would lose it. */
export const PastedHtml = Extension.create({
  name: 'pastedHtml',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: (html, { dom }) =>
          keepStructure(html, (pasted) => noteLostPaste(dom, pasted)),
      },
    }),
  ],
});

/**
 * Pasted HTML in elements a text may have: Word's lists, which are paragraphs with a drawn mark,
 * become lists, empty lines go; rows of a table become paragraphs; headings come down to levels 2 to 4.
 * @param note is shown what was pasted, as it came
 */
export function keepStructure(html: string, note?: (pasted: ParentNode) => void): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  note?.(body);
  for (const item of [...body.querySelectorAll<HTMLElement>(WORD_ITEM)]) toListItem(item);
  // A hard space in a paragraph of its own is Word's empty line.
  for (const line of [...body.querySelectorAll('p')]) {
    if (line.textContent?.trim() === '' && line.textContent.includes('\u00a0')) line.remove();
  }
  for (const table of [...body.querySelectorAll('table')]) table.replaceWith(...rowsOf(table));
  for (const [from, to] of HEADINGS) {
    for (const heading of [...body.querySelectorAll(from)]) rename(heading, to);
  }
  return body.innerHTML;
}

const WORD_ITEM = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';
const WORD_MARK = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const LEVEL = /mso-list:[^;]*\blevel(\d)/;
const PASTED_LIST = '[data-pasted]';
/** `1.`, `a)`, `(iv)`: anything else is a bullet. */
const NUMBER = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i;
const TYPED_MARK = /^\s*([·•▪◦§–-]|\(?(\d{1,2}|[a-z])[.)])(\s+|$)/i;
/** What stands on lines of its own. */
const PARTS = 'p, div, li, h1, h2, h3, h4, h5, h6';
/** No text holds it. */
const EDGE = '\u0000';
const HEADINGS = [
  ['h1', 'h2'],
  ['h5, h6', 'h4'],
] as const;

function toListItem(paragraph: HTMLElement): void {
  const mark = paragraph.querySelector(WORD_MARK);
  const drawn = mark ? (mark.textContent?.trim() ?? '') : takeTypedMark(paragraph);
  const kind = NUMBER.test(drawn) ? 'ol' : 'ul';
  mark?.remove();
  const [, level = '1'] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
  const item = paragraph.ownerDocument.createElement('li');
  listAt(paragraph, { kind, depth: Number(level) - 1 }).append(item);
  item.append(paragraph);
}

/** A mark whose style a browser left out on the way is the text's own beginning: it is taken from there. */
function takeTypedMark(paragraph: HTMLElement): string {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.nodeValue ?? '';
    if (text.trim() === '') continue;
    const [typed = ''] = TYPED_MARK.exec(text) ?? [];
    node.nodeValue = text.slice(typed.length);
    return typed.trim();
  }
  return '';
}

/** The list that an item goes on with, or begins; one that is skipped is not made. */
function listAt(paragraph: HTMLElement, { kind, depth }: { kind: string; depth: number }): Element {
  const begin = () => {
    const list = paragraph.ownerDocument.createElement(kind);
    list.setAttribute('data-pasted', '');
    return list;
  };
  const goesOn = (list: Element | null | undefined, below: number) =>
    list?.matches(PASTED_LIST) && (below > 0 || list.matches(kind)) ? list : undefined;
  let list = goesOn(paragraph.previousElementSibling, depth);
  if (!list) {
    list = begin();
    paragraph.before(list);
    return list;
  }
  for (let below = depth; below > 0 && list.lastElementChild; below -= 1) {
    const item: Element = list.lastElementChild;
    const inner = goesOn(item.lastElementChild, below - 1);
    list = inner ?? begin();
    if (inner) continue;
    item.append(list);
    break;
  }
  return list;
}

function rowsOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].map((row) => {
    const paragraph = table.ownerDocument.createElement('p');
    const texts = [...row.cells].map(textOfCell);
    paragraph.textContent = texts.filter(Boolean).join(' – ');
    return paragraph;
  });
}

/** The text of a cell; its lines, paragraphs and items stay apart. */
function textOfCell(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
  for (const part of cell.querySelectorAll(PARTS)) {
    part.prepend(EDGE);
    part.append(EDGE);
  }
  const texts = (cell.textContent ?? '')
    .split(EDGE)
    .map((text) => text.replace(/\s+/g, ' ').trim());
  return texts.filter(Boolean).join(' · ');
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
