import { useMemo } from 'react';
import { comparePages } from '../../compare/compare-pages.ts';
import { openContent } from '../../open-content.ts';
import { Button } from '../../ui/Button.tsx';
import { LANDING } from '../../ui/regions.ts';
import { useFollowedEditor, useSession, useUi } from '../context.ts';
import { count } from '../format.ts';
import { Differences } from './Differences.tsx';
import styles from './Revisions.module.css';
import { SAID_OF_CHANGES } from './said-of-changes.ts';

/** What publishing the page would change for visitors. */
export function ChangesPanel() {
  const { actions } = useSession();
  const online = useUi((state) => state.savedContent);
  const isLive = useUi((state) => state.page.status === 'publish');
  const isChecking = useUi(({ checks }) => checks.state === 'running');
  const isSaving = useFollowedEditor(({ meta }) => meta.isSaving);
  const nodes = useFollowedEditor((state) => state.nodes);
  const media = useFollowedEditor((state) => state.media);
  const { document, opened } = useMemo(() => openContent(online), [online]);
  const differences = useMemo(
    () => comparePages(document, { nodes, media }),
    [document, nodes, media],
  );
  if (!isLive) return <Note text="La pagina non è online: sul sito non cambia niente." />;
  if ('reason' in opened) return <Note text={opened.reason} />;
  if (differences.length === 0) return <Note text="La pagina è com’è sul sito." />;
  return (
    <div className={styles.changes} {...LANDING}>
      <p className={styles.sum}>
        {count(differences.length, 'differenza', 'differenze')} dalla pagina online. In rosso com’è
        adesso sul sito, in verde come sarà.
      </p>
      <Differences
        {...{ differences, said: SAID_OF_CHANGES, before: document.nodes, after: nodes }}
      />
      <div className={styles.actions}>
        <Button
          size="s"
          variant="primary"
          disabled={isChecking || isSaving}
          onClick={() => void actions.publish()}
        >
          {isChecking ? 'Controllo…' : isSaving ? 'Pubblicazione…' : 'Pubblica le modifiche'}
        </Button>
      </div>
    </div>
  );
}

const Note = ({ text }: { text: string }) => (
  <p className={styles.note} {...LANDING}>
    {text}
  </p>
);
