import type { Session } from '../session.ts';
import { inform } from '../store/ui-store.ts';
import type { IconName } from '../ui/Icon.tsx';

/** A way to save or publish, for whichever menu offers it. */
export interface PublishCommand {
  label: string;
  icon: IconName;
  /** Commands of one kind stand together. */
  kind: 'keep' | 'publish' | 'take back';
  /** Why it is of no use now. */
  disabled?: string;
  run(): void;
}

/** Everything beside publishing now: drafts, preview, a later moment, taking the page back. */
export function publishCommands(session: Session): PublishCommand[] {
  const { actions, ui } = session;
  const { status } = ui.getState().page;
  const isLive = status === 'publish';
  const isPlanned = status === 'future';
  const commands: (PublishCommand | false)[] = [
    {
      ...{ kind: 'keep', icon: 'file-pen' },
      label: isLive ? 'Salva senza pubblicare' : 'Salva bozza',
      run: () => void actions.saveDraft(),
    },
    {
      ...{ kind: 'keep', icon: 'eye', label: 'Anteprima' },
      run: () => void openPreview(session),
    },
    {
      ...{ kind: 'keep', icon: 'copy', label: 'Copia il link di anteprima' },
      run: () => void copyPreview(session),
    },
    {
      ...{ kind: 'publish', icon: 'calendar-clock' },
      ...(isLive && { disabled: 'La pagina è già pubblicata' }),
      label: isPlanned ? 'Cambia il momento…' : 'Programma la pubblicazione…',
      run: () => ui.setState({ scheduleOpen: true }),
    },
    isPlanned && {
      ...{ kind: 'publish', icon: 'send', label: 'Pubblica ora' },
      run: () => void actions.publish(),
    },
    (isLive || isPlanned) && {
      ...{ kind: 'take back', icon: 'undo-2' },
      label: isLive ? 'Ritira dalla pubblicazione' : 'Annulla la programmazione',
      run: () => ui.setState({ unpublishOpen: true }),
    },
  ];
  return commands.filter((command) => command !== false);
}

async function openPreview(session: Session): Promise<void> {
  // Opened at once: browsers only open windows while the click is fresh.
  const tab = window.open('', '_blank');
  const link = await session.actions.previewLink(() => openPreview(session));
  if (link && tab) tab.location.href = link;
  else tab?.close();
}

async function copyPreview(session: Session): Promise<void> {
  const link = await session.actions.previewLink(() => copyPreview(session));
  if (!link) return;
  try {
    await navigator.clipboard.writeText(link);
    inform(session.ui, 'Link di anteprima copiato: chi lo apre vede la bozza, per due giorni.');
  } catch {
    inform(session.ui, `Link di anteprima, valido due giorni: ${link}`);
  }
}
