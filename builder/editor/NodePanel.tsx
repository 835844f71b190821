import type { NodeId } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import { memo } from 'react';
import { blockName, findBlock } from '../catalogue.ts';
import { BlockForm } from '../form/BlockForm.tsx';
import { HelpText } from '../form/HelpText.tsx';
import { whyFixed, whyHeld, whyKept } from '../locks.ts';
import { givenName, nodeLabel } from '../node-label.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { altKeysOf, keysOf } from '../ui/keys.ts';
import { LANDING } from '../ui/regions.ts';
import { Toolbar } from '../ui/Toolbar.tsx';
import { classes } from '../ui/theme.ts';
import { whyNotIn, whyNotOut } from '../why-not-moved.ts';
import { CloseButton } from './CloseButton.tsx';
import { Mending } from './checks/Mending.tsx';
import { useFlags, useFollowedEditor, useFollowedUi, useNode, useSession } from './context.ts';
import { MoreActions } from './MoreActions.tsx';
import styles from './NodePanel.module.css';
import { SharedPanel } from './patterns/SharedPanel.tsx';
import { usePatternTitle } from './patterns/use-pattern.ts';
import { SampleNote } from './SampleNote.tsx';
import { SelectionPanel } from './SelectionPanel.tsx';

/** Properties of the selected block. */
export function NodePanel() {
  const several = useFollowedUi((state) => state.selection.size > 1);
  const id = useFollowedEditor((state) => state.currentlyEditing);
  if (id === null) return null;
  if (several) return <SelectionPanel />;
  return (
    <>
      <Mending id={id} />
      <SelectedNode id={id} />
    </>
  );
}

function SelectedNode({ id }: { id: string }) {
  const node = useNode(id);
  const patternTitle = usePatternTitle(node);
  const lock = useFlags(({ feed }) => feed.lockOf(id));
  const locked = lock !== undefined;
  if (!node) return null;
  const block = findBlock(node.component);
  return (
    <>
      <div className={styles.head}>
        <span className={classes(styles.picture, isReference(node) && styles.shared)}>
          <BlockIcon component={node.component} />
        </span>
        <div className={styles.names}>
          <h2 className={styles.name}>{givenName(node) || patternTitle || nodeLabel(node)}</h2>
          <p className={styles.help}>
            {givenName(node) === '' && patternTitle === '' ? (
              <HelpText text={block?.help ?? ''} />
            ) : (
              blockName(node.component)
            )}
          </p>
        </div>
        <CloseButton />
      </div>
      <Tools id={id} />
      {locked && <LockNotice id={id} lock={lock} />}
      <HiddenNotice id={id} locked={locked} />
      {!locked && <SampleNote key={id} node={node} />}
      {isReference(node) && <SharedPanel key={id} node={node} locked={locked} />}
      {block && <BlockForm id={id} component={node.component} locked={locked} />}
      {!block && !isReference(node) && (
        <p className={styles.unknown}>
          Il blocco «{node.component}» non è nel catalogo: i suoi dati restano salvati, ma sul sito
          non appare.
        </p>
      )}
    </>
  );
}

/** Says why the fields are only to be read, and takes the lock away: the block's own, or the one around it. */
function LockNotice({ id, lock }: { id: NodeId; lock: NodeId }) {
  const { actions } = useSession();
  const around = useNode(lock);
  const isOwn = lock === id;
  return (
    <FlagNotice
      icon="lock"
      undo={isOwn ? 'Sblocca' : 'Sblocca il contenitore'}
      onUndo={() => actions.toggleLock(lock)}
    >
      {isOwn
        ? 'Bloccato: i campi si leggono, ma non si cambiano finché non lo sblocchi.'
        : `È dentro «${around && nodeLabel(around)}», che è bloccato.`}
    </FlagNotice>
  );
}

