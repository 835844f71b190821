import { setEditing } from '../commands/set-editing.ts';
import { toggleSidekick } from '../commands/toggle-sidekick.ts';
import type { SidekickPanel } from '../store/state.ts';
import { CloseButton } from './CloseButton.tsx';
import { useEditor, useSession } from './context.ts';
import { MediaPanel } from './media/MediaPanel.tsx';
import { NodePanel } from './NodePanel.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import styles from './Sidekick.module.css';

const TITLES: Record<SidekickPanel, string> = {
  node: 'Proprietà',
  media: 'Immagini della pagina',
  problems: 'Controlli della pagina',
};

/** The side panel: properties of the selected block, images of the page, or its problems. */
export function Sidekick() {
  const { store } = useSession();
  const panel = useEditor((state) => state.sidekick.component) ?? 'node';
  const close = () => {
    if (panel === 'node') setEditing(store, { id: null });
    else toggleSidekick(store);
  };
  return (
    <aside className={styles.sidekick} aria-label={TITLES[panel]}>
      {panel === 'node' ? (
        <NodePanel onClose={close} />
      ) : (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{TITLES[panel]}</h2>
            <CloseButton onClick={close} />
          </div>
          {panel === 'media' ? <MediaPanel /> : <ProblemsPanel />}
        </>
      )}
    </aside>
  );
}
