import type { Editor } from '@tiptap/react';
import { LinkAddress, NothingToLink, RefusedAddress } from '../../rich-text/LinkAddress.tsx';
import { useLink } from '../../rich-text/use-link.ts';
import { Button } from '../../ui/Button.tsx';
import control from './control.module.css';
import styles from './RichText.module.css';

/** The link at the selection: its address and where it opens. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const link = useLink(editor, onDone);
  if (!link.isPossible) {
    return (
      <div className={styles.link}>
        <NothingToLink editor={editor} className={styles.hint} onDone={onDone} />
      </div>
    );
  }
  return (
    <div className={styles.link}>
      <LinkAddress link={link} className={control.control} />
      <RefusedAddress link={link} className={styles.refused} />
      <div className={styles.linkActions}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={link.newTab}
            onChange={({ target }) => link.setNewTab(target.checked)}
          />
          Nuova scheda
        </label>
        {link.isSet && (
          <Button size="s" variant="quiet" onClick={link.remove}>
            Togli
          </Button>
        )}
        <Button size="s" variant="primary" onClick={link.apply}>
          Applica
        </Button>
      </div>
    </div>
  );
}
