import { useEffect, useRef } from 'react';
import { setEditing } from '../commands/set-editing.ts';
import { toggleSidekick } from '../commands/toggle-sidekick.ts';
import type { SidekickPanel } from '../store/state.ts';
import { CloseButton } from './CloseButton.tsx';
import { ChecksPanel } from './checks/ChecksPanel.tsx';
import { useEditor, useSession } from './context.ts';
import { MediaPanel } from './media/MediaPanel.tsx';
import { NodePanel } from './NodePanel.tsx';
import { RevisionsPanel } from './revisions/RevisionsPanel.tsx';
import styles from './Sidekick.module.css';

const TITLES: Record<SidekickPanel, string> = {
  node: 'Proprietà',
  media: 'Immagini della pagina',
  problems: 'Controlli della pagina',
  revisions: 'Versioni della pagina',
};

/** The side panel: properties of the selected block, images of the page, or its problems. */
export function Sidekick() {
  const { store } = useSession();
  const panel = useEditor((state) => state.sidekick.component) ?? 'node';
  const close = () => {
    if (panel === 'node') setEditing(store, { id: null });
    else toggleSidekick(store);
  };
  const element = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const editing = useEditor((state) => state.currentlyEditing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another block comes into the panel.
  useEffect(() => {
    // The button that was pressed went with its block: the keyboard goes on here.
    if (hadFocus.current && document.activeElement === document.body) element.current?.focus();
  }, [editing]);
  return (
    <aside
      ref={element}
      className={styles.sidekick}
      aria-label={TITLES[panel]}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {panel === 'node' ? (
        <NodePanel onClose={close} />
      ) : (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{TITLES[panel]}</h2>
            <CloseButton onClick={close} />
          </div>
          {panel === 'media' && <MediaPanel />}
          {panel === 'problems' && <ChecksPanel />}
          {panel === 'revisions' && <RevisionsPanel />}
        </>
      )}
    </aside>
  );
}
