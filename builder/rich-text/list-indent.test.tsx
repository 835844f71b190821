// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { RICH_TEXT_EXTENSIONS } from '../form/widgets/rich-text-extensions.ts';
import { IndentButtons } from './IndentButtons.tsx';

let opened: Editor | undefined;
afterEach(() => {
  cleanup();
  opened?.destroy();
  document.body.replaceChildren();
});

const FLAT = '<ul><li><p>Luce</p></li><li><p>Gas</p></li></ul>';
const DEEP = '<ul><li><p>Luce</p><ul><li><p>Gas</p></li></ul></li></ul>';

/** Opens a text with the caret in some of its words, or nobody in it. */
function open(content: string, words?: string) {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ element, extensions: RICH_TEXT_EXTENSIONS, content });
  opened = editor;
  render(<IndentButtons editor={editor} className="" button="" />);
  let place = 0;
  editor.state.doc.descendants((node, at) => {
    if (words !== undefined && node.text === words) place = at;
  });
  if (words !== undefined) act(() => void editor.chain().setTextSelection(place).run());
  if (words !== undefined) act(() => editor.view.focus());
  const press = (key: string, held: object = {}) =>
    fireEvent.keyDown(editor.view.dom, { key, ...held });
  return { editor, press };
}
const button = (name: string) => screen.queryByRole('button', { name });
const isOfUse = (name: string) => button(name)?.getAttribute('aria-disabled') !== 'true';

it('Tab and Maiusc+Tab are left to who goes on to another field, also within a list', () => {
  const { editor, press } = open(DEEP, 'Gas');
  for (const held of [{}, { shiftKey: true }]) expect(press('Tab', held)).toBe(true);
  expect(editor.getHTML()).toBe(DEEP);
});

it('keys take an item into the one before, and out again as far as it was in', () => {
  const { editor, press } = open(FLAT, 'Gas');
  const held = { altKey: true, shiftKey: true };
  for (const html of [DEEP, DEEP]) {
    expect(press('ArrowRight', held)).toBe(false);
    expect(editor.getHTML()).toBe(html);
  }
  for (const html of [FLAT, FLAT]) {
    expect(press('ArrowLeft', held)).toBe(false);
    expect(editor.getHTML()).toBe(html);
  }
});

it('buttons do the same where the item with the caret can go there', () => {
  const { editor } = open(FLAT, 'Gas');
  expect(isOfUse('Riduci rientro')).toBe(false);
  act(() => button('Aumenta rientro')?.click());
  expect(editor.getHTML()).toBe(DEEP);
  expect(isOfUse('Aumenta rientro')).toBe(false);
  act(() => button('Riduci rientro')?.click());
  expect(editor.getHTML()).toBe(FLAT);
});

it('a text without a list has no such buttons; where nobody is in it they wait', () => {
  const { editor } = open('<p>Luce</p>');
  expect(button('Aumenta rientro')).toBeNull();
  act(() => void editor.commands.setContent(DEEP));
  expect(isOfUse('Aumenta rientro')).toBe(false);
  expect(isOfUse('Riduci rientro')).toBe(false);
});
