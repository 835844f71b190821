import type { UiSchema } from '@rjsf/utils';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { copyText, recall, remember, subscribeClipboard } from '../clipboard/clipboard.ts';
import { readItem, writeItem } from '../clipboard/item-payload.ts';
import { useSession } from '../editor/context.ts';
import { isFields } from '../keys.ts';
import { isTextField } from '../shortcuts.ts';
import { assure, inform } from '../store/ui-store.ts';
import { asFieldsTake, fitItem } from './fit-item.ts';

interface ListForClipboard {
  /** Name of the list, as editors read it. */
  title: string;
  items: readonly unknown[];
  itemSchema: Record<string, unknown>;
  itemUi: UiSchema;
  /** The block is locked: items are copied, and nothing else. */
  fixed: boolean;
  /** Says why. */
  refuse(): void;
  /** No further item has room. */
  full: boolean;
  /** An item in a sentence. */
  nameOf(index: number): string;
  /** Text of the blocks that belong to an item; undefined where none do. */
  contentsOf(index: number): string | undefined;
  /** Puts another item in the place of one, saying a sentence. */
  replace(index: number, item: unknown, sentence: string): void;
  /** Puts an item at a place of the list, saying a sentence; `contents` came with it. */
  insert(item: unknown, at: number, said: { sentence: string; contents?: string }): void;
  remove(index: number, sentence: string): void;
}

/** Copy, cut and paste of single items of a list, over pages and tabs as for blocks. */
export interface ItemClipboard {
  copy(index: number): void;
  cut(index: number): void;
  paste(at: number, text?: string): void;
  /** Whether an item was copied that could be pasted into this list. */
  holds: boolean;
  /** What keys and menus of the browser bring while the keyboard is at an item. */
  events(index: number): ItemClipboardEvents;
  /** The same for its fields, where copying is about the block. */
  eventsInside(index: number): ItemClipboardEvents;
}

interface ItemClipboardEvents {
  copy?(event: ClipboardEvent): void;
  cut?(event: ClipboardEvent): void;
  paste(event: ClipboardEvent): void;
}

const NOTHING = 'Negli appunti non c’è un elemento che possa stare in questo elenco.';

