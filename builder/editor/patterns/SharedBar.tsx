import { useState } from 'react';
import type { Usage } from '../../cms/library.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession, useUi } from '../context.ts';
import { count } from '../format.ts';
import styles from './Patterns.module.css';
import { UsageList } from './UsageList.tsx';
import { useUsage } from './use-pattern.ts';

/** While a synced pattern is open: what saving it changes. */
export function SharedBar() {
  const { bootstrap } = useSession();
  const usage = useUsage(bootstrap.page.id);
  const isGone = useUi((state) => state.isInTrash);
  const [listed, setListed] = useState(false);
  const pages = isGone ? 0 : (usage?.length ?? 0);
  return (
    <div className={styles.bar} role="status">
      <Icon name="component" size={18} />
      <span>
        <strong>Stai modificando un blocco condiviso.</strong>{' '}
        {isGone ? 'È stato eliminato.' : usedBy(usage)}
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

/** @param usage undefined while it is looked for, null where that is not known */
function usedBy(usage: readonly Usage[] | null | undefined): string {
  if (usage === undefined) return '';
  if (usage === null) return 'Cambia in tutte le pagine che lo usano, appena salvi.';
  const pages = usage.length;
  if (pages === 0) return 'Per ora nessuna pagina salvata lo usa.';
  const live = usage.filter(
    ({ status, planned, inDraft }) => status === 'publish' && !planned && !inDraft,
  ).length;
  if (pages === 1) {
    return live === 1
      ? 'Lo usa una pagina: cambia sul sito appena salvi.'
      : 'Lo usa una pagina, ma non ancora online.';
  }
  if (live === pages) return `Lo usano ${pages} pagine: cambiano tutte, sul sito, appena salvi.`;
  const online = live === 0 ? 'nessuna online' : `${live} online: sul sito cambiano appena salvi`;
  return `Lo usano ${pages} pagine, ${online}.`;
}
