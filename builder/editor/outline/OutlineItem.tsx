import type { NodeId } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { blockName } from '../../catalogue.ts';
import { isHoldingContent } from '../../contents.ts';
import { givenName, nodeLabel } from '../../node-label.ts';
import { BlockIcon } from '../../ui/BlockIcon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/theme.ts';
import {
  useFlags,
  useFollowedEditor,
  useFollowedUi,
  useNode,
  useProblemsOf,
  useSession,
} from '../context.ts';
import { count } from '../format.ts';
import { usePatternTitle } from '../patterns/use-pattern.ts';
import { imageSummary, nodeSummary } from './node-summary.ts';
import styles from './Outline.module.css';
import { RenameInput } from './RenameInput.tsx';
import type { OutlineRow } from './rows.ts';
import { useHiddenProblems } from './use-hidden-problems.ts';
import { useKeyTitle } from './use-key-title.ts';

interface OutlineItemProps {
  elementId: string;
  row: OutlineRow;
  selected: boolean;
  /** Where the keyboard is. */
  active: boolean;
  /** Leads to what a search found, without being found itself. */
  faint: boolean;
  /** The words in which a search found it, where its name does not say. */
  said: string;
  renaming: boolean;
  onRename: (id: NodeId) => void;
  onRenamed: (id: NodeId, name?: string) => void;
  onToggle: (id: NodeId, expand: boolean) => void;
}

/** One line of the outline; subscribed to its node alone. */
export const OutlineItem = memo(
  function OutlineItem({
    elementId,
    row,
    selected,
    active,
    faint,
    said,
    renaming,
    onRename,
    onRenamed,
    onToggle,
  }: OutlineItemProps) {
    const { ui } = useSession();
    const { id, level } = row;
    const node = useNode(id);
    const problems = useProblemsOf(id).map(({ message }) => message);
    const within = useHiddenProblems(row);
    const marked = [...problems, ...within];
    const lock = useFlags(({ feed }) => feed.lockOf(id));
    const around = useNode(lock ?? id);
    const hiddenBy = useFlags(({ feed }) => feed.hiddenBy(id));
    const hiddenAround = useNode(hiddenBy ?? id);
    const patternTitle = usePatternTitle(node);
    const keyTitle = useKeyTitle(id);
    const words = (node && nodeSummary(node, keyTitle)) || patternTitle;
    const image = useFollowedEditor(({ media }) =>
      node && words === '' ? imageSummary(node, media) : '',
    );
    // What is closed over others and says nothing itself is told from its like by what it begins with.
    const isClosed = row.childCount > 0 && !row.expanded;
    const begins = useNode(words + image === '' && isClosed ? (node?.childIds[0] ?? id) : id);
    const beginning = begins && begins !== node ? nodeSummary(begins) : '';
    const hovered = useFollowedUi((state) => state.hovered === id);
    const [isEntered, setIsEntered] = useState(false);
    // A line that was dragged is left without a word: the pointer is at one line only.
    const pointed = isEntered && hovered;
    const point = (on: boolean) => {
      setIsEntered(on);
      ui.setState({ hovered: on ? id : null });
    };
    useEffect(
      () => () => {
        // A line that goes, as to another tab of the panel, is left by no pointer.
        if (ui.getState().hovered === id) ui.setState({ hovered: null });
      },
      [ui, id],
    );
    if (!node) return null;
    const name = nodeLabel(node);
    // A block with a name of its own says what it is; the others what is in them.
    const about = givenName(node) === '' ? words || image || beginning : blockName(node.component);
    const summary = said || about;
    const isItem = keyTitle !== '' && givenName(node) === '' && isHoldingContent(node);
    const locked = lock !== undefined;
    const isHeld = locked && lock !== id;
    const isHidden = hiddenBy !== undefined;
    const isHiddenAround = isHidden && hiddenBy !== id;
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active line.
      <div
        id={elementId}
        className={classes(
          styles.row,
          selected && styles.selected,
          active && styles.active,
          hovered && styles.hovered,
          faint && styles.faint,
        )}
        style={{ paddingLeft: 8 + (level - 1) * 16 }}
        role="treeitem"
        aria-level={level}
        aria-posinset={row.position}
        aria-setsize={row.siblings}
        aria-selected={selected}
        aria-expanded={row.childCount > 0 ? row.expanded : undefined}
        aria-label={[
          name,
          summary,
          locked && (isHeld ? `bloccato dentro «${around && nodeLabel(around)}»` : 'bloccato'),
          isHidden &&
            (isHiddenAround
              ? `nascosto dentro «${hiddenAround && nodeLabel(hiddenAround)}»`
              : 'nascosto sul sito'),
          problems.length > 0 && count(problems.length, 'problema', 'problemi'),
          within.length > 0 && `${count(within.length, 'problema', 'problemi')} all’interno`,
        ]
          .filter(Boolean)
          .join(', ')}
        draggable={!locked && !renaming}
        data-row={id}
        onDoubleClick={() => onRename(id)}
        // What is dragged takes the pointer along, which leaves no line then.
        onDragStart={() => point(false)}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
      >
        {row.childCount > 0 ? (
          <RowButton
            label={`${row.expanded ? 'Chiudi' : 'Apri'} «${name}»`}
            className={styles.chevron}
            onClick={() => onToggle(id, !row.expanded)}
          >
            {row.expanded ? (
              <Icon name="chevron-down" size={16} />
            ) : (
              <Icon name="chevron-right" size={16} />
            )}
          </RowButton>
        ) : (
          <span className={styles.chevron} />
        )}
        <BlockIcon
          component={node.component}
          size={17}
          className={classes(styles.icon, isReference(node) && styles.shared)}
        />
        {renaming ? (
          <RenameInput node={node} onDone={(text) => onRenamed(id, text)} />
        ) : (
          <span className={styles.label}>
            {/* To whoever looks at the page, the content of a tab is the tab. */}
            <span className={styles.name}>{isItem ? keyTitle : name}</span>
            {summary && (
              <span className={styles.summary}>{isItem && said === '' ? name : summary}</span>
            )}
          </span>
        )}
        {marked.length > 0 && (
          <span className={styles.badge} title={marked.join('\n')}>
            {marked.length}
          </span>
        )}
        {isHidden && !pointed && (
          <Icon
            name="eye-off"
            size={14}
            className={classes(styles.lock, isHiddenAround && styles.lockAround)}
          />
        )}
        {locked && !pointed && (
          <Icon
            name="lock"
            size={14}
            className={classes(styles.lock, isHeld && styles.lockAround)}
          />
        )}
        {pointed && !renaming && <RowActions id={id} lock={lock} hidden={node.hidden === true} />}
      </div>
    );
  },
  (before, after) =>
    before.selected === after.selected &&
    before.active === after.active &&
    before.faint === after.faint &&
    before.said === after.said &&
    before.renaming === after.renaming &&
    sameRow(before.row, after.row),
);

