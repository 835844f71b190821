import { useState } from 'react';
import { ownDifferences } from '../compare/own-differences.ts';
import { loadForm } from '../form/load-form.ts';
import { openKept } from '../open-content.ts';
import { documentOf } from '../store/state.ts';
import { useSession } from './context.ts';
import styles from './DraftDifferences.module.css';
import { Differences } from './revisions/Differences.tsx';
import { SAID_OF_CHANGES } from './revisions/said-of-changes.ts';

/**
 * What unsaved work would change of the page as it is now, for who is asked whether it is to be kept.
 * @param base what it grew from: of what others changed since, nothing is taken back
 */
export function DraftDifferences({ base, content }: { base: string; content: string }) {
  const { store } = useSession();
  const [shown, setShown] = useState<Parameters<typeof Differences>[0]>();
  const look = async () => {
    const before = documentOf(store.getState());
    const after = openKept(content).document;
    const differences = ownDifferences({ base, content }, before);
    // The names of fields are in their forms.
    const blocks = [...before.nodes.values(), ...after.nodes.values()];
    await Promise.allSettled([...new Set(blocks.map((node) => node.component))].map(loadForm));
    setShown({ differences, said: SAID_OF_CHANGES, before: before.nodes, after: after.nodes });
  };
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !shown) void look();
      }}
    >
      <summary>Che cosa c’è di diverso</summary>
      {shown && shown.differences.length === 0 && <p>Niente: la pagina è già così.</p>}
      {shown && shown.differences.length > 0 && <Differences {...shown} />}
    </details>
  );
}
