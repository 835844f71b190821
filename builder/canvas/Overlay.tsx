import type { NodeId } from '@renderer/document/types.ts';
import { isReference, patternIdOf } from '@renderer/patterns/reference.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { NodeAction } from '../canvas-protocol.ts';
import { isContentOf, isHoldingContent, takesItem } from '../contents.ts';
import { setDragged } from '../drag-data.ts';
import { givenName } from '../node-label.ts';
import { Icon } from '../ui/Icon.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { BAR_ROOM, barPlace, isBarBelow } from './bar-place.ts';
import { useCanvas } from './canvas-runtime.ts';
import type { CanvasStore } from './canvas-store.ts';
import { DropMark } from './DropMark.tsx';
import { kindOf, nameOf } from './kind-of.ts';
import { stuckOver } from './node-elements.ts';
import styles from './Overlay.module.css';
import { richTextBar } from './rich-text-bar.ts';
import { useDrop } from './use-drop.ts';
import { useNodeBox } from './use-node-box.ts';
import { WaitingCaretLine } from './WaitingCaretLine.tsx';

/** Outlines and controls over the page: one layer, so that no block's layout is touched. */
export function Overlay() {
  const runtime = useCanvas();
  const { store, inline } = runtime;
  const rich = useSyncExternalStore(inline.subscribe, inline.getRich);
  const isWriting = useSyncExternalStore(inline.subscribe, inline.isBegun);
  const selected = useSyncExternalStore(store.subscribeView, () => store.getView().selected);
  const hovered = useSyncExternalStore(store.subscribeView, () => store.getView().hovered);
  const selection = useSyncExternalStore(store.subscribeView, () => store.getView().selection);
  const zoom = useSyncExternalStore(store.subscribeView, () => store.getView().zoom);
  const readOnly = useSyncExternalStore(store.subscribeView, () => store.getView().readOnly);
  const { drop, dragging } = useDrop(runtime);
  const isInside = hovered !== null && selected !== null && isWithin(store, hovered, selected);
  const isElsewhere = hovered !== null && selected !== null && !isInside;
  useEffect(() => {
    // What belongs to the editor keeps its size however small the page is shown.
    document.documentElement.style.setProperty('--inverse', String(1 / zoom));
  }, [zoom]);
  if (readOnly) return null;
  return createPortal(
    <div
      className={styles.overlay}
      data-canvas-control
      data-dragging={dragging || undefined}
      data-elsewhere={isElsewhere || undefined}
      data-inside={isInside || undefined}
    >
      {hovered !== null && hovered !== selected && <Outline id={hovered} kind="hovered" />}
      {selection.map((id) => id !== selected && <Outline key={id} id={id} kind="marked" />)}
      {selected !== null && (
        <Outline
          id={selected}
          // The bar, where it stays at the top, would cover what is written.
          kind={isWriting ? 'writing' : selection.length > 1 ? 'marked' : 'selected'}
        />
      )}
      <WaitingCaretLine />
      {rich && (
        <Suspense>
          <richTextBar.Component rich={rich} />
        </Suspense>
      )}
      {drop && <DropMark {...drop} />}
      <KeepUp />
    </div>,
    document.body,
  );
}

function isWithin(store: CanvasStore, id: NodeId, container: NodeId): boolean {
  for (let at: NodeId | undefined = id; at !== undefined; at = store.parentOf(at)) {
    if (at === container) return true;
  }
  return false;
}

