import { whyFixed, whyHeld, whyKept } from '../locks.ts';
import { selectedIds } from '../selection.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { altKeysOf, keysOf } from '../ui/keys.ts';
import { LANDING } from '../ui/regions.ts';
import { Toolbar } from '../ui/Toolbar.tsx';
import { CloseButton } from './CloseButton.tsx';
import { useFollowedEditor, useFollowedUi, useSession } from './context.ts';
import { count } from './format.ts';
import { namedHere } from './named-node.ts';
import styles from './SelectionPanel.module.css';

/** What can be done with several blocks at once. */
export function SelectionPanel() {
  const session = useSession();
  const { actions, ui } = session;
  useFollowedUi((state) => state.selection);
  const nodes = useFollowedEditor((state) => state.nodes);
  const ids = selectedIds(session);
  const [first] = ids;
  if (first === undefined) return null;
  const locked = ids.every((id) => nodes.get(id)?.uneditable);
  const hidden = ids.every((id) => nodes.get(id)?.hidden);
  const reasonOf = (why: typeof whyFixed) => ids.map((id) => why(session, id)).find(Boolean);
  const [fixed, held, kept] = [reasonOf(whyFixed), reasonOf(whyHeld), reasonOf(whyKept)];
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {count(ids.length, 'blocco selezionato', 'blocchi selezionati')}
        </h2>
        <CloseButton />
      </div>
      <Toolbar className={styles.tools} label="Azioni sui blocchi">
        <Tool
          {...LANDING}
          icon={<Icon name="arrow-up" size={17} />}
          keys={altKeysOf('↑')}
          reason={fixed}
          onClick={() => actions.move(first, -1)}
        >
          Sposta su
        </Tool>
        <Tool
          icon={<Icon name="arrow-down" size={17} />}
          keys={altKeysOf('↓')}
          reason={fixed}
          onClick={() => actions.move(first, 1)}
        >
          Sposta giù
        </Tool>
        <Tool
          icon={<Icon name="clipboard-copy" size={17} />}
          keys={keysOf('C')}
          onClick={() => actions.copy()}
        >
          Copia
        </Tool>
        <Tool
          icon={<Icon name="scissors" size={17} />}
          keys={keysOf('X')}
          reason={kept}
          onClick={() => actions.cut()}
        >
          Taglia
        </Tool>
        <Tool
          icon={<Icon name="copy" size={17} />}
          keys={keysOf('D')}
          reason={held}
          onClick={() => actions.duplicate(first)}
        >
          Duplica
        </Tool>
        <Tool
          icon={locked ? <Icon name="lock-open" size={17} /> : <Icon name="lock" size={17} />}
          reason={held}
          onClick={() => actions.toggleLock(first)}
        >
          {locked ? 'Sblocca' : 'Blocca'}
        </Tool>
        <Tool
          icon={hidden ? <Icon name="eye" size={17} /> : <Icon name="eye-off" size={17} />}
          reason={fixed}
          onClick={() => actions.toggleHidden(first)}
        >
          {hidden ? 'Mostra sul sito' : 'Nascondi sul sito'}
        </Tool>
        <Tool
          icon={<Icon name="bookmark" size={17} />}
          onClick={() => ui.setState({ patternOpen: 'copy' })}
        >
          Salva per riusare
        </Tool>
        <Tool
          icon={<Icon name="component" size={17} />}
          reason={kept}
          onClick={() => ui.setState({ patternOpen: 'synced' })}
        >
          Rendi condivisi
        </Tool>
        <Tool
          icon={<Icon name="trash-2" size={17} />}
          keys="Canc"
          reason={kept}
          onClick={() => actions.remove(first)}
        >
          Elimina
        </Tool>
      </Toolbar>
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

function Tool({
  keys,
  reason,
  ...props
}: { keys?: string; reason?: string } & Pick<
  React.ComponentProps<typeof Button>,
  'icon' | 'onClick' | 'children'
>) {
  return (
    <Button
      {...props}
      size="s"
      className={styles.tool}
      disabled={reason !== undefined}
      title={reason ?? keys}
    />
  );
}
