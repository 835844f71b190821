import { createElement, type ReactNode } from 'react';
import { escapeHtml } from '../ui/text/escape-html.ts';
import { type Start, startOf, type Tag } from './tags.ts';

/** Writes a node as React does. */
export type ReactWriter = (node: ReactNode) => string;

const URLS = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref', 'data']);
/** React drops addresses that are empty, and replaces those that are code. */
const SPECIAL_ADDRESS = /^$|^[\0-\x20]*j/i;
/** Their numbers have limits. */
const COUNTS = new Set(['cols', 'rows', 'size', 'span', 'rowSpan', 'start']);

/** Beginnings of one element that are remembered: classes may come from what editors write. */
const MOST_STARTS = 500;

/**
 * Attributes as React writes them. React itself is asked, once for each name: what `className` is
 * called in HTML, that `hidden` stands without a value, which numbers in styles are pixels. So no
 * table of its names is repeated here, and a new version of React changes both alike. Where its
 * rules depend on the value, it writes the whole element.
 */
export class ReactAttributes {
  readonly #react: ReactWriter;
  /** How an attribute begins, quote included, by the name of its prop; empty: it is not written. */
  readonly #texts = new Map<string, string>();
  /** By their classes. Most of a page's elements begin like others. */
  readonly #starts = new Map<Tag, Map<string, Start>>();
  readonly #flags = new Map<string, string>();
  /** How a style begins, colon included, and what follows its numbers. */
  readonly #styles = new Map<string, { start: string; unit: string }>();

  constructor(react: ReactWriter) {
    this.#react = react;
  }

  /** The attribute as it stands in a tag, with a space before it; undefined: ask React. */
  write(name: string, value: unknown): string | undefined {
    if (typeof value === 'string') {
      if (URLS.has(name) && SPECIAL_ADDRESS.test(value)) return undefined;
      const start = this.#texts.get(name) ?? this.#learnText(name);
      return start === '' ? '' : `${start}${escapeHtml(value)}"`;
    }
    if (value === undefined || value === null || typeof value === 'function') return '';
    if (name === 'style') return this.#style(value as Record<string, unknown>);
    if (typeof value === 'boolean') return this.#flag(name, value);
    if (typeof value !== 'number' || COUNTS.has(name)) return undefined;
    const start = this.#texts.get(name) ?? this.#learnText(name);
    return start === '' ? '' : `${start}${value}"`;
  }

  /** The beginning of an element whose first attribute is its class. */
  classed(tag: Tag, classes: string): Start {
    const starts = this.#startsOf(tag);
    const known = starts.get(classes);
    if (known) return known;
    const text = this.#texts.get('className') ?? this.#learnText('className');
    const start = startOf(`${tag.open}${text}${escapeHtml(classes)}"`);
    if (starts.size < MOST_STARTS) starts.set(classes, start);
    return start;
  }

  #startsOf(tag: Tag): Map<string, Start> {
    let starts = this.#starts.get(tag);
    if (!starts) {
      starts = new Map();
      this.#starts.set(tag, starts);
    }
    return starts;
  }

  #learnText(name: string): string {
    const html = this.#react(createElement('div', { [name]: 'v' }));
    const start = / [^ ]+="(?=v")/.exec(html)?.[0] ?? '';
    this.#texts.set(name, start);
    return start;
  }

  #flag(name: string, value: boolean): string {
    const key = `${name}=${value}`;
    let flag = this.#flags.get(key);
    if (flag === undefined) {
      flag = this.#react(createElement('div', { [name]: value })).slice(
        '<div'.length,
        -'></div>'.length,
      );
      this.#flags.set(key, flag);
    }
    return flag;
  }

  #style(style: Record<string, unknown>): string {
    let text = '';
    for (const name in style) {
      const value = style[name];
      if (value === undefined || value === null || typeof value === 'boolean' || value === '')
        continue;
      const { start, unit } = this.#styleOf(name);
      const written =
        typeof value === 'number' && value !== 0
          ? `${value}${unit}`
          : escapeHtml(String(value).trim());
      text += text === '' ? `${start}${written}` : `;${start}${written}`;
    }
    return text === '' ? '' : ` style="${text}"`;
  }

  #styleOf(name: string): { start: string; unit: string } {
    let known = this.#styles.get(name);
    if (!known) {
      const html = this.#react(createElement('div', { style: { [name]: 1 } }));
      const [, start = '', unit = ''] = /style="([^"]*:)1([^"]*)"/.exec(html) ?? [];
      known = { start, unit };
      this.#styles.set(name, known);
    }
    return known;
  }
}
