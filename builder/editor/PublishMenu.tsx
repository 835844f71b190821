import { inform } from '../store/ui-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';
import { useSession, useUi } from './context.ts';
import styles from './TopBar.module.css';

/** Everything beside publishing now: drafts, preview, a later moment, taking the page back. */
export function PublishMenu() {
  const { actions, ui } = useSession();
  const page = useUi((state) => state.page);
  const isLive = page.status === 'publish';
  const isPlanned = page.status === 'future';
  const openPreview = async () => {
    // Opened at once: browsers only open windows while the click is fresh.
    const tab = window.open('', '_blank');
    const link = await actions.previewLink(openPreview);
    if (link && tab) tab.location.href = link;
    else tab?.close();
  };
  const copyPreview = async () => {
    const link = await actions.previewLink(copyPreview);
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
      inform(ui, 'Link di anteprima copiato: chi lo apre vede la bozza, per due giorni.');
    } catch {
      inform(ui, `Link di anteprima, valido due giorni: ${link}`);
    }
  };
  const entries: (MenuEntry | 'divider')[] = [
    {
      label: isLive ? 'Salva senza pubblicare' : 'Salva bozza',
      icon: <Icon name="file-pen" size={17} />,
      onSelect: () => void actions.saveDraft(),
    },
    { label: 'Anteprima', icon: <Icon name="eye" size={17} />, onSelect: () => void openPreview() },
    {
      label: 'Copia il link di anteprima',
      icon: <Icon name="copy" size={17} />,
      onSelect: () => void copyPreview(),
    },
    'divider',
    {
      label: isPlanned ? 'Cambia il momento…' : 'Programma la pubblicazione…',
      icon: <Icon name="calendar-clock" size={17} />,
      disabled: isLive,
      onSelect: () => ui.setState({ scheduleOpen: true }),
    },
  ];
  if (isPlanned) {
    entries.push({
      label: 'Pubblica ora',
      icon: <Icon name="send" size={17} />,
      onSelect: () => void actions.publish(),
    });
  }
  if (isLive || isPlanned) {
    entries.push('divider', {
      label: isLive ? 'Ritira dalla pubblicazione' : 'Annulla la programmazione',
      icon: <Icon name="undo-2" size={17} />,
      onSelect: () => ui.setState({ unpublishOpen: true }),
    });
  }
  return (
    <Menu
      label="Altri modi di salvare e pubblicare"
      icon={<Icon name="chevron-down" size={18} />}
      className={styles.more}
      entries={entries}
    />
  );
}
