import { randomUUID } from 'node:crypto';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeHtml } from '../ui/text/escape-html.ts';
import type { ReactAttributes, ReactWriter } from './react-attributes.ts';
import { flatten, type Start, TAGS } from './tags.ts';

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/** Parts of a page from which on it counts as large. */
const MANY = 1_000;
/**
 * Signs of a part that is worth making one text of. Shorter ones are blocks alone, soon part of a
 * longer text; longer ones are mostly made of such texts, and would be copied at every level.
 */
const WORTH = { from: 500, to: 20_000 };

/**
 * Writes trees of elements as `renderToStaticMarkup` does, several times as fast: components
 * without state are called, plain elements written; islands, and elements that HTML or React treat
 * in their own way, are left to React. docs/decisions/0017-markup-writer.md
 */
export class MarkupWriter {
  readonly #react: ReactWriter;
  readonly #attributes: ReactAttributes;
  readonly #islands: ReadonlySet<unknown>;
  /** Nobody who writes a page can guess the text that stands for a part until it is put in. */
  readonly #token = randomUUID();
  readonly #parts: string[] = [];
  /** Images to load early: React puts them before everything else. */
  readonly #preloads = new Set<string>();
  #islandsWritten = 0;
  #written = 0;

  constructor(options: {
    react(node: ReactNode, options?: { identifierPrefix: string }): string;
    attributes: ReactAttributes;
    /** Components with state. */
    islands: ReadonlySet<unknown>;
  }) {
    // Ids that React makes are its own in each call: they need a name before them.
    this.#react = (node) => {
      this.#islandsWritten += 1;
      return options.react(node, { identifierPrefix: `i${this.#islandsWritten}` });
    };
    this.#attributes = options.attributes;
    this.#islands = options.islands;
  }

  /** A part of the page, written; by its key it may stand in a list in other parts. */
  part(node: ReactNode, key: string): ReactElement {
    const html = this.#write(node);
    this.#written += 1;
    const isWorth = html.length > WORTH.from && html.length < WORTH.to;
    if (this.#written > MANY && isWorth) flatten(html);
    return createElement(Written, { key, html, writer: this });
  }

  /** The whole page. */
  page(node: ReactNode): string {
    const markup = this.#write(node);
    return [...this.#preloads].join('') + markup;
  }

  /** What stands for a part where React writes around it. */
  placeOf(html: string): string {
    this.#parts.push(html);
    return `${this.#token}:${this.#parts.length - 1};`;
  }

  #write(node: ReactNode, inPicture = false): string {
    if (typeof node === 'string') return escapeHtml(node);
    if (typeof node === 'number') return String(node);
    if (node === null || node === undefined || typeof node === 'boolean') return '';
    if (Array.isArray(node)) {
      let markup = '';
      for (const child of node) markup += this.#write(child, inPicture);
      return markup;
    }
    if (!isValidElement<Props>(node)) return this.#byReact(node);
    const { type, props } = node;
    if (typeof type === 'string') return this.#element(node, type, inPicture);
    if (type === Fragment) return this.#write(props.children, inPicture);
    if ((type as unknown) === Written) return (props as unknown as WrittenProps).html;
    if (typeof type !== 'function' || this.#islands.has(type)) return this.#byReact(node);
    return this.#write((type as (props: Props) => ReactNode)(props), inPicture);
  }

  #element(element: ReactElement<Props>, name: string, inPicture: boolean): string {
    const tag = TAGS.get(name);
    if (!tag) return this.#byReact(element);
    const { props } = element;
    if (name === 'img' && !inPicture && props.loading !== 'lazy') return this.#earlyImage(element);
    let begun: Start = tag;
    let more = '';
    let raw: string | undefined;
    for (const prop in props) {
      if (prop === 'children') continue;
      const value = props[prop];
      if (prop === 'dangerouslySetInnerHTML') {
        raw = (value as { __html: string } | undefined)?.__html;
        continue;
      }
      if (prop === 'className' && more === '' && typeof value === 'string') {
        begun = this.#attributes.classed(tag, value);
        continue;
      }
      const attribute = this.#attributes.write(prop, value);
      if (attribute === undefined) return this.#byReact(element);
      if (attribute !== '') more += attribute;
    }
    if (tag.close === undefined) return `${begun.open}${more}/>`;
    const start = more === '' ? begun.whole : `${begun.open}${more}>`;
    return start + (raw ?? this.#write(props.children, name === 'picture')) + tag.close;
  }

  /** React sends a hint ahead for images that are not lazy. */
  #earlyImage(image: ReactElement): string {
    const markup = this.#byReact(image);
    const at = markup.lastIndexOf('<img');
    if (at > 0) this.#preloads.add(markup.slice(0, at));
    return markup.slice(at);
  }

  #byReact(node: ReactNode): string {
    const markup = this.#react(node);
    if (!markup.includes(this.#token)) return markup;
    const places = new RegExp(`${this.#token}:(\\d+);`, 'g');
    return markup.replace(places, (_, index) => this.#parts[index] ?? '');
  }
}

interface WrittenProps {
  html: string;
  writer: MarkupWriter;
}

/** A part that is written already: React, where it comes by one, writes its place. */
function Written({ html, writer }: WrittenProps): ReactNode {
  return writer.placeOf(html);
}