function sameRow(before: OutlineRow, after: OutlineRow): boolean {
  const keys = Object.keys(before) as (keyof OutlineRow)[];
  return keys.every((key) => before[key] === after[key]);
}

/**
 * What the pointer can do with a line; the others go without, as they are many. Moving is done by
 * dragging: more buttons than two would leave no room for the name.
 */
function RowActions({
  id,
  lock,
  hidden,
}: {
  id: NodeId;
  lock: NodeId | undefined;
  hidden: boolean;
}) {
  const { actions } = useSession();
  const locked = lock !== undefined;
  return (
    <span className={styles.actions}>
      {hidden && !locked && (
        <RowButton label="Mostra sul sito" onClick={() => actions.toggleHidden(id)}>
          <Icon name="eye" size={16} />
        </RowButton>
      )}
      {!locked && (
        <RowButton label="Elimina" onClick={() => actions.remove(id)}>
          <Icon name="trash-2" size={16} />
        </RowButton>
      )}
      {/* Last, where it stays: a second press on it must not meet the bin. */}
      <RowButton
        label={locked ? (lock === id ? 'Sblocca' : 'Sblocca il contenitore') : 'Blocca'}
        onClick={() => actions.toggleLock(lock ?? id)}
      >
        {locked ? <Icon name="lock-open" size={16} /> : <Icon name="lock" size={16} />}
      </RowButton>
    </span>
  );
}

/**
 * A button of a line, for the pointer; the keyboard has keys for the same, and goes on in the tree
 * after it, since the button goes with its line or with the pointer.
 */
function RowButton({
  label,
  className,
  onClick,
  children,
}: {
  label: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={className ?? styles.action}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        event.currentTarget.closest<HTMLElement>('[role="tree"]')?.focus();
        onClick();
      }}
    >
      {children}
    </button>
  );
}
