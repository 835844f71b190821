import { whyFixed, whyHeld, whyKept } from '../locks.ts';
import { selectedIds } from '../selection.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { altKeysOf, keysOf } from '../ui/keys.ts';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';
import { LANDING } from '../ui/regions.ts';
import { Toolbar } from '../ui/Toolbar.tsx';
import { CloseButton } from './CloseButton.tsx';
import { useFollowedEditor, useFollowedUi, useSession, useUi } from './context.ts';
import { count } from './format.ts';
import { namedHere } from './named-node.ts';
import styles from './SelectionPanel.module.css';

/** What can be done with several blocks at once. */
export function SelectionPanel() {
  const session = useSession();
  const { actions, ui } = session;
  const menuAt = useUi((state) => state.menuAt);
  useFollowedUi((state) => state.selection);
  const nodes = useFollowedEditor((state) => state.nodes);
  const ids = selectedIds(session);
  const [first] = ids;
  if (first === undefined) return null;
  const locked = ids.every((id) => nodes.get(id)?.uneditable);
  const hidden = ids.every((id) => nodes.get(id)?.hidden);
  const reasonOf = (why: typeof whyFixed) => ids.map((id) => why(session, id)).find(Boolean);
  const [fixed, held, kept] = [reasonOf(whyFixed), reasonOf(whyHeld), reasonOf(whyKept)];
  const selected = count(ids.length, 'blocco selezionato', 'blocchi selezionati');
  const tools: MenuEntry[] = [
    {
      ...{ label: 'Sposta su', keys: altKeysOf('↑'), reason: fixed },
      icon: <Icon name="arrow-up" size={17} />,
      onSelect: () => actions.move(first, -1),
    },
    {
      ...{ label: 'Sposta giù', keys: altKeysOf('↓'), reason: fixed },
      icon: <Icon name="arrow-down" size={17} />,
      onSelect: () => actions.move(first, 1),
    },
    {
      ...{ label: 'Copia', keys: keysOf('C') },
      icon: <Icon name="clipboard-copy" size={17} />,
      onSelect: () => actions.copy(),
    },
    {
      ...{ label: 'Taglia', keys: keysOf('X'), reason: kept },
      icon: <Icon name="scissors" size={17} />,
      onSelect: () => actions.cut(),
    },
    {
      ...{ label: 'Duplica', keys: keysOf('D'), reason: held },
      icon: <Icon name="copy" size={17} />,
      onSelect: () => actions.duplicate(first),
    },
    {
      ...{ label: locked ? 'Sblocca' : 'Blocca', reason: held },
      icon: locked ? <Icon name="lock-open" size={17} /> : <Icon name="lock" size={17} />,
      onSelect: () => actions.toggleLock(first),
    },
    {
      ...{ label: hidden ? 'Mostra sul sito' : 'Nascondi sul sito', reason: fixed },
      icon: hidden ? <Icon name="eye" size={17} /> : <Icon name="eye-off" size={17} />,
      onSelect: () => actions.toggleHidden(first),
    },
    {
      label: 'Salva per riusare',
      icon: <Icon name="bookmark" size={17} />,
      onSelect: () => ui.setState({ patternOpen: 'copy' }),
    },
    {
      ...{ label: 'Rendi condivisi', reason: kept },
      icon: <Icon name="component" size={17} />,
      onSelect: () => ui.setState({ patternOpen: 'synced' }),
    },
    {
      ...{ label: 'Elimina', keys: 'Canc', reason: kept },
      icon: <Icon name="trash-2" size={17} />,
      onSelect: () => actions.remove(first),
    },
  ];
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{selected}</h2>
        <CloseButton />
      </div>
      <Toolbar className={styles.tools} label="Azioni sui blocchi">
        {tools.map(({ icon, label, keys, reason, onSelect }, index) => (
          <Button
            {...(index === 0 && LANDING)}
            key={label}
            size="s"
            className={styles.tool}
            icon={icon}
            disabled={reason !== undefined}
            title={reason ?? keys}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </Toolbar>
      <Menu
        label="Azioni sui blocchi"
        at={menuAt}
        heading={selected}
        entries={tools}
        onClose={() => ui.setState({ menuAt: null })}
      />
      <ul className={styles.list}>
        {ids.map((id) => {
          const node = nodes.get(id);
          if (!node) return null;
          return (
            <li key={id}>
              <button type="button" className={styles.item} onClick={() => actions.select(id)}>
                <BlockIcon component={node.component} size={17} />
                {namedHere(session, id)}
                {whyFixed(session, id) !== undefined && (
                  <Icon name="lock" size={14} label="bloccato" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
