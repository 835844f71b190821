import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { classes } from '../ui/theme.ts';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import styles from './Destination.module.css';
import { insertionPlaces, isSame, placeText } from './insertion-places.ts';

/** Says where a picked block will come, and lets it be another place. */
export function Destination() {
  const session = useSession();
  const { actions, store, ui } = session;
  const insertAt = useUi((state) => state.insertAt);
  const picks = useUi((state) => state.picks);
  useFollowedEditor((state) => state.currentlyEditing);
  useFollowedEditor((state) => state.nodes);
  const place = actions.insertionPlace();
  const places = insertionPlaces(session);
  // A shared block is there before its name is.
  const text = useSyncExternalStore(session.patterns.subscribe, () => placeText(place, session));
  return (
    <div className={styles.destination}>
      {/* Pressed in the page, the place is told anew: the panel may have been open on it before. */}
      <p key={picks} className={classes(styles.text, insertAt && styles.told)}>
        Verrà aggiunto <strong>{text}</strong>
      </p>
      {insertAt && store.getState().nodes.size > 1 && (
        <IconButton
          label="Torna alla posizione automatica"
          onClick={() => ui.setState({ insertAt: null })}
        >
          <Icon name="x" size={15} />
        </IconButton>
      )}
      {places.length > 1 && (
        <Menu
          label="Cambia posizione"
          icon={<Icon name="chevrons-up-down" size={16} />}
          entries={places.map((other) => ({
            label: other.text.charAt(0).toUpperCase() + other.text.slice(1),
            icon: isSame(other.place, place) ? (
              <Icon name="check" size={16} label="Qui" />
            ) : (
              <span className={styles.unchosen} />
            ),
            onSelect: () => ui.setState({ insertAt: other.place }),
          }))}
        />
      )}
    </div>
  );
}
