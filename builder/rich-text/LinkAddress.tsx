import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { LinkTarget } from '../cms/find-links.ts';
import { addressMeantBy } from '../form/widgets/complete-address.ts';
import { SuggestInput, type SuggestLook } from '../form/widgets/SuggestInput.tsx';
import { beginsPlace, noLinkText, useLinkSearch } from '../form/widgets/use-link-search.ts';
import { matchShortcut } from '../shortcuts.ts';
import type { Link } from './use-link.ts';

/**
 * The address of a link, or words of the page it leads to. Enter applies an address as it is, and of
 * words the page that stands first.
 */
export function LinkAddress({
  link,
  find,
  findsPlaces = false,
  onPicked,
  look,
  className,
  icon,
}: {
  link: Link;
  find: (query: string) => Promise<readonly LinkTarget[]>;
  /** `find` knows places of the page, too: by `#`. */
  findsPlaces?: boolean;
  /** The link has been led to what was chosen. */
  onPicked?: (target: LinkTarget) => void;
  look: SuggestLook;
  className: string | undefined;
  icon?: ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const found = useLinkSearch(typed, {
    ...{ find, findsPlaces, listsAll: false, completes: true },
    isUntyped: link.address === '',
  });
  return (
    <SuggestInput
      look={look}
      className={className}
      icon={icon}
      aria-label="Indirizzo del link"
      placeholder="Pagina, https://…, telefono o e-mail"
      aria-invalid={link.refused !== undefined || undefined}
      value={link.address}
      autoFocus
      // Another address is written in the place of the one that stands there.
      onFocus={({ target }) => target.select()}
      found={found}
      empty={noLinkText(typed)}
      isNoAnswer={
        beginsPlace(typed, found) ||
        (link.address.trim() !== '' && addressMeantBy(link.address) === undefined)
      }
      opensAtOnce={link.address === ''}
      onPick={(target) => {
        link.applyAddress(target.address);
        onPicked?.(target);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        link.setAddress(target.value);
      }}
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
