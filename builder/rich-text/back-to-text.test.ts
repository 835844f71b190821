// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { RICH_TEXT_EXTENSIONS } from '../form/widgets/rich-text-extensions.ts';
import { backToText } from './back-to-text.ts';

afterEach(() => document.body.replaceChildren());

it('has the keyboard before the address that had it is gone', () => {
  const [place, address] = [document.createElement('div'), document.createElement('input')];
  document.body.append(place, address);
  const editor = new Editor({
    element: place,
    extensions: RICH_TEXT_EXTENSIONS,
    content: '<p>di attesa</p>',
  });
  address.focus();
  backToText(editor).selectAll().setLink({ href: '/contatti' }).run();
  expect(document.activeElement).toBe(editor.view.dom);
  expect(editor.getHTML()).toContain('href="/contatti"');
  editor.destroy();
});
