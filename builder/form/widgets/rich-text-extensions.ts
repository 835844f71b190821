import StarterKit from '@tiptap/starter-kit';
import { IndentedItem } from '../../rich-text/list-indent.ts';
import { PastedHtml } from '../../rich-text/pasted-html.ts';

const extensions = (undoRedo: false | undefined) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null },
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    underline: false,
    undoRedo,
    trailingNode: false,
  }),
  IndentedItem,
  PastedHtml,
];

/**
 * What may be written is what the site's sanitiser lets through: paragraphs, headings 2 to 4, bold,
 * italic, links, lists, line breaks. Undo is the editor's own, over the whole page.
 */
export const RICH_TEXT_EXTENSIONS = extensions(false);

/** The same for a text that is not in the page yet, which takes back its own steps. */
export const OWN_UNDO_EXTENSIONS = extensions(undefined);
