import type { NodeId } from '@renderer/document/types.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { nodeLabel } from '../../node-label.ts';
import { isTextField } from '../../shortcuts.ts';
import { LANDING } from '../../ui/regions.ts';
import { useFollowedEditor, useFollowedUi, useSession } from '../context.ts';
import { keyAction } from './key-action.ts';
import styles from './Outline.module.css';
import { OutlineItem } from './OutlineItem.tsx';
import type { OutlineRow } from './rows.ts';
import { useOutlineDrag } from './use-outline-drag.ts';
import { ROW_HEIGHT, useWindow } from './use-window.ts';

/**
 * The lines of the outline. Only those in view are in the page; the tree itself has the focus and
 * names its active line. Ctrl and Shift select several, by click and by arrow.
 */
export function OutlineTree({
  rows,
  found,
  onToggle,
}: {
  rows: readonly OutlineRow[];
  /** What a search found, and in which words; the other lines only lead there. */
  found?: ReadonlyMap<NodeId, string>;
  onToggle: (id: NodeId, expand: boolean) => void;
}) {
  const { store, ui, actions, canvas } = useSession();
  const editing = useFollowedEditor((state) => state.currentlyEditing);
  const selection = useFollowedUi((state) => state.selection);
  const [active, setActive] = useState<NodeId | null>(editing);
  /** Where the keyboard stays, whatever is selected then: the line that was taken out of it. */
  const [stays, setStays] = useState<NodeId | null>(null);
  const [renaming, setRenaming] = useState<NodeId | null>(null);
  /** Where a range of selected lines begins. */
  const anchor = useRef<NodeId | null>(editing);
  const tree = useRef<HTMLDivElement>(null);
  const { first, last, scrollTo } = useWindow(tree, rows.length);
  const { indicator, handlers } = useOutlineDrag(rows);

  // The selection, wherever it was made, is where the keyboard goes on; let go of, where it was.
  const [followed, setFollowed] = useState({ editing, selection });
  if (followed.editing !== editing || followed.selection !== selection) {
    setFollowed({ editing, selection });
    if (stays !== null) setActive(stays);
    else if (editing !== null) setActive(editing);
    setStays(null);
  }
  useEffect(() => {
    if (selection.size < 2) anchor.current = editing;
  }, [editing, selection]);
  const at = rows.findIndex((row) => row.id === active);
  const activeIndex = at === -1 ? 0 : at;
  const activeRow = rows[activeIndex];
  // Scrolled out of view, it is not in the page.
  const isRendered = activeRow !== undefined && activeIndex >= first && activeIndex < last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that move do not scroll the tree.
  useEffect(() => {
    if (at !== -1) scrollTo(at);
  }, [active]);

  const isSelected = (id: NodeId) => (selection.size > 1 ? selection.has(id) : id === editing);
  const selectRange = (to: number) => {
    const from = rows.findIndex(({ id }) => id === anchor.current);
    const [start, end] = [Math.min(from, to), Math.max(from, to)];
    const target = rows[to]?.id;
    if (from === -1 || target === undefined) return target && actions.select(target);
    actions.selectMany(
      rows.slice(start, end + 1).map(({ id }) => id),
      target,
    );
  };
  const toggleSelected = (id: NodeId) => {
    setStays(id);
    actions.toggleSelected(id);
  };
  const onClick = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest('[data-row]') : null;
    const id = line?.getAttribute('data-row');
    if (!id) return;
    if (event.shiftKey) selectRange(rows.findIndex((row) => row.id === id));
    else if (event.ctrlKey || event.metaKey) {
      anchor.current = id;
      toggleSelected(id);
    } else {
      // Selected already, nothing would lead to it in the page.
      if (id === editing) canvas.current?.showSelected();
      actions.select(id);
    }
  };

  const onContextMenu = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest('[data-row]') : null;
    const id = line?.getAttribute('data-row');
    // A name that is being written has the browser's own menu.
    if (!id || isTextField(event.target)) return;
    event.preventDefault();
    actions.selectFor(id);
    ui.setState({ menuAt: { left: event.clientX, top: event.clientY } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!activeRow || event.target !== event.currentTarget) return;
    const nameOf = ({ id }: OutlineRow) => {
      const node = store.getState().nodes.get(id);
      return node ? nodeLabel(node) : '';
    };
    const action = keyAction(event, { rows, index: activeIndex, nameOf });
    if (!action) return;
    const { id } = activeRow;
    if (action.type === 'take') {
      if (!isSelected(id)) actions.select(id);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (action.type === 'go') {
      if (action.extend) {
        // From where the keyboard is, not from what was selected before it went there.
        if (!isSelected(id)) anchor.current = id;
        selectRange(action.index);
      } else setActive(rows[action.index]?.id ?? null);
    } else if (action.type === 'toggle') onToggle(id, action.expand);
    else if (action.type === 'select') actions.select(id);
    else if (action.type === 'edit') actions.openForm(id);
    else if (action.type === 'toggle-selected') toggleSelected(id);
    else if (action.type === 'select-all') {
      const siblings = rows.filter(({ parentId }) => parentId === activeRow.parentId);
      actions.selectMany(
        siblings.map((row) => row.id),
        id,
      );
    } else if (action.type === 'rename') rename(id);
    else if (action.type === 'move') actions.move(id, action.offset);
    else if (action.type === 'move-in') actions.moveIn(id);
    else if (action.type === 'move-out') actions.moveOut(id);
    else if (action.type === 'delete') actions.remove(id);
    else {
      // Undone, it is this block that is gone back to.
      if (!isSelected(id)) actions.select(id);
      actions.duplicate(id);
    }
  };
  const rename = (id: NodeId) => {
    if (actions.isFree(id)) setRenaming(id);
  };
  const endRename = (id: NodeId, name?: string) => {
    setRenaming(null);
    if (name !== undefined) actions.rename(id, name);
    tree.current?.focus();
  };

  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      {...LANDING}
      aria-label="Struttura della pagina"
      aria-multiselectable="true"
      aria-activedescendant={isRendered ? rowElementId(activeRow.id) : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onContextMenu={onContextMenu}
      {...handlers}
    >
      <div
        className={styles.space}
        role="none"
        style={{ height: rows.length * ROW_HEIGHT, paddingTop: first * ROW_HEIGHT }}
      >
        {rows.slice(first, last).map((row) => (
          <OutlineItem
            key={row.id}
            elementId={rowElementId(row.id)}
            row={row}
            selected={isSelected(row.id)}
            active={row.id === activeRow?.id}
            faint={found !== undefined && !found.has(row.id)}
            said={found?.get(row.id) ?? ''}
            renaming={row.id === renaming}
            onRename={rename}
            onRenamed={endRename}
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
