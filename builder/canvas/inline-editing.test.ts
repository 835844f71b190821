// @vitest-environment happy-dom
import type { FragmentInstance } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CanvasMessage, EditorMessage } from '../canvas-protocol.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node } from '../test-support/document.ts';
import { createCanvasStore } from './canvas-store.ts';
import { createInlineEditing } from './inline-editing.ts';
import { registerNode } from './node-elements.ts';

vi.mock('@generated/registry.client.ts', () => ({ clientRegistry: new Map() }));

const { context } = bootstrapFor('http://x').config;
const path = ['title'];
let tell: ReturnType<typeof vi.fn<(message: CanvasMessage) => void>>;
let inline: ReturnType<typeof createInlineEditing>;
let receive: (message: EditorMessage) => void;
let element: HTMLElement;
let forget: () => void;

/** Begins to write the title of a block. */
beforeEach(() => {
  tell = vi.fn();
  const store = createCanvasStore(context);
  inline = createInlineEditing(store, tell);
  receive = (message) => {
    inline.follow(message);
    store.receive(message);
    inline.goOn();
  };
  document.body.innerHTML = '<section><h2>Uno</h2></section>';
  element = document.querySelector('h2') as HTMLElement;
  const fragment = {
    observeUsing: ({ observe }: ResizeObserver) => observe(element),
    unobserveUsing: () => {},
  } as unknown as FragmentInstance;
  forget = registerNode('a', 0, fragment);
  Object.assign(element, { reactFragments: new Set([fragment]) });
  const nodes = [{ node: block({ title: 'Uno' }), problems: [] }];
  receive({ type: 'init', context, media: [], versions: {}, nodes });
  receive({ type: 'select', id: 'a', scroll: false, ids: ['a'] });
  inline.ask({ id: 'a', element });
  inline.start({ type: 'inline', id: 'a', path });
  caretAt(3);
});
afterEach(() => forget());

const caretAt = (at: number) => document.getSelection()?.collapse(element.firstChild, at);
const block = (props: Record<string, unknown>, more = {}) =>
  node('a', { component: 'Text', props, ...more });
const patch = (changed: ReturnType<typeof node>) =>
  receive({ type: 'patch', nodes: [{ node: changed, problems: [] }], removed: [] });
const type = (letters: string) => {
  const at = document.getSelection()?.focusOffset ?? 0;
  const text = element.textContent ?? '';
  element.textContent = text.slice(0, at) + letters + text.slice(at);
  caretAt(at + letters.length);
  element.dispatchEvent(new Event('input', { bubbles: true }));
};
const written = () =>
  tell.mock.calls.flatMap(([message]) => (message.type === 'inline-input' ? [message.text] : []));
const isWriting = () => element.hasAttribute('contenteditable');

describe('a text written in the page', () => {
  it('goes on from what a merge made of it', () => {
    type(' mio');
    patch(block({ title: 'Uno mio' }));
    patch(block({ title: 'Testo di un altro: Uno mio' }));
    expect(element.textContent).toBe('Testo di un altro: Uno mio');
    type(' ancora');
    expect(written()).toEqual(['Uno mio', 'Testo di un altro: Uno mio ancora']);
  });

  it('goes on before the code of another block has come', () => {
    const arriving = { node: block({ title: 'Due' }), problems: [] };
    inline.follow({ type: 'patch', nodes: [arriving], removed: [] });
    type('!');
    expect(written()).toEqual(['Due!']);
  });

  it.each(['Escape', 'Enter'])('is kept by %s, which ends the writing', (key) => {
    type('!');
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(written()).toEqual(['Uno!']);
    const byEnter = key === 'Enter' && { byEnter: true };
    expect(tell).toHaveBeenCalledWith({ type: 'inline-end', ...byEnter });
    expect(element.hasAttribute('contenteditable')).toBe(false);
  });

  it('is not begun in an element that has come to show another one', () => {
    inline.end();
    inline.ask({ id: 'a', element });
    element.textContent = 'Due';
    inline.start({ type: 'inline', id: 'a', path });
    expect(isWriting()).toBe(false);
    expect(tell).toHaveBeenLastCalledWith({ type: 'inline-refused', id: 'a', path });
  });

  it('is told of where nothing of it is left, once the writing ends', () => {
    const emptied = { type: 'emptied', id: 'a', path };
    element.textContent = '';
    element.dispatchEvent(new Event('input', { bubbles: true }));
    expect(tell).not.toHaveBeenCalledWith(emptied);
    element.dispatchEvent(new Event('blur'));
    expect(tell).toHaveBeenCalledWith(emptied);
  });

  it('is not told of as emptied where another change has ended the writing', () => {
    element.textContent = '';
    element.dispatchEvent(new Event('input', { bubbles: true }));
    patch(block({ title: '', items: ['due'] }));
    expect(isWriting()).toBe(false);
    expect(tell).not.toHaveBeenCalledWith({ type: 'emptied', id: 'a', path });
  });

  it('is gone on with where a step was taken back', () => {
    caretAt(1);
    type('AAA');
    patch(block({ title: 'UAAAno' }));
    caretAt(6);
    inline.expectStep();
    patch(block({ title: 'Uno' }));
    type('BBB');
    expect(written().at(-1)).toBe('UBBBno');
  });

  it('is begun again once its block has been rendered with what else has changed', async () => {
    caretAt(2);
    patch(block({ title: 'Uno', items: ['due'] }));
    expect(isWriting()).toBe(false);
    await Promise.resolve();
    const point = { text: 'Uno', ordinal: 0, boxes: [] };
    expect(tell).toHaveBeenLastCalledWith({ type: 'edit', id: 'a', point });
    inline.start({ type: 'inline', id: 'a', path });
    type('-');
    expect(written()).toEqual(['Un-o']);
  });

  it('ends with its block, and keys for it are known to be astray', () => {
    receive({ type: 'patch', nodes: [], removed: ['a'] });
    expect(isWriting()).toBe(false);
    expect(inline.isCutOff()).toBe(true);
    inline.forgetCutOff();
    expect(inline.isCutOff()).toBe(false);
  });

  it('ends when its block is locked elsewhere', () => {
    patch(block({ title: 'Uno' }, { uneditable: true }));
    expect(isWriting()).toBe(false);
  });

  it('ends when what its block lies in is locked, not when something else is', () => {
    const box = (id: string, childIds: string[]) => node(id, { childIds, uneditable: true });
    patch(box('other', ['b']));
    expect(isWriting()).toBe(true);
    patch(node('inner', { childIds: ['a'] }));
    patch(box('outer', ['inner']));
    expect(isWriting()).toBe(false);
  });

  it('stays as it is while the editor only repeats it', () => {
    type(' mio');
    const child = element.firstChild;
    patch(block({ title: 'Uno mio' }));
    expect(element.firstChild).toBe(child);
    expect(isWriting()).toBe(true);
  });
});
