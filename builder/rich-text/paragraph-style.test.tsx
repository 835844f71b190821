// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { RICH_TEXT_EXTENSIONS } from '../form/widgets/rich-text-extensions.ts';
import { ParagraphStyle } from './ParagraphStyle.tsx';

let opened: Editor | undefined;
afterEach(() => {
  cleanup();
  opened?.destroy();
  document.body.replaceChildren();
});

function open() {
  const place = document.createElement('div');
  document.body.append(place);
  const content = '<p>Come si legge</p>';
  const editor = new Editor({ element: place, extensions: RICH_TEXT_EXTENSIONS, content });
  opened = editor;
  render(<ParagraphStyle editor={editor} className="" />);
  const list = screen.getByRole('combobox');
  list.focus();
  const choose = (value: string) => fireEvent.change(list, { target: { value } });
  return { editor, list, choose };
}

it('leads from one style to the next by arrows, and keeps the keyboard', () => {
  const { editor, list, choose } = open();
  for (const level of [2, 3]) {
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    choose(`${level}`);
    expect(editor.getHTML()).toBe(`<h${level}>Come si legge</h${level}>`);
    expect(document.activeElement).toBe(list);
  }
});

it('gives the keyboard back to the text once a style was taken from the open list', () => {
  const { editor, list, choose } = open();
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(list, { key: 'Enter' });
  choose('2');
  expect(document.activeElement).toBe(editor.view.dom);
  list.focus();
  fireEvent.keyDown(list, { key: 'ArrowUp' });
  fireEvent.pointerDown(list);
  choose('0');
  expect(document.activeElement).toBe(editor.view.dom);
});