/** Has the outlines follow their blocks in the frame that moves these, not in the one after it. */
function KeepUp() {
  const { store, pageWatch } = useCanvas();
  const changes = useSyncExternalStore(store.subscribeNodes, store.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of nodes is what it waits for.
  useLayoutEffect(() => pageWatch.settle(), [changes, pageWatch]);
  return null;
}

function Outline({
  id,
  kind,
}: {
  id: NodeId;
  kind: 'hovered' | 'selected' | 'marked' | 'writing';
}) {
  const { store, patterns, pageWatch } = useCanvas();
  const box = useNodeBox(id);
  const isSelected = kind === 'selected';
  const stuck = useSyncExternalStore(pageWatch.subscribe, () =>
    isSelected ? stuckOver(id, { isNow: true }) : 0,
  );
  const zoom = useSyncExternalStore(store.subscribeView, () => store.getView().zoom);
  const isBelow = useSyncExternalStore(
    pageWatch.subscribe,
    () =>
      isSelected &&
      box !== null &&
      !pageWatch.isDirty() &&
      isBarBelow(box.rect, { zoom, room: stuck }),
  );
  const item = useSyncExternalStore(
    useCallback((listener) => store.subscribeNode(id, listener), [store, id]),
    () => store.getNode(id),
  );
  const lock = useLock(id);
  if (!box || !item) return null;
  const shared = isReference(item.node);
  const title = patterns.get(patternIdOf(item.node) ?? 0)?.title;
  const kindName = shared ? title || 'Blocco condiviso' : kindOf(item.node);
  const name = givenName(item.node) || kindName;
  const isHeld = lock !== undefined && lock !== id;
  const lockName = isHeld ? nameOf(store.getNode(lock)?.node) : '';
  // What stands right above the content of a tab are the tabs.
  const container = store.getNode(store.parentOf(id) ?? '')?.node;
  const isWithin = isHoldingContent(item.node) && isContentOf(item.node, container);
  const { left, top, width, height } = box.rect;
  // Which tab it is the content of stands at its beginning.
  const atEnd = box.atEnd || isWithin;
  const isBar = isSelected && lock === undefined;
  return (
    <div
      className={classNames(
        styles.outline,
        kind !== 'hovered' && styles.selected,
        shared && styles.shared,
        box.toSide && styles.toSide,
      )}
      style={{ left, top, width, height }}
    >
      {/* Of several, the names would lie over one another's words. */}
      {kind !== 'writing' && kind !== 'marked' && (
        // The bar of a block at the right edge grows to the left: the page would cut it off.
        <div
          className={classNames(
            styles.above,
            atEnd && styles.atEnd,
            isWithin && styles.within,
            isBelow && !isWithin && styles.under,
          )}
          style={{
            ...(isSelected && { '--stuck': `${stuck}px` }),
            ...barPlace({ left, end: left + width, atEnd, room: isBar ? BAR_ROOM : 0 }),
          }}
        >
          <span className={styles.name}>
            {shared && <Icon name="component" size={13} label="Blocco condiviso" />}
            {lock === id && <Icon name="lock" size={12} label="Bloccato" />}
            {isHeld && (
              <Icon name="lock" size={12} label={`Dentro «${lockName}», che è bloccato`} />
            )}
            <span className={styles.words}>{name}</span>
          </span>
          {isSelected && (
            <BlockBar
              {...{ id, name, shared, lock }}
              listed={takesItem(item.node, container)?.id}
              unlock={isHeld ? `Sblocca «${lockName}»` : 'Sblocca'}
            />
          )}
        </div>
      )}
      {/* An empty content has a button of its own in it, that adds to the same place. */}
      {isSelected &&
        !isHeld &&
        !(isHoldingContent(item.node) && item.node.childIds.length === 0) && (
          <div className={styles.below}>
            <Control id={id} action="add-after" label={`Aggiungi un blocco dopo «${name}»`} round>
              <Icon name="plus" size={18} />
            </Control>
          </div>
        )}
    </div>
  );
}

/** The block whose lock holds for a block. */
function useLock(id: NodeId): NodeId | undefined {
  const { store } = useCanvas();
  return useSyncExternalStore(store.subscribeNodes, () => store.lockOf(id));
}

function BlockBar({
  id,
  name,
  lock,
  unlock,
  shared,
  listed,
}: {
  id: NodeId;
  name: string;
  /** The block that another tab would come into, where this is about tabs. */
  listed: NodeId | undefined;
  /** The block whose lock holds for this one, and what taking it away is called. */
  lock: NodeId | undefined;
  unlock: string;
  shared: boolean;
}) {
  if (lock !== undefined) {
    return (
      <Toolbar className={styles.toolbar} label={`Azioni su «${name}»`}>
        <Control id={lock} action="toggle-lock" label={unlock}>
          <Icon name="lock-open" size={15} />
        </Control>
      </Toolbar>
    );
  }
  return (
    <Toolbar className={styles.toolbar} label={`Azioni su «${name}»`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it move by keyboard. */}
      <span
        className={styles.handle}
        draggable
        title="Trascina per spostare"
        onDragStart={(event) => setDragged(event.dataTransfer, { nodeId: id })}
      >
        <Icon name="grip-vertical" size={15} />
      </span>
      {shared && (
        <Control id={id} action="edit-shared" label="Modifica blocco condiviso">
          <Icon name="pencil-line" size={15} />
        </Control>
      )}
      {listed !== undefined && (
        <Control id={listed} action="add-item" label="Aggiungi una scheda">
          <Icon name="square-plus" size={15} />
        </Control>
      )}
      <Control id={id} action="move-up" label="Sposta su">
        <Icon name="arrow-up" size={15} />
      </Control>
      <Control id={id} action="move-down" label="Sposta giù">
        <Icon name="arrow-down" size={15} />
      </Control>
      <Control id={id} action="duplicate" label="Duplica">
        <Icon name="copy" size={15} />
      </Control>
      <Control id={id} action="delete" label="Elimina">
        <Icon name="trash-2" size={15} />
      </Control>
    </Toolbar>
  );
}

function Control({
  id,
  action,
  label,
  round = false,
  children,
}: {
  id: NodeId;
  action: NodeAction;
  label: string;
  round?: boolean;
  children: ReactNode;
}) {
  const { tell } = useCanvas();
  return (
    <button
      type="button"
      className={round ? styles.round : styles.control}
      title={label}
      onClick={() => tell({ type: 'action', id, action })}
    >
      {children}
    </button>
  );
}
