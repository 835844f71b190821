import { telephone } from '@renderer/ui/link/telephone.ts';
import escapeRegExp from 'escape-string-regexp';
import { bareAddress, isAddress } from '../address.ts';
import { calledBy, phoneOf } from './phone.ts';

/** A text that is to give way to another wherever it stands, whichever spaces it is written with. */
export interface Sought {
  text: string;
  by: string;
  /** In other capitals, too; what takes its place is written in those. */
  anyCase?: boolean;
}

/** A value after it, and in how many places it changed; the value itself where there are none. */
export interface Replaced<Value> {
  value: Value;
  count: number;
}

export function replaceInText(value: string, { text, by, anyCase }: Sought): Replaced<string> {
  // Of another address this one may be the beginning.
  if (isAddress(text) && value.trim() !== text) return { value, count: 0 };
  let count = 0;
  const pattern = escapeRegExp(text).replace(/\s+/g, '\\s+');
  const next = value.replace(new RegExp(pattern, anyCase ? 'giu' : 'gu'), (found) => {
    count += 1;
    return inSpacesOf(found, anyCase ? inCaseOf(found, { text, by }) : by);
  });
  return { value: next, count };
}

/** Words that are kept on one line stay so where as many of them take their place. */
function inSpacesOf(found: string, by: string): string {
  const spaces = found.match(/\s/g);
  const isUnbroken = spaces?.every((space) => space === NO_BREAK) ?? false;
  return isUnbroken && by.match(/\s/g)?.length === spaces?.length
    ? by.replace(/\s/g, NO_BREAK)
    : by;
}

const NO_BREAK = '\u00a0';

const upper = (text: string) => text.toLocaleUpperCase('it');
const lower = (text: string) => text.toLocaleLowerCase('it');
const isCapitals = (text: string) =>
  text.length > 1 && text === upper(text) && text !== lower(text);
const beginsCapital = ([first = '']: string) => first !== lower(first);

/** What takes the place of a text, in its capitals: all of them, or that of its first letter. */
function inCaseOf(found: string, { text, by }: Pick<Sought, 'text' | 'by'>): string {
  if (isCapitals(found)) return upper(by);
  if (found === text) return by;
  const next = isCapitals(text) && isCapitals(by) ? lower(by) : by;
  const [first = '', ...rest] = next;
  if (beginsCapital(found)) return upper(first) + rest.join('');
  return beginsCapital(text) && !isCapitals(text) ? lower(first) + rest.join('') : next;
}

/** In formatted text: within its words, and where its links lead. A text across formats stays. */
export function replaceInHtml(html: string, sought: Sought): Replaced<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let count = 0;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const replaced = replaceInText(node.nodeValue ?? '', sought);
    if (replaced.count > 0) node.nodeValue = replaced.value;
    count += replaced.count;
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const replaced = replaceInAddress(link.getAttribute('href') ?? '', sought);
    if (replaced.count > 0) link.setAttribute('href', replaced.value);
    count += replaced.count;
  }
  return { value: count > 0 ? body.innerHTML : html, count };
}

/**
 * Where a link leads: another page for an address, another number for a telephone number. Parts of
 * addresses stay, since `/luce` stands in many that are about something else.
 */
export function replaceInAddress(address: string, { text, by }: Sought): Replaced<string> {
  const called = calledBy(address);
  const next = called !== undefined && called === phoneOf(text) ? telephone(by) : undefined;
  if (next !== undefined) return { value: next, count: 1 };
  if (!isAddress(text) || !isAddress(by)) return { value: address, count: 0 };
  if (address === text) return { value: by, count: 1 };
  const isSame = !/[?#]/.test(text) && bareAddress(address) === bareAddress(text);
  const place = /[?#].*$/.exec(address)?.[0] ?? '';
  return isSame ? { value: by + place, count: 1 } : { value: address, count: 0 };
}
