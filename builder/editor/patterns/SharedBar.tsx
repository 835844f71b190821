import { useState } from 'react';
import type { Usage } from '../../cms/library.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import styles from './Patterns.module.css';
import { UsageList } from './UsageList.tsx';
import { useUsage } from './use-pattern.ts';

/** While a synced pattern is open: what saving it changes. */
export function SharedBar() {
  const { bootstrap } = useSession();
  const usage = useUsage(bootstrap.page.id);
  const [listed, setListed] = useState(false);
  const pages = usage?.length ?? 0;
  const isLive = ({ status, planned, inDraft }: Usage) =>
    status === 'publish' && !planned && !inDraft;
  const live = usage?.filter(isLive).length ?? 0;
  return (
    <div className={styles.bar} role="status">
      <Icon name="component" size={18} />
      <span>
        <strong>Stai modificando un blocco condiviso.</strong>{' '}
        {usage && pages === 0 && 'Per ora nessuna pagina salvata lo usa.'}
        {pages > 0 && usedBy(pages, live)}
        {usage === null && 'Cambia in tutte le pagine che lo usano, appena salvi.'}
      </span>
      {pages > 0 && (
        <button type="button" className={styles.listPages} onClick={() => setListed(true)}>
          {pages === 1 ? 'Vedi quale' : 'Vedi quali'}
        </button>
      )}
      {listed && usage && (
        <Dialog
          title={`«${bootstrap.page.title}» si usa in ${count(pages, 'pagina', 'pagine')}`}
          onClose={() => setListed(false)}
        >
          <UsageList usage={usage} />
        </Dialog>
      )}
    </div>
  );
}

function usedBy(pages: number, live: number): string {
  if (pages === 1) {
    return live === 1
      ? 'Lo usa una pagina: cambia sul sito appena salvi.'
      : 'Lo usa una pagina, ma non ancora online.';
  }
  if (live === pages) return `Lo usano ${pages} pagine: cambiano tutte, sul sito, appena salvi.`;
  const online = live === 0 ? 'nessuna online' : `${live} online: sul sito cambiano appena salvi`;
  return `Lo usano ${pages} pagine, ${online}.`;
}
