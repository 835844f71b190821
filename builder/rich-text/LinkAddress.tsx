import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { matchShortcut } from '../shortcuts.ts';
import type { Link } from './use-link.ts';

/** The address of a link; Enter applies it. */
export function LinkAddress({ link, className }: { link: Link; className: string | undefined }) {
  return (
    <input
      className={className}
      aria-label="Indirizzo del link"
      placeholder="/pagina oppure https://…"
      aria-invalid={link.refused !== undefined || undefined}
      value={link.address}
      spellCheck={false}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: it was just asked for.
      autoFocus
      onChange={({ target }) => link.setAddress(target.value)}
      onKeyDown={(event) => {
        // What is saved includes the link that is being written.
        if (matchShortcut(event.nativeEvent) === 'save') link.apply();
        if (event.key !== 'Enter') return;
        event.preventDefault();
        link.apply();
      }}
    />
  );
}

/** Says why an address was not applied. */
export function RefusedAddress({ link, className }: { link: Link; className: string | undefined }) {
  if (link.refused === undefined) return null;
  return (
    <p className={className} role="alert">
      «{link.refused}» non è un indirizzo: scrivi /pagina, https://…, un’e-mail o un numero.
    </p>
  );
}

/** Said in place of the field where there is nothing to link, until words are selected or Escape. */
export function NothingToLink({
  editor,
  className,
  onDone,
}: {
  editor: Editor;
  className: string | undefined;
  onDone: () => void;
}) {
  useEffect(() => {
    const text = editor.view.dom;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onDone();
    };
    editor.on('selectionUpdate', onDone);
    text.addEventListener('keydown', onKeyDown);
    return () => {
      editor.off('selectionUpdate', onDone);
      text.removeEventListener('keydown', onKeyDown);
    };
  }, [editor, onDone]);
  return (
    <p className={className} role="status">
      Seleziona prima le parole che diventano un link.
    </p>
  );
}
