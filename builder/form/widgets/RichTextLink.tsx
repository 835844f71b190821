import type { Editor } from '@tiptap/react';
import { useCallback } from 'react';
import { findTargets } from '../../cms/find-targets.ts';
import { useSession } from '../../editor/context.ts';
import { LinkAddress, NothingToLink, RefusedAddress } from '../../rich-text/LinkAddress.tsx';
import { useLink } from '../../rich-text/use-link.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/theme.ts';
import control from './control.module.css';
import styles from './RichText.module.css';
import suggest from './SuggestInput.module.css';

/** The link at the selection: its address and where it opens. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const link = useLink(editor, onDone);
  const session = useSession();
  const find = useCallback((query: string) => findTargets(session, query), [session]);
  if (!link.isPossible) {
    return (
      <div className={styles.link}>
        <NothingToLink editor={editor} className={styles.hint} onDone={onDone} />
      </div>
    );
  }
  return (
    <div className={styles.link}>
      <LinkAddress
        link={link}
        find={find}
        findsPlaces
        onPicked={session.actions.makePlace}
        look={suggest}
        className={classes(control.frame, styles.address)}
        icon={<Icon name="link-2" size={16} className={styles.addressIcon} />}
      />
      <RefusedAddress link={link} className={styles.refused} />
      <div className={styles.linkActions}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={link.newTab}
            onChange={({ target }) => link.setNewTab(target.checked)}
          />
          In un’altra finestra
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
