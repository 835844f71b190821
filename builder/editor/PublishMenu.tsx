import { differs, isPlanned } from '../draft/is-unsaved.ts';
import { isDirty } from '../store/state.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { publishCommands } from './publish-commands.ts';
import { entriesOf } from './publish-entries.tsx';
import styles from './TopBar.module.css';

/** Everything beside publishing now, and what the page is called and where it is. */
export function PublishMenu() {
  const session = useSession();
  // What can be done goes by it.
  useUi((state) => state.page);
  const planned = useUi((state) => state.planned);
  const keptPlan = useUi((state) => state.keptPlan);
  const keptDraft = useUi((state) => state.keptDraft);
  useUi((state) => state.outdated?.isDraft);
  useFollowedEditor(isDirty);
  useFollowedEditor((state) => differs(state, keptDraft));
  useFollowedEditor((state) => isPlanned(state, { planned, keptPlan }));
  useFollowedEditor((state) => state.plan);
  return (
    <Menu
      label="Altri modi di salvare e pubblicare"
      icon={<Icon name="chevron-down" size={18} />}
      className={styles.more}
      entries={[
        ...entriesOf(publishCommands(session)),
        'divider',
        {
          ...{
            label: 'Impostazioni della pagina…',
            hint: 'Titolo, indirizzo, descrizione, cestino',
          },
          icon: <Icon name="settings" size={17} />,
          onSelect: () => session.ui.setState({ pages: 'settings' }),
        },
        {
          label: 'Duplica la pagina…',
          icon: <Icon name="copy" size={17} />,
          onSelect: () => session.ui.setState({ pages: 'copy' }),
        },
      ]}
    />
  );
}
