// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { RICH_TEXT_EXTENSIONS } from '../form/widgets/rich-text-extensions.ts';
import { showContent } from './show-content.ts';

let opened: Editor | undefined;
afterEach(() => opened?.destroy());

/** A text editor whose caret stands where the text has `|`. */
function write(marked: string) {
  const written: string[] = [];
  const editor = new Editor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: marked,
    onUpdate: ({ editor: current }) => void written.push(current.getHTML()),
  });
  opened = editor;
  let at = 0;
  editor.state.doc.descendants((node, pos) => {
    const offset = node.text?.indexOf('|') ?? -1;
    if (offset >= 0) at = pos + offset;
  });
  editor.view.dispatch(editor.state.tr.delete(at, at + 1));
  editor.commands.setTextSelection(at);
  written.length = 0;
  return { editor, written };
}
const withCaret = (editor: Editor) => {
  editor.commands.insertContent('|');
  return editor.getHTML();
};

it.each([
  ['<p>uno|</p><p>due</p>', '<p>uno</p><p>due tre</p>', '<p>uno|</p><p>due tre</p>'],
  ['<p>uno</p><p>du|e</p>', '<p>zero</p><p>uno</p><p>due</p>', '<p>zero</p><p>uno</p><p>du|e</p>'],
  ['<p>un|o due</p>', '<p>uno</p><ul><li><p>due</p></li></ul>', undefined],
  ['<ul><li><p>a</p></li><li><p>b|</p></li></ul>', '<p>a</p><p>b</p>', undefined],
  ['<p>aa|</p>', '<p>aaa</p>', undefined],
  ['<p>uno|</p>', '', undefined],
])('%s becomes %s, the caret at its words', (before, after, caret) => {
  const { editor, written } = write(before);
  showContent(editor, after);
  expect(editor.isEmpty ? '' : editor.getHTML()).toBe(after);
  expect(written).toEqual([]);
  if (caret) expect(withCaret(editor)).toBe(caret);
});

it('leaves the caret where a step was taken back', () => {
  const { editor } = write('<p>primoAAA</p><p>secondo</p><p>terzo|</p>');
  showContent(editor, '<p>primo</p><p>secondo</p><p>terzo</p>', { toChange: true });
  expect(withCaret(editor)).toBe('<p>primo|</p><p>secondo</p><p>terzo</p>');
});

it('leaves the caret behind what a step has brought back', () => {
  const { editor } = write('<p>|primo</p><p>secondo</p>');
  showContent(editor, '<p>primo AAA</p><p>secondo</p>', { toChange: true });
  expect(withCaret(editor)).toBe('<p>primo AAA|</p><p>secondo</p>');
});
