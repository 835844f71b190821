import type { NodeId } from '@renderer/document/types.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { blockName } from '../../catalogue.ts';
import { useEditor, useSession } from '../context.ts';
import { keyAction } from './key-action.ts';
import styles from './Outline.module.css';
import { OutlineItem } from './OutlineItem.tsx';
import type { OutlineRow } from './rows.ts';
import { useOutlineDrag } from './use-outline-drag.ts';
import { ROW_HEIGHT, useWindow } from './use-window.ts';

/**
 * The lines of the outline. Only those in view are in the page; the tree itself has the focus and
 * names its active line.
 */
export function OutlineTree({
  rows,
  onToggle,
}: {
  rows: readonly OutlineRow[];
  onToggle: (id: NodeId, expand: boolean) => void;
}) {
  const { store, actions } = useSession();
  const selected = useEditor((state) => state.currentlyEditing);
  const [active, setActive] = useState<NodeId | null>(selected);
  const tree = useRef<HTMLDivElement>(null);
  const { first, last, scrollTo } = useWindow(tree, rows.length);
  const { indicator, handlers } = useOutlineDrag(rows);

  // The selection, wherever it was made, is where the keyboard goes on.
  useEffect(() => setActive(selected), [selected]);
  const found = rows.findIndex((row) => row.id === active);
  const activeIndex = found === -1 ? 0 : found;
  const activeRow = rows[activeIndex];
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that move do not scroll the tree.
  useEffect(() => {
    if (found !== -1) scrollTo(found);
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!activeRow) return;
    const nameOf = ({ id }: OutlineRow) =>
      blockName(store.getState().nodes.get(id)?.component ?? '');
    const action = keyAction(event, { rows, index: activeIndex, nameOf });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (action.type === 'go') setActive(rows[action.index]?.id ?? null);
    else if (action.type === 'toggle') onToggle(activeRow.id, action.expand);
    else if (action.type === 'select') actions.select(activeRow.id);
    else if (action.type === 'move') actions.move(activeRow.id, action.offset);
    else if (action.type === 'delete') actions.remove(activeRow.id);
    else actions.duplicate(activeRow.id);
  };

  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      aria-label="Struttura della pagina"
      aria-activedescendant={activeRow ? rowElementId(activeRow.id) : undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <div className={styles.space} role="none" style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(first, last).map((row, at) => (
          <OutlineItem
            key={row.id}
            elementId={rowElementId(row.id)}
            row={row}
            top={(first + at) * ROW_HEIGHT}
            selected={row.id === selected}
            active={row.id === activeRow?.id}
            onToggle={onToggle}
          />
        ))}
        {indicator && (
          <div
            className={indicator.inside ? styles.dropInside : styles.dropLine}
            style={{ top: indicator.top, left: indicator.left }}
          />
        )}
      </div>
    </div>
  );
}

const rowElementId = (id: NodeId) => `outline-${id}`;