export function useItemClipboard(list: ListForClipboard): ItemClipboard {
  const { ui, actions } = useSession();
  const { title, items, itemSchema, itemUi, fixed, full, nameOf } = list;
  const { refuse, contentsOf, replace, insert, remove } = list;
  const text = useSyncExternalStore(subscribeClipboard, recall);
  const fits = (copied: string | undefined) => {
    const read = copied === undefined ? undefined : readItem(copied);
    const fitted = read && fitItem(read.item, itemSchema);
    if (!fitted) return undefined;
    const left = fitted.left.map((name) => read.titles?.[name] ?? name);
    return { value: asFieldsTake(fitted.value, itemUi), left, contents: read.contents };
  };
  const written = (index: number) =>
    writeItem({
      ...{ list: title, item: items[index], contents: contentsOf(index) },
      titles: Object.fromEntries(
        Object.entries(fieldsOf(itemSchema)).map(([name, field]) => [name, field.title ?? name]),
      ),
    });
  const said = (index: number, done: string) =>
    `${done}: ${nameOf(index)}. Incolla in un elenco simile, anche in un’altra pagina.`;
  const fail = (sentence: string) => inform(ui, sentence);
  const paste = (at: number, copied = recall()) => {
    if (fixed) return refuse();
    if (full) return fail(`${title}: l’elenco è pieno.`);
    const fitted = fits(copied);
    if (!fitted) return fail(NOTHING);
    const left =
      fitted.left.length > 0 ? ` Campi che qui non ci sono: ${fitted.left.join(', ')}.` : '';
    const sentence = `Incollato in «${title}», in posizione ${at + 1}.${left}`;
    insert(fitted.value, at, { sentence, contents: fitted.contents });
    if (left) ui.setState({ info: `Elemento incollato.${left}` });
  };
  /** Text that is being edited or selected keeps the keys. */
  const isText = ({ target }: ClipboardEvent) =>
    isTextField(target) ||
    isTextField(document.activeElement) ||
    document.getSelection()?.isCollapsed === false;
  const take = (event: ClipboardEvent, copied: string) => {
    event.clipboardData?.setData('text/plain', copied);
    remember(copied);
    event.preventDefault();
    event.stopPropagation();
  };

  /** What was copied, as the last of a list that the item itself holds; false where none takes it. */
  const pasteWithin = (index: number, copied: string): boolean => {
    const [item, read] = [items[index], readItem(copied)];
    if (fixed || !read || !isFields(item)) return false;
    for (const [name, field] of Object.entries(fieldsOf(itemSchema))) {
      const held = item[name] ?? [];
      const fitted = field.items && fitItem(read.item, field.items);
      if (!fitted || fitted.left.length > 0 || !Array.isArray(held)) continue;
      if (held.length >= (field.maxItems ?? Infinity)) continue;
      const sentence = `Incollato in «${field.title ?? title}» di ${nameOf(index)}, per ultimo.`;
      const ui = (itemUi[name] as UiSchema | undefined)?.items as UiSchema | undefined;
      const value = asFieldsTake(fitted.value, ui);
      replace(index, { ...item, [name]: [...held, value] }, sentence);
      return true;
    }
    return false;
  };
  const pasteFrom = (event: ClipboardEvent, index: number, copied: string) => {
    event.preventDefault();
    event.stopPropagation();
    paste(index + 1, copied);
  };

  return {
    holds: !fixed && !full && fits(text) !== undefined,
    paste,
    copy(index) {
      copyText(written(index));
      assure(ui, said(index, 'Copiato'));
    },
    cut(index) {
      copyText(written(index));
      remove(index, said(index, 'Tagliato'));
    },
    events: (index) => ({
      copy(event) {
        if (isText(event)) return;
        take(event, written(index));
        assure(ui, said(index, 'Copiato'));
      },
      cut(event) {
        if (isText(event)) return;
        take(event, written(index));
        if (fixed) actions.say(said(index, 'Copiato'));
        else remove(index, said(index, 'Tagliato'));
      },
      paste(event) {
        const copied = event.clipboardData?.getData('text/plain') ?? '';
        // Blocks go where blocks go.
        if (isText(event) || !readItem(copied)) return;
        if (fits(copied) || !pasteWithin(index, copied)) return pasteFrom(event, index, copied);
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    eventsInside: (index) => ({
      paste(event) {
        const copied = event.clipboardData?.getData('text/plain') ?? '';
        // What is no item of this list may be one of a list around it, or of none.
        if (isText(event) || !fits(copied)) return;
        pasteFrom(event, index, copied);
      },
    }),
  };
}

interface ListSchema {
  title?: string;
  items?: Record<string, unknown>;
  maxItems?: number;
}

const fieldsOf = ({ properties }: Record<string, unknown>) =>
  (properties ?? {}) as Record<string, ListSchema>;

/**
 * Listens for an item while the keyboard is at it, and at no item inside of it; returns what tells.
 * The browser's events are about the selection, not about the button that has the keyboard: they
 * never reach the item.
 */
export function useClipboardAtFocus(events: ItemClipboardEvents) {
  const [focused, setFocused] = useState(false);
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    if (!focused) return;
    const copy = (event: ClipboardEvent) => latest.current.copy?.(event);
    const cut = (event: ClipboardEvent) => latest.current.cut?.(event);
    const paste = (event: ClipboardEvent) => latest.current.paste(event);
    // Before the listeners for blocks.
    window.addEventListener('copy', copy, true);
    window.addEventListener('cut', cut, true);
    window.addEventListener('paste', paste, true);
    return () => {
      window.removeEventListener('copy', copy, true);
      window.removeEventListener('cut', cut, true);
      window.removeEventListener('paste', paste, true);
    };
  }, [focused]);
  const isInside = (within: Element, target: Element) =>
    within.hasAttribute('data-item-body') && target.closest('[data-item]') !== within.parentElement;
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
      setFocused(!isInside(currentTarget, target)),
    onBlur: () => setFocused(false),
  };
}
