import { useEffect, useRef } from 'react';
import { isTextField } from '../shortcuts.ts';
import type { SidekickPanel } from '../store/state.ts';
import { restIn } from '../ui/regions.ts';
import { CloseButton } from './CloseButton.tsx';
import { ChecksPanel } from './checks/ChecksPanel.tsx';
import { useEditor, useFollowedEditor } from './context.ts';
import { MediaPanel } from './media/MediaPanel.tsx';
import { NodePanel } from './NodePanel.tsx';
import { ChangesPanel } from './revisions/ChangesPanel.tsx';
import { RevisionsPanel } from './revisions/RevisionsPanel.tsx';
import styles from './Sidekick.module.css';

const TITLES: Record<SidekickPanel, string> = {
  node: 'Proprietà',
  media: 'Immagini della pagina',
  problems: 'Controlli della pagina',
  revisions: 'Versioni della pagina',
  changes: 'Che cosa cambia sul sito',
};

/** The side panel: properties of the selected block, images of the page, or its problems. */
export function Sidekick() {
  const panel = useEditor((state) => state.sidekick.component) ?? 'node';
  const element = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const editing = useFollowedEditor((state) => state.currentlyEditing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another block, or another panel, comes in its place.
  useEffect(() => {
    // The button that was pressed went with its block: the keyboard goes on here.
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost && element.current) restIn(element.current);
  }, [editing, panel]);
  return (
    <aside
      ref={element}
      className={styles.sidekick}
      aria-label={TITLES[panel]}
      data-region
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      // As in the page: out of the text first, then away from the block.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return;
        if (!isTextField(event.target) || !event.currentTarget.contains(event.target as Node))
          return;
        event.preventDefault();
        event.stopPropagation();
        element.current?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {panel === 'node' ? (
        <NodePanel />
      ) : (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{TITLES[panel]}</h2>
            <CloseButton />
          </div>
          {panel === 'media' && <MediaPanel />}
          {panel === 'problems' && <ChecksPanel />}
          {panel === 'revisions' && <RevisionsPanel />}
          {panel === 'changes' && <ChangesPanel />}
        </>
      )}
    </aside>
  );
}
