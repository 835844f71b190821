import { fromHtml } from 'hast-util-from-html';

/** A document's text, as far as a PDF of one page needs it. */
export type TextPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] };

type Node = ReturnType<typeof fromHtml>['children'][number];
type Element = Extract<Node, { type: 'element' }>;

/** Headings, paragraphs, lists and tables of a classic text. */
export function readText(html: string): TextPart[] {
  return elements(fromHtml(html, { fragment: true }).children).flatMap((element): TextPart[] => {
    switch (element.tagName) {
      case 'h2':
        return [{ kind: 'heading', text: plain(element) }];
      case 'p':
        return [{ kind: 'paragraph', text: plain(element) }];
      case 'ul':
        return [{ kind: 'list', items: elements(element.children).map((li) => `• ${plain(li)}`) }];
      case 'ol':
        return [
          {
            kind: 'list',
            items: elements(element.children).map((li, at) => `${at + 1}. ${plain(li)}`),
          },
        ];
      case 'table':
        return [{ kind: 'table', rows: rowsOf(element) }];
      default:
        throw new Error(`A document's text has no <${element.tagName}>.`);
    }
  });
}

function rowsOf(element: Element): string[][] {
  return elements(element.children).flatMap((child) =>
    child.tagName === 'tr' ? [elements(child.children).map(plain)] : rowsOf(child),
  );
}

function elements(nodes: readonly { type: string }[]): Element[] {
  return nodes.filter((node): node is Element => node.type === 'element');
}

function plain(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => plain(child as Node)).join('') : '';
}
