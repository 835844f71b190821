import type { Editor } from '@tiptap/core';
import { useState } from 'react';

/**
 * The link at the editor's selection while it is being written. An empty address takes it off;
 * `isPossible` is false where there is neither a link nor a text to make one of.
 */
export function useLink(editor: Editor, onDone: () => void) {
  const current = editor.getAttributes('link') as { href?: string; target?: string | null };
  const [address, setAddress] = useState(current.href ?? '');
  const [newTab, setNewTab] = useState(current.target === '_blank');
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const remove = () => {
    chain().unsetLink().run();
    onDone();
  };
  const apply = () => {
    const href = address.trim();
    if (href === '') return remove();
    chain()
      .setLink({ href, target: newTab ? '_blank' : null })
      .run();
    onDone();
  };
  const isSet = current.href !== undefined;
  const isPossible = isSet || !editor.state.selection.empty;
  return { address, setAddress, newTab, setNewTab, isSet, isPossible, apply, remove };
}

export type Link = ReturnType<typeof useLink>;
