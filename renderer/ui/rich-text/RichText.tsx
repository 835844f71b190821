import type { ElementContent, Nodes, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { classNames } from '../class-names.ts';
import { keepTogether } from '../text/keep-together.ts';
import styles from './RichText.module.css';
import { readHtml } from './read-html.ts';
import { articleSchema, richTextSchema } from './schema.ts';

/**
 * HTML of the CMS as React elements, cut down to an allow-list: the editor's own abilities for
 * fields, and for whole articles (`article`) pictures and tables as well. This is the only place
 * where stored HTML becomes markup.
 */
export function RichText(text: { html: string; article?: boolean; className?: string }) {
  const content = toElements(text.html, text.article === true);
  return <div className={classNames(styles.text, text.className)}>{content}</div>;
}

function toElements(html: string, article: boolean) {
  const clean = readHtml(html, article ? articleSchema : richTextSchema);
  finish(clean);
  return toJsxRuntime(clean, { Fragment, jsx, jsxs, components: { table: ScrollingTable } });
}

/** Numbers with their units, codes on one line, and no bullet without words, as is left at a list’s end. */
function finish(tree: Root) {
  const rest: Nodes[] = [tree];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!('children' in node)) continue;
    const children = node.children.filter((child: Nodes) => !isEmptyItem(child));
    for (const child of children) rest.push(child);
    node.children = children.flatMap((child): Nodes[] =>
      child.type === 'text' ? onOneLine(keepTogether(child.value)) : [child],
    ) as typeof node.children;
  }
}

const LISTS = ['ul', 'ol', 'li'];

const isEmptyItem = (node: Nodes) =>
  node.type === 'element' && LISTS.includes(node.tagName) && !hasContent(node);

function hasContent(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type === 'element' && node.tagName === 'img') return true;
  return 'children' in node && node.children.some(hasContent);
}

/** A code, such as an offer's: groups of digits or capitals. */
const CODE = /(?<![\p{L}\d-])([A-Z\d]{1,6}(?:-[A-Z\d]{1,6}){2,3})(?![\p{L}\d-])/u;

/**
 * Codes as elements that no line ends within. Their hyphens stay as they are: a code is copied to be
 * searched for elsewhere.
 */
const onOneLine = (text: string): ElementContent[] =>
  text.split(CODE).flatMap((value, index): ElementContent[] => {
    const words = { type: 'text' as const, value };
    if (index % 2 === 0) return value ? [words] : [];
    const properties = { style: 'white-space: nowrap' };
    return [{ type: 'element', tagName: 'span', properties, children: [words] }];
  });

/** A table wider than the page scrolls by itself, also by keyboard. */
function ScrollingTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a region would be a landmark, one for each table.
    <div role="group" className={styles.table} aria-label="Tabella" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
