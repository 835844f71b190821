import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import control from './control.module.css';
import styles from './RichText.module.css';

/** Address of the link at the selection. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = editor.getAttributes('link') as { href?: string; target?: string | null };
  const [href, setHref] = useState(current.href ?? '');
  const [newTab, setNewTab] = useState(current.target === '_blank');
  const isEmpty = editor.state.selection.empty && current.href === undefined;
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const apply = () => {
    const address = href.trim();
    if (address === '') return remove();
    const target = newTab ? '_blank' : null;
    editor.chain().focus().extendMarkRange('link').setLink({ href: address, target }).run();
    onDone();
  };
  return (
    <div className={styles.link}>
      {isEmpty ? (
        <p className={styles.hint}>Seleziona prima le parole che diventano un link.</p>
      ) : (
        <>
          <input
            className={control.control}
            aria-label="Indirizzo del link"
            placeholder="/pagina oppure https://…"
            value={href}
            spellCheck={false}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it was just asked for.
            autoFocus
            onChange={({ target }) => setHref(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault();
                apply();
              } else if (event.key === 'Escape') {
                event.stopPropagation();
                onDone();
              }
            }}
          />
          <div className={styles.linkActions}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={newTab}
                onChange={({ target }) => setNewTab(target.checked)}
              />
              Nuova scheda
            </label>
            {current.href !== undefined && (
              <Button size="s" variant="quiet" onClick={remove}>
                Togli
              </Button>
            )}
            <Button size="s" variant="primary" onClick={apply}>
              Applica
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
