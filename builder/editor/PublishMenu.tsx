import { differs, isPlanned } from '../draft/is-unsaved.ts';
import { isDirty } from '../store/state.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { publishCommands } from './publish-commands.ts';
import styles from './TopBar.module.css';

/** Everything beside publishing now, and what the page is called and where it is. */
export function PublishMenu() {
  const session = useSession();
  // What can be done goes by it.
  useUi((state) => state.page);
  const planned = useUi((state) => state.planned);
  const keptPlan = useUi((state) => state.keptPlan);
  const keptDraft = useUi((state) => state.keptDraft);
  useFollowedEditor(isDirty);
  useFollowedEditor((state) => differs(state, keptDraft));
  useFollowedEditor((state) => isPlanned(state, { planned, keptPlan }));
  useFollowedEditor((state) => state.plan);
  const commands = publishCommands(session);
  const entries = commands.flatMap(
    ({ label, icon, kind, keys, hint, disabled, run }, index): (MenuEntry | 'divider')[] => {
      const entry = {
        ...{ label, keys, hint, icon: <Icon name={icon} size={17} />, onSelect: run },
        ...(disabled && { disabled: true, hint: disabled }),
      };
      const begins = index > 0 && commands[index - 1]?.kind !== kind;
      return begins ? ['divider', entry] : [entry];
    },
  );
  return (
    <Menu
      label="Altri modi di salvare e pubblicare"
      icon={<Icon name="chevron-down" size={18} />}
      className={styles.more}
      entries={[
        ...entries,
        'divider',
        {
          ...{
            label: 'Impostazioni della pagina…',
            hint: 'Titolo, indirizzo, descrizione, cestino',
          },
          icon: <Icon name="settings" size={17} />,
          onSelect: () => session.ui.setState({ pages: 'settings' }),
        },
      ]}
    />
  );
}
