// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it, vi } from 'vitest';
import { RICH_TEXT_EXTENSIONS } from '../form/widgets/rich-text-extensions.ts';
import { FormatButtons } from './FormatButtons.tsx';
import { showContent } from './show-content.ts';
import { useLink } from './use-link.ts';

let opened: Editor | undefined;
afterEach(() => {
  cleanup();
  opened?.destroy();
  document.body.replaceChildren();
});

function write(content: string) {
  const place = document.createElement('div');
  document.body.append(place);
  opened = new Editor({ element: place, extensions: RICH_TEXT_EXTENSIONS, content });
  return opened;
}

/** What is typed and the keys that are pressed in a text, as its editor takes them. */
function type(editor: Editor, text: string) {
  editor.view.dispatch(editor.state.tr.insertText(text));
}

it('leaves the caret behind the link: an Enter erases nothing, and what follows is not of it', () => {
  for (const select of [
    (editor: Editor) => editor.commands.setTextSelection({ from: 1, to: 7 }),
    (editor: Editor) => editor.commands.selectAll(),
  ]) {
    const editor = write('<p>chiama</p>');
    select(editor);
    const { result } = renderHook(() => useLink(editor, vi.fn()));
    act(() => result.current.applyAddress('/contatti'));
    expect(editor.state.selection).toMatchObject({ from: 7, to: 7 });
    type(editor, ' ora');
    expect(editor.getHTML()).toBe('<p><a href="/contatti">chiama</a> ora</p>');
    editor.commands.enter();
    expect(editor.getText()).toContain('chiama ora');
  }
});

it('takes no spaces along that were selected with the words', () => {
  const editor = write('<p>vedi le offerte luce ora</p>');
  editor.commands.setTextSelection({ from: 5, to: 22 });
  const { result } = renderHook(() => useLink(editor, vi.fn()));
  act(() => result.current.applyAddress('/luce'));
  expect(editor.getHTML()).toBe('<p>vedi <a href="/luce">le offerte luce</a> ora</p>');
});

it('stays behind the words a link was taken off', () => {
  const editor = write('<p>ora <a href="/contatti">chiama</a> noi</p>');
  editor.commands.setTextSelection(7);
  const onDone = vi.fn();
  const { result } = renderHook(() => useLink(editor, onDone));
  act(() => result.current.remove());
  expect(onDone).toHaveBeenCalledOnce();
  expect(editor.getHTML()).toBe('<p>ora chiama noi</p>');
  expect(editor.state.selection).toMatchObject({ from: 11, to: 11 });
});

it('the key that opens the palette asks for a link where words are selected', () => {
  const editor = new Editor({
    ...{ element: null, extensions: RICH_TEXT_EXTENSIONS, content: '<p>chiama ora</p>' },
  });
  opened = editor;
  const [onLink, onPalette] = [vi.fn(), vi.fn()];
  const press = () =>
    fireEvent.keyDown(editor.view.dom, { key: 'k', ctrlKey: true, bubbles: true });
  document.body.addEventListener('keydown', onPalette, { once: true });
  render(<FormatButtons editor={editor} linking={false} onLink={onLink} className={() => ''} />);
  // The text comes after its buttons.
  const place = document.createElement('div');
  document.body.append(place);
  editor.mount(place);
  editor.commands.setTextSelection({ from: 1, to: 7 });
  press();
  expect(onLink).toHaveBeenCalledOnce();
  expect(onPalette).not.toHaveBeenCalled();
  editor.commands.setTextSelection(9);
  press();
  expect(onLink).toHaveBeenCalledOnce();
  expect(onPalette).toHaveBeenCalledOnce();
});

it('gives the text the keyboard back when its button closes the address', () => {
  const editor = write('<p>chiama</p>');
  const address = document.createElement('input');
  document.body.append(address);
  const onLink = vi.fn();
  const buttons = (linking: boolean) => (
    <FormatButtons editor={editor} linking={linking} onLink={onLink} className={() => undefined} />
  );
  const { rerender } = render(buttons(false));
  address.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(document.activeElement).toBe(address);
  rerender(buttons(true));
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(document.activeElement).toBe(editor.view.dom);
  expect(onLink).toHaveBeenCalledTimes(2);
});

it('is done once other words are selected, and not by what is changed elsewhere', () => {
  const editor = write('<p>chiama ora</p>');
  editor.commands.setTextSelection({ from: 1, to: 7 });
  const onDone = vi.fn();
  renderHook(() => useLink(editor, onDone));
  showContent(editor, '<p>dunque chiama ora</p>');
  expect(editor.state.selection).toMatchObject({ from: 8, to: 14 });
  expect(onDone).not.toHaveBeenCalled();
  editor.commands.selectAll();
  expect(onDone).toHaveBeenCalledOnce();
});
