import { useState } from 'react';
import { comparePages } from '../compare/compare-pages.ts';
import { loadForm } from '../form/load-form.ts';
import { openContent, openKept } from '../open-content.ts';
import styles from './DraftDifferences.module.css';
import { Differences } from './revisions/Differences.tsx';
import { SAID_OF_CHANGES } from './revisions/said-of-changes.ts';

/** What unsaved work has changed of a page, for who is asked whether it is to be kept. */
export function DraftDifferences({ base, content }: { base: string; content: string }) {
  const [shown, setShown] = useState<Parameters<typeof Differences>[0]>();
  const look = async () => {
    const [before, after] = [openContent(base).document, openKept(content).document];
    const differences = comparePages(before, after);
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
