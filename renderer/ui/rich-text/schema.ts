import type { Schema } from 'hast-util-sanitize';

/** What the editor's rich text field can write, and so all that a text field may hold. */
export const richTextSchema: Schema = {
  tagNames: ['p', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li', 'br'],
  attributes: { a: ['href', ['target', '_blank'], 'title'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  required: {},
  clobber: [],
  ancestors: { li: ['ol', 'ul'] },
};

/** Classic and block-editor content: also pictures, tables, quotes and smaller headings. */
export const articleSchema: Schema = {
  ...richTextSchema,
  tagNames: [
    ...(richTextSchema.tagNames ?? []),
    'h5', 'h6', 'figure', 'figcaption', 'img', 'blockquote', 'hr', 'table', 'thead', 'tbody',
    'tfoot', 'tr', 'th', 'td', 'caption', 'dl', 'dt', 'dd', 'code', 'pre', 'sup', 'sub', 'small',
    'address', 'cite', 'abbr', 'details', 'summary', 'div', 'span',
  ],
  attributes: {
    ...richTextSchema.attributes,
    img: ['src', 'alt', 'width', 'height', 'srcSet', 'sizes', 'loading'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
    abbr: ['title'],
    '*': ['id', 'lang'],
  },
  protocols: { ...richTextSchema.protocols, src: ['http', 'https'] },
  clobber: ['id'],
  clobberPrefix: '',
  ancestors: {
    ...richTextSchema.ancestors,
    tbody: ['table'], thead: ['table'], tfoot: ['table'], tr: ['table'], td: ['table'], th: ['table'],
  },
};
