import type { ChainedCommands, Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';
import { addressMeantBy } from '../form/widgets/complete-address.ts';
import { backToText } from './back-to-text.ts';
import { useMarkedWords } from './use-marked-words.ts';

/**
 * The link at the editor's selection while it is being written. An empty address takes it off;
 * `isPossible` is false where there is neither a link nor a text to make one of; `refused` is what was
 * to be applied and leads nowhere. It is done as well once other words are selected: the address was
 * asked for these.
 */
export function useLink(editor: Editor, onDone: () => void) {
  const current = editor.getAttributes('link') as { href?: string; target?: string | null };
  const [address, setAddress] = useState(current.href ?? '');
  const [newTab, setNewTab] = useState(current.target === '_blank');
  const [refused, setRefused] = useState<string>();
  useMarkedWords(editor);
  useEffect(() => {
    const look = ({ transaction }: { transaction: Transaction }) => {
      if (transaction.selectionSet && !transaction.docChanged) onDone();
    };
    editor.on('selectionUpdate', look);
    return () => {
      editor.off('selectionUpdate', look);
    };
  }, [editor, onDone]);
  const chain = () => backToText(editor).extendMarkRange('link');
  /** An Enter of habit must not replace the words, nor what is written next belong to the link. */
  const leave = (done: ChainedCommands) => {
    done
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
      .unsetMark('link')
      .run();
    onDone();
  };
  const remove = () => leave(chain().unsetLink());
  const applyAddress = (wanted: string) => {
    if (wanted.trim() === '') return remove();
    const href = addressMeantBy(wanted);
    if (href === undefined) return setRefused(wanted.trim());
    leave(
      chain()
        .command(({ tr, commands }) => commands.setTextSelection(withoutSpaces(tr)))
        .setLink({ href, target: newTab ? '_blank' : null }),
    );
  };
  const apply = () => applyAddress(address);
  const isSet = current.href !== undefined;
  const isPossible = isSet || !editor.state.selection.empty;
  return {
    ...{ address, setAddress, newTab, setNewTab, refused },
    ...{ isSet, isPossible, apply, applyAddress, remove },
  };
}

export type Link = ReturnType<typeof useLink>;

/** What is selected without spaces around it: they would be underlined with the words. */
function withoutSpaces({ doc, selection: { from, to } }: Transaction) {
  const text = doc.textBetween(from, to, '\0', '\0');
  const words = text.trim();
  if (words === '') return { from, to };
  const start = from + text.indexOf(words);
  // Across paragraphs places count more than letters: then only the beginning is known.
  return text.length === to - from
    ? { from: start, to: start + words.length }
    : { from: start, to };
}
