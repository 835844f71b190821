import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { DocumentNode, MediaItem } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { altOf } from '../../alt-of.ts';
import { givenBy, takenBy } from '../../keys.ts';

/** Fields that say best what a block is about. */
const TELLING = [
  'title',
  'Title',
  'formTitle',
  'subtitle',
  'groupName',
  'label',
  'ctaLabel',
  'tabId',
  'text',
  'copy',
  'name',
  'productName',
  'discountString_up',
  'discountString_down',
  'caption',
  'ProductName',
  'alt',
];

/**
 * A few words of a node's content, to tell blocks of one kind apart; empty when there are none.
 * @param keyTitle what the item is called that the node belongs to, said instead of its id
 */
export function nodeSummary(node: DocumentNode, keyTitle = ''): string {
  const key = takenBy(node)?.name;
  for (const name of TELLING) {
    const value = name === key && keyTitle !== '' ? keyTitle : shownValue(node, name);
    const words = wordsOf(value);
    if (words !== '') return words;
  }
  return pageWords(node.props.slugUrl) || firstTitle(node);
}

function wordsOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  // Formatted text begins with its first element; any other text is shown as it stands.
  const text = (/^\s*<\w/.test(value) ? plainText(value) : value).replace(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** What the first item is called of a block that says nothing but its items; tabs are each a line. */
function firstTitle({ component, props }: DocumentNode): string {
  if (givenBy({ component })) return '';
  for (const value of Object.values(props)) {
    const [item] = Array.isArray(value) ? value : [];
    const words = wordsOf((item as { title?: unknown } | null | undefined)?.title);
    if (words !== '') return words;
  }
  return '';
}

/** Of a block that shows a product its page's name in the address; what the product is called the CMS knows. */
function pageWords(address: unknown): string {
  if (typeof address !== 'string') return '';
  const [path = ''] = address.split(/[?#]/);
  const words = (path.split('/').filter(Boolean).at(-1) ?? '').replace(/-+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase('it') + words.slice(1);
}

/** A title that nobody wrote is the block's own; other defaults are the same words in many blocks. */
function shownValue({ component, props }: DocumentNode, name: string): unknown {
  if (props[name] !== undefined || name !== 'title') return props[name];
  return fieldPlans[blockKey(component)]?.p?.title?.d;
}

/** What is said of a node's image: where there is no text it tells the node from others. */
export function imageSummary({ props }: DocumentNode, media: readonly MediaItem[]): string {
  for (const value of Object.values(props)) {
    const alt = typeof value === 'string' && value !== '' ? altOf(media, value) : '';
    if (alt !== '') return alt;
  }
  return '';
}
