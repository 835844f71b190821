import { type MouseEvent, useMemo, useRef } from 'react';
import type { PageEntry } from '../../cms/pages.ts';
import { Tipped } from '../../ui/Tipped.tsx';
import { useIsCut } from '../../ui/use-is-cut.ts';
import { useSession } from '../context.ts';
import { draftState, pageState, plannedState } from '../page-status.ts';
import { followLink, opensElsewhere } from './leave-page.ts';
import styles from './Pages.module.css';

/** A page of the list: its title, where it stands, and what of it is not online yet. */
export function PageLink({ entry, isOpen }: { entry: PageEntry; isOpen: boolean }) {
  const session = useSession();
  const { path, status } = entry;
  const address = `${path}?pb`;
  const title = entry.title || 'Senza titolo';
  const state = isOpen ? `${pageState(entry)}, aperta qui` : pageState(entry);
  const waiting = [draftState(entry), plannedState(entry)].filter((text) => text !== undefined);
  const link = useRef<HTMLAnchorElement>(null);
  const isCut = useIsCut(link);
  const whole = useMemo(() => ({ label: title, reason: path }), [title, path]);
  const follow = (event: MouseEvent) => {
    if (!isOpen) return followLink(session, event, { address, opens: title });
    if (opensElsewhere(event)) return;
    // It is there already, behind the list.
    event.preventDefault();
    session.ui.setState({ pages: null });
  };
  return (
    <Tipped tip={isCut ? whole : undefined}>
      <a
        ref={link}
        className={styles.page}
        href={address}
        onClick={follow}
        aria-current={isOpen ? 'page' : undefined}
        // Of its parts a screen reader would make a single word.
        aria-label={[title, path, state, ...waiting].join(', ')}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.path}>{path === '/' ? '/ · pagina iniziale' : path}</span>
        <span className={styles.status} data-status={status}>
          {state}
          {waiting.map((text) => (
            <span key={text} className={styles.waiting}>
              {text}
            </span>
          ))}
        </span>
      </a>
    </Tipped>
  );
}
