import type { DocumentNode } from '@renderer/document/types.ts';

/** Fields that say best what a block is about. */
const TELLING = [
  'title',
  'subtitle',
  'groupName',
  'label',
  'ctaLabel',
  'tabId',
  'text',
  'copy',
  'name',
];

/** A few words of a node's content, to tell blocks of one kind apart; empty when there are none. */
export function nodeSummary({ props }: DocumentNode): string {
  for (const name of TELLING) {
    const value = props[name];
    if (typeof value !== 'string') continue;
    const text = plainText(value);
    if (text !== '') return text.length > 60 ? `${text.slice(0, 59)}…` : text;
  }
  return '';
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
