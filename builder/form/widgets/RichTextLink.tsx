import type { Editor } from '@tiptap/react';
import { LinkAddress, NOTHING_TO_LINK, RefusedAddress } from '../../rich-text/LinkAddress.tsx';
import { useLink } from '../../rich-text/use-link.ts';
import { Button } from '../../ui/Button.tsx';
import control from './control.module.css';
import styles from './RichText.module.css';

/** The link at the selection: its address and where it opens; Escape leaves it as it is. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const link = useLink(editor, onDone);
  if (!link.isPossible) {
    return (
      <div className={styles.link}>
        <p className={styles.hint}>{NOTHING_TO_LINK}</p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key closes what stands in it.
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        link.leave();
      }}
    >
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
