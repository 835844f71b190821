// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { RICH_TEXT_EXTENSIONS } from '../form/widgets/rich-text-extensions.ts';
import { showContent } from './show-content.ts';
import { useIsPlaced } from './use-is-placed.ts';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function open() {
  const element = document.body.appendChild(document.createElement('div'));
  const content = '<p><strong>Luce</strong> per la casa</p>';
  const editor = new Editor({ element, extensions: RICH_TEXT_EXTENSIONS, content });
  editors.push(editor);
  const { result } = renderHook(() => useIsPlaced(editor));
  return { editor, isPlaced: () => result.current };
}

it('the caret is nobody’s until somebody is in the text, nor after it was changed elsewhere', () => {
  const { editor, isPlaced } = open();
  expect(isPlaced()).toBe(false);
  act(() => editor.view.focus());
  expect(isPlaced()).toBe(true);
  act(() => showContent(editor, '<p><strong>Gas</strong> per la casa</p>'));
  expect(isPlaced()).toBe(true);
  act(() => editor.view.dom.blur());
  expect(isPlaced()).toBe(true);
  act(() => showContent(editor, '<p><strong>Fibra</strong> per la casa</p>'));
  expect(isPlaced()).toBe(false);
});
