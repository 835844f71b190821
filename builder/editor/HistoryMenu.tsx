import { Popover } from '@base-ui/react/popover';
import { setSidekick } from '../commands/set-sidekick.ts';
import { changeText, historyEntries } from '../store/history.ts';
import { Icon } from '../ui/Icon.tsx';
import iconButton from '../ui/IconButton.module.css';
import popup from '../ui/popup.module.css';
import { classes, theme } from '../ui/theme.ts';
import { useFollowedEditor, useHistory, useSession, useUi } from './context.ts';
import { formatTime } from './format.ts';
import styles from './HistoryMenu.module.css';

/** The steps of this session; any of them can be gone back or forward to. */
export function HistoryMenu() {
  const { store, ui } = useSession();
  const isOpen = useUi((state) => state.historyOpen);
  return (
    <Popover.Root open={isOpen} onOpenChange={(historyOpen) => ui.setState({ historyOpen })}>
      <Popover.Trigger
        className={iconButton.button}
        aria-label="Cronologia delle modifiche"
        title="Cronologia delle modifiche"
      >
        <Icon name="history" size={19} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={theme} sideOffset={6} align="end" style={{ zIndex: 40 }}>
          <Popover.Popup className={classes(popup.popup, styles.popup)}>
            <Popover.Title className={popup.title}>Modifiche di questa sessione</Popover.Title>
            <Popover.Description className={styles.help}>
              Scegli una riga: la pagina torna com’era subito dopo.
            </Popover.Description>
            <Entries />
            <Popover.Close
              className={classes(popup.item, styles.versions)}
              onClick={() => setSidekick(store, { component: 'revisions' })}
            >
              <Icon name="file-clock" size={17} />
              Versioni salvate
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Entries() {
  const { store, actions } = useSession();
  // Both together are every change of the history.
  useHistory((history) => history);
  useFollowedEditor((state) => state.change);
  const entries = historyEntries(store).toReversed();
  return (
    <ol>
      {entries.map(({ change, offset }, at) => (
        // A line stays where it is as one goes back and forth, and the keyboard on it.
        <li key={at}>
          <button
            type="button"
            className={classes(popup.item, styles.entry, offset > 0 && styles.undone)}
            aria-current={offset === 0 ? 'step' : undefined}
            onClick={() => {
              if (offset < 0) actions.undo(-offset);
              else if (offset > 0) actions.redo(offset);
            }}
          >
            <span className={styles.text}>{changeText(change)}</span>
            <time className={styles.time}>
              {offset === 0 ? 'com’è ora' : formatTime(change.at)}
            </time>
          </button>
        </li>
      ))}
    </ol>
  );
}
