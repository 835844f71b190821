import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Keeps the structure of what is pasted where the text editor alone would lose it. */
export const PastedHtml = Extension.create({
  name: 'pastedHtml',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: keepStructure } })],
});

/**
 * Pasted HTML in elements a text may have: Word's lists, which are paragraphs with a drawn mark,
 * become lists; rows of a table become paragraphs; headings come down to levels 2 to 4.
 */
export function keepStructure(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of [...body.querySelectorAll<HTMLElement>(WORD_ITEM)]) toListItem(item);
  for (const table of [...body.querySelectorAll('table')]) table.replaceWith(...rowsOf(table));
  for (const [from, to] of HEADINGS) {
    for (const heading of [...body.querySelectorAll(from)]) rename(heading, to);
  }
  return body.innerHTML;
}

const WORD_ITEM = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';
const WORD_MARK = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
/** `1.`, `a)`, `(iv)`: anything else is a bullet. */
const NUMBER = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i;
const HEADINGS = [
  ['h1', 'h2'],
  ['h5, h6', 'h4'],
] as const;

function toListItem(paragraph: HTMLElement): void {
  const mark = paragraph.querySelector(WORD_MARK);
  const kind = NUMBER.test(mark?.textContent?.trim() ?? '') ? 'ol' : 'ul';
  mark?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.matches(`${kind}[data-pasted]`)
    ? before
    : paragraph.ownerDocument.createElement(kind);
  list.setAttribute('data-pasted', '');
  if (list !== before) paragraph.before(list);
  const item = paragraph.ownerDocument.createElement('li');
  item.append(paragraph);
  list.append(item);
}

function rowsOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].map((row) => {
    const paragraph = table.ownerDocument.createElement('p');
    const texts = [...row.cells].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim());
    paragraph.textContent = texts.filter(Boolean).join(' – ');
    return paragraph;
  });
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
