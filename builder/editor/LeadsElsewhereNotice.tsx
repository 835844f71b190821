import { useSession, useUi } from './context.ts';
import { Notice } from './Notice.tsx';
import styles from './Notices.module.css';
import { followLink } from './pages/leave-page.ts';

/** Who works on a page that no visitor gets to see may have meant the one they come to. */
export function LeadsElsewhereNotice() {
  const session = useSession();
  const leadsTo = useUi((state) => state.page.leadsTo);
  if (leadsTo === undefined) return null;
  const [path] = leadsTo.split(/[?#]/);
  const address = leadsTo.startsWith('/') ? `${path}?pb` : undefined;
  return (
    <Notice tone="warning" role="status">
      <span>
        <strong>Sul sito questa pagina non si vede:</strong> chi la apre arriva a {leadsTo}.
      </span>
      {address && (
        <a
          className={styles.link}
          href={address}
          onClick={(event) => followLink(session, event, { address, opens: leadsTo })}
        >
          Apri quella
        </a>
      )}
    </Notice>
  );
}