/** Says that visitors do not see the block, and shows it to them again: itself, or what it lies in. */
function HiddenNotice({ id, locked }: { id: NodeId; locked: boolean }) {
  const { actions } = useSession();
  const hidden = useFlags(({ feed }) => feed.hiddenBy(id));
  const around = useNode(hidden ?? id);
  if (hidden === undefined) return null;
  const isOwn = hidden === id;
  return (
    <FlagNotice
      icon="eye-off"
      undo={locked ? undefined : isOwn ? 'Mostra sul sito' : 'Mostra il contenitore'}
      onUndo={() => actions.toggleHidden(hidden)}
    >
      {isOwn
        ? 'Nascosto: resta nella pagina, ma sul sito non si vede.'
        : `È dentro «${around && nodeLabel(around)}», che è nascosto.`}
    </FlagNotice>
  );
}

function FlagNotice({
  icon,
  undo,
  onUndo,
  children,
}: {
  icon: 'lock' | 'eye-off';
  /** What taking the flag away is called; undefined where it cannot be. */
  undo: string | undefined;
  onUndo: () => void;
  children: string;
}) {
  return (
    <div className={styles.locked} {...LANDING}>
      <Icon name={icon} size={18} />
      <p>{children}</p>
      {undo && (
        <Button
          size="s"
          onClick={() => {
            // The button goes with what it says: the keyboard goes on at the block's actions.
            document.querySelector<HTMLElement>('[data-lock]')?.focus();
            onUndo();
          }}
        >
          {undo}
        </Button>
      )}
    </div>
  );
}

const IS_SHARED = 'È già un blocco condiviso.';

/** Actions on whichever block is selected: the buttons stay while the selection goes on. */
const Tools = memo(function Tools({ id: selected }: { id: NodeId }) {
  const session = useSession();
  const { actions, store, feed } = session;
  const lock = useFlags(() => feed.lockOf(selected));
  const fixed = useFlags(() => whyFixed(session, selected));
  const held = useFlags(() => whyHeld(session, selected));
  const kept = useFlags(() => whyKept(session, selected));
  const notIn = useFlags(() => whyNotIn(session, selected));
  const notOut = useFlags(() => whyNotOut(session, selected));
  const isShared = useFollowedEditor(({ nodes }) => {
    const node = nodes.get(selected);
    return node !== undefined && isReference(node);
  });
  const isHidden = useFollowedEditor(({ nodes }) => nodes.get(selected)?.hidden === true);
  const onSelected = (act: (id: NodeId) => void) => () => {
    const { currentlyEditing } = store.getState();
    if (currentlyEditing !== null) act(currentlyEditing);
  };
  return (
    <Toolbar className={styles.tools} label="Azioni sul blocco" ofBlock>
      <IconButton
        label="Sposta su"
        keys={altKeysOf('↑')}
        reason={fixed}
        onClick={onSelected((id) => actions.move(id, -1))}
      >
        <Icon name="arrow-up" size={18} />
      </IconButton>
      <IconButton
        label="Sposta giù"
        keys={altKeysOf('↓')}
        reason={fixed}
        onClick={onSelected((id) => actions.move(id, 1))}
      >
        <Icon name="arrow-down" size={18} />
      </IconButton>
      <IconButton
        label="Duplica"
        keys={keysOf('D')}
        reason={held}
        onClick={onSelected(actions.duplicate)}
      >
        <Icon name="copy" size={18} />
      </IconButton>
      <IconButton
        label={
          lock === undefined
            ? 'Blocca: nessuno lo cambia per sbaglio'
            : held === undefined
              ? 'Sblocca'
              : 'Sblocca il contenitore'
        }
        pressed={lock !== undefined}
        data-lock
        onClick={onSelected((id) => actions.toggleLock(feed.lockOf(id) ?? id))}
      >
        {lock === undefined ? <Icon name="lock" size={18} /> : <Icon name="lock-open" size={18} />}
      </IconButton>
      <MoreActions
        {...{ fixed, held, kept, notIn, notOut, onSelected }}
        shared={isShared ? IS_SHARED : undefined}
        hidden={isHidden}
      />
      <span className={styles.gap} />
      <IconButton
        label="Elimina"
        keys="Canc"
        reason={kept}
        className={styles.delete}
        onClick={onSelected(actions.remove)}
      >
        <Icon name="trash-2" size={18} />
      </IconButton>
    </Toolbar>
  );
});
