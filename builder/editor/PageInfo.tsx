import { useMemo } from 'react';
import { isPlanOpen } from '../draft/is-unsaved.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Tipped } from '../ui/Tipped.tsx';
import { classes } from '../ui/theme.ts';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { pageState } from './page-status.ts';
import { followLink } from './pages/leave-page.ts';
import { LeaveShared } from './patterns/LeaveShared.tsx';
import { planWords } from './plan-words.ts';
import styles from './TopBar.module.css';

const OPENS = 'Apri un’altra pagina, o creane una';

/** Which page is open and how it stands, with the ways to another. */
export function PageInfo() {
  const session = useSession();
  const { ui } = session;
  const page = useUi((state) => state.page);
  const site = page.status === 'publish' ? page.link : '/';
  const leftVisible = useUi((state) => state.leftVisible);
  /** What shows is not on the site. */
  const planned = useUi((state) => state.planned);
  const isPlan = useFollowedEditor((state) => isPlanOpen(state, planned));
  const title = page.title || 'Senza titolo';
  const isInTrash = useUi((state) => state.isInTrash);
  const state = isInTrash ? 'Nel cestino' : isPlan ? planWords(planned).page : pageState(page);
  // What has no room in the bar is read there.
  const reason = page.isPattern ? undefined : `${state} · ${page.path} · ${OPENS}`;
  const tip = useMemo(() => ({ label: title, reason }), [title, reason]);
  return (
    <>
      {page.isPattern ? (
        <LeaveShared />
      ) : (
        <a
          className={styles.exit}
          href={site}
          onClick={(event) => followLink(session, event, { address: site })}
          aria-label="Esci dall’editor"
          title={page.status === 'publish' ? 'Esci: vai alla pagina sul sito' : 'Esci: vai al sito'}
        >
          <Icon name="arrow-left" size={20} />
        </a>
      )}
      <IconButton
        label="Pannello sinistro"
        pressed={leftVisible}
        onClick={() => ui.setState({ leftVisible: !leftVisible })}
      >
        <Icon name="panel-left" size={20} />
      </IconButton>
      <div className={styles.page}>
        <h1>
          {page.isPattern ? (
            <Tipped tip={tip}>
              <span className={classes(styles.title, styles.fixed)}>
                <span>{page.title}</span>
              </span>
            </Tipped>
          ) : (
            <Tipped tip={tip}>
              <button
                type="button"
                className={styles.title}
                aria-description={OPENS}
                onClick={() => ui.setState({ pages: 'list' })}
              >
                <span>{title}</span>
                <Icon name="chevron-down" size={16} />
              </button>
            </Tipped>
          )}
        </h1>
        <p className={styles.path}>
          {page.isPattern ? (
            <span className={styles.shared}>Blocco condiviso</span>
          ) : (
            <>
              <span
                className={styles.status}
                data-status={isInTrash ? 'draft' : isPlan ? 'future' : page.status}
              >
                {state}
              </span>
              <span className={styles.address}>{page.path}</span>
            </>
          )}
        </p>
      </div>
    </>
  );
}
