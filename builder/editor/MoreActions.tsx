import type { NodeId } from '@renderer/document/types.ts';
import { useState } from 'react';
import { takesItem } from '../contents.ts';
import control from '../form/widgets/control.module.css';
import { givenName, MAX_NAME, nodeLabel } from '../node-label.ts';
import type { Session } from '../session.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { altKeysOf, keysOf } from '../ui/keys.ts';
import { Menu } from '../ui/Menu.tsx';
import { useSession, useUi } from './context.ts';
import { keyTitleIn, namedHere } from './named-node.ts';
import { useCalledBy } from './use-called-by.ts';

/** Further actions on the selected block. */
export function MoreActions({
  fixed,
  held,
  kept,
  notIn,
  notOut,
  shared,
  hidden,
  onSelected,
}: {
  /** Why the block cannot be changed, why not be doubled, and why not be taken away. */
  fixed: string | undefined;
  held: string | undefined;
  kept: string | undefined;
  /** Why it cannot go into the container before it, and why not out of its own. */
  notIn: string | undefined;
  notOut: string | undefined;
  /** Why it cannot become one block for all pages. */
  shared: string | undefined;
  /** Whether visitors do not see it. */
  hidden: boolean;
  /** Does something with the block that is selected then. */
  onSelected: (act: (id: NodeId) => void) => () => void;
}) {
  const session = useSession();
  const { actions, feed, store, ui } = session;
  const [renaming, setRenaming] = useState<NodeId | null>(null);
  const menuAt = useUi((state) => state.menuAt);
  const { currentlyEditing, nodes } = store.getState();
  const node = nodes.get(currentlyEditing ?? '');
  const container = nodes.get(feed.parentOf(node?.id ?? '') ?? '');
  const listed = takesItem(node, container);
  const siblings = container?.childIds ?? [];
  const calledOf = (each: NodeId | undefined) => each && placedName(session, each);
  const before = calledOf(siblings[siblings.indexOf(node?.id ?? '') - 1]);
  const around = calledOf(container?.id);
  return (
    <>
      <Menu
        label="Altre azioni"
        icon={<Icon name="ellipsis" size={18} />}
        at={menuAt}
        // Where it was asked for there are several blocks, one within another.
        {...(menuAt && currentlyEditing && { heading: namedHere(session, currentlyEditing) })}
        onClose={() => ui.setState({ menuAt: null })}
        entries={[
          // Beside its button these have buttons of their own.
          ...(menuAt
            ? [
                {
                  ...{ label: 'Duplica il blocco', keys: keysOf('D'), reason: held },
                  icon: <Icon name="copy" size={17} />,
                  onSelect: onSelected(actions.duplicate),
                },
                {
                  ...{ label: 'Elimina il blocco', keys: 'Canc', reason: kept },
                  icon: <Icon name="trash-2" size={17} />,
                  onSelect: onSelected(actions.remove),
                },
                {
                  ...{ label: node?.uneditable ? 'Sblocca' : 'Blocca', reason: held },
                  icon: <Icon name={node?.uneditable ? 'lock-open' : 'lock'} size={17} />,
                  onSelect: onSelected(actions.toggleLock),
                },
                'divider' as const,
              ]
            : []),
          ...(listed
            ? [
                {
                  ...{ label: 'Aggiungi una scheda', reason: fixed },
                  icon: <Icon name="square-plus" size={17} />,
                  onSelect: onSelected(actions.appendItem),
                },
              ]
            : []),
          {
            ...{ label: 'Rinomina…', keys: 'F2', reason: fixed },
            icon: <Icon name="pencil-line" size={17} />,
            onSelect: onSelected(setRenaming),
          },
          {
            ...{ label: hidden ? 'Mostra sul sito' : 'Nascondi sul sito', reason: fixed },
            icon: hidden ? <Icon name="eye" size={17} /> : <Icon name="eye-off" size={17} />,
            onSelect: onSelected(actions.toggleHidden),
          },
          'divider',
          {
            ...{
              label: 'Copia',
              keys: keysOf('C'),
              icon: <Icon name="clipboard-copy" size={17} />,
            },
            onSelect: () => actions.copy(),
          },
          {
            ...{ label: 'Taglia', keys: keysOf('X'), reason: kept },
            icon: <Icon name="scissors" size={17} />,
            onSelect: () => actions.cut(),
          },
          {
            ...{
              label: 'Incolla dopo',
              keys: keysOf('V'),
              icon: <Icon name="clipboard-paste" size={17} />,
            },
            onSelect: () => actions.paste(),
          },
          'divider',
          {
            label: 'Salva per riusare…',
            icon: <Icon name="bookmark" size={17} />,
            onSelect: () => ui.setState({ patternOpen: 'copy' }),
          },
          {
            ...{ label: 'Crea un blocco condiviso…', reason: shared ?? kept },
            icon: <Icon name="component" size={17} />,
            onSelect: () => ui.setState({ patternOpen: 'synced' }),
          },
          {
            label: 'Dove si usa questo tipo di blocco',
            icon: <Icon name="file-search" size={17} />,
            onSelect: onSelected((id) => {
              const component = store.getState().nodes.get(id)?.component;
              if (component) ui.setState({ whereUsed: { component } });
            }),
          },
          'divider',
          {
            ...{
              label: notIn === undefined && before ? `Dentro «${before}»` : INTO,
              keys: altKeysOf('→'),
              reason: notIn,
            },
            icon: <Icon name="corner-down-right" size={17} />,
            onSelect: onSelected(actions.moveIn),
          },
          {
            ...{
              label: notOut === undefined && around ? `Fuori da «${around}»` : OUT_OF,
              ...{ keys: altKeysOf('←'), reason: notOut },
            },
            icon: <Icon name="corner-up-left" size={17} />,
            onSelect: onSelected(actions.moveOut),
          },
        ]}
      />
      {renaming !== null && <RenameDialog id={renaming} onClose={() => setRenaming(null)} />}
    </>
  );
}

const INTO = 'Dentro il contenitore che precede';
const OUT_OF = 'Fuori dal contenitore';

/** A container as it is called in a line of a menu: the content of a tab is the tab. */
function placedName({ store }: Session, id: NodeId): string {
  const { nodes } = store.getState();
  const node = nodes.get(id);
  return node ? keyTitleIn(nodes, node) || nodeLabel(node) : '';
}

function RenameDialog({ id, onClose }: { id: NodeId; onClose: () => void }) {
  const { store, actions } = useSession();
  const node = store.getState().nodes.get(id);
  const item = useCalledBy(id);
  const [name, setName] = useState(item?.title ?? (node ? givenName(node) : ''));
  const label = item ? 'Titolo della scheda' : 'Nome del blocco';
  const apply = () => {
    actions.rename(id, name);
    onClose();
  };
  return (
    <Dialog
      title={label}
      description={
        item
          ? 'È quello che legge chi visita.'
          : 'Si vede solo qui nell’editor. Vuoto, torna il nome del tipo di blocco.'
      }
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={apply}>
          Rinomina
        </Button>
      }
    >
      <input
        className={control.control}
        aria-label={label}
        maxLength={item ? undefined : MAX_NAME}
        value={name}
        autoFocus
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The button that the keyboard goes back to would be pressed by it.
          event.preventDefault();
          apply();
        }}
      />
    </Dialog>
  );
}
