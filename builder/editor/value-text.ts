import { plainText } from '@renderer/ui/text/plain-text.ts';
import { knownTitle } from '../cms/known-items.ts';
import { mediaName } from '../media-name.ts';
import { count } from './format.ts';

const LONGEST = 400;

/** Where the CMS keeps files. */
const FILE = /^\S*\/wp-content\/uploads\/\S+$/;

/** A value as a person reads it. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(vuoto)';
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') {
    const texts = Object.values(value).filter((each) => typeof each === 'string' && each !== '');
    return shorten(texts.join(' · ')) || '(vuoto)';
  }
  const text = plainText(String(value));
  const known = knownTitle(text);
  if (known !== undefined) return known;
  return FILE.test(text) ? mediaName({ name: '', url: text }) : shorten(text);
}

function listText(list: readonly unknown[]): string {
  const first = list.map(valueText).filter((text) => text !== '(vuoto)');
  return shorten(`${count(list.length, 'elemento', 'elementi')}: ${first.join(', ')}`);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
