import type { DocumentNode } from '@renderer/document/types.ts';
import { useRef, useState } from 'react';
import { blockName } from '../../catalogue.ts';
import { useHeldField } from '../../form/use-held-field.ts';
import { givenName, MAX_NAME } from '../../node-label.ts';
import { useCalledBy } from '../use-called-by.ts';
import styles from './Outline.module.css';

/** The name of a block, or the title it is called by, being written: Enter keeps it, Escape leaves it as it was. */
export function RenameInput({
  node,
  onDone,
}: {
  node: DocumentNode;
  onDone: (name?: string) => void;
}) {
  const item = useCalledBy(node.id);
  const [before] = useState(item?.title ?? givenName(node));
  const [name, setName] = useState(before);
  // Leaving moves the focus, which would end the writing once more.
  const ended = useRef(false);
  const end = (written?: string) => {
    if (ended.current) return;
    ended.current = true;
    onDone(written);
  };
  useHeldField({ commit: () => end(name), isHolding: name !== before });
  return (
    <input
      className={styles.rename}
      data-own-undo
      aria-label={item ? 'Titolo della scheda' : `Nome di «${blockName(node.component)}»`}
      title={item ? undefined : 'Si vede solo qui nell’editor'}
      placeholder={blockName(node.component)}
      maxLength={item ? undefined : MAX_NAME}
      value={name}
      // biome-ignore lint/a11y/noAutofocus: it was just asked for.
      autoFocus
      onFocus={({ target }) => target.select()}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => end(name)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        event.stopPropagation();
        if (event.key === 'Enter') end(name);
        else if (event.key === 'Escape') end();
      }}
    />
  );
}
