import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { classNames } from '../class-names.ts';
import styles from './RichText.module.css';
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
  const tree = fromHtml(html, { fragment: true });
  const clean = sanitize(tree, article ? articleSchema : richTextSchema) as Root;
  return toJsxRuntime(clean, { Fragment, jsx, jsxs });
}
