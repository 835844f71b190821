'use client';

import { cloneElement, createElement, type ReactNode, useState } from 'react';
import { takeMarkup } from './kept-markup.ts';

/**
 * An element that is markup and nothing else: the server writes it, and the browser keeps what it
 * got. Its props never travel beside the HTML, and nothing of it is hydrated.
 */
export function KeptMarkup({ id }: { id: string }): ReactNode {
  return typeof window === 'undefined' ? <Written id={id} /> : <Kept id={id} />;
}

const MARK = 'data-kept';

function Written({ id }: { id: string }) {
  return cloneElement(takeMarkup(id), { [MARK]: id });
}

function Kept({ id }: { id: string }) {
  const [found] = useState(() => find(id));
  if (!found) return null;
  const { tag, html, restore } = found;
  return createElement(tag, {
    ref: restore,
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, read from the page it is on.
    dangerouslySetInnerHTML: { __html: html },
  });
}

interface Found {
  tag: string;
  html: string;
  restore(element: Element | null): void;
}

const known = new Map<string, Found>();

/** What stands in the page under the id, or stood there when it was first asked for. */
function find(id: string): Found | undefined {
  const element = document.querySelector(`[${MARK}="${id}"]`);
  if (known.has(id) || !element) return known.get(id);
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const found: Found = {
    tag: element.localName,
    html: element.innerHTML,
    // Should React ever have to write this part again, it writes what stood there.
    restore(written) {
      if (!written || written.hasAttribute(MARK)) return;
      for (const [name, value] of attributes) written.setAttribute(name, value);
    },
  };
  known.set(id, found);
  return found;
}
