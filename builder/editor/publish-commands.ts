import { setSidekick } from '../commands/set-sidekick.ts';
import { isPlanned, isPlanOpen, isUnsaved } from '../draft/is-unsaved.ts';
import { willGoOnline } from '../draft/will-go-online.ts';
import type { Session } from '../session.ts';
import { isDirty } from '../store/state.ts';
import { inform } from '../store/ui-store.ts';
import type { IconName } from '../ui/Icon.tsx';
import { keysOf } from '../ui/keys.ts';
import { toSidePanel } from '../ui/regions.ts';
import { momentOf } from './format.ts';
import { planWords } from './plan-words.ts';

/** A way to save or publish, for whichever menu offers it. */
export interface PublishCommand {
  label: string;
  icon: IconName;
  /** Commands of one kind stand together. */
  kind: 'keep' | 'publish' | 'take back';
  keys?: string;
  /** What else it does. */
  hint?: string;
  /** Further words that it is looked for by. */
  words?: string;
  /** Why it is of no use now. */
  disabled?: string;
  run(): void;
}

/** Everything beside publishing now: drafts, preview, a later moment, taking the page back. */
export function publishCommands(session: Session): PublishCommand[] {
  const { actions, store, ui } = session;
  const { page, keptDraft, outdated, planned } = ui.getState();
  const { status } = page;
  const state = store.getState();
  const isOpen = isPlanOpen(state, planned);
  const isLive = status === 'publish';
  const isToCome = status === 'future';
  // A preview shows what the CMS has.
  const asSaved = isUnsaved(session) && {
    hint: isLive ? 'Prima salva una bozza: sul sito non cambia niente' : 'Prima salva la bozza',
    ...(isOpen && { hint: undefined, disabled: planWords(planned).updateFirst }),
  };
  const commands: (PublishCommand | false)[] = [
    {
      ...{ kind: 'keep', icon: 'file-pen' },
      label: 'Salva bozza',
      ...(isLive && { hint: isOpen ? planWords(planned).draftHint : 'Sul sito non cambia niente' }),
      ...(!isOpen && { keys: keysOf('S') }),
      run: () => void actions.saveDraft(),
    },
    {
      ...{ kind: 'keep', icon: 'eye', label: 'Anteprima', ...asSaved },
      run: () => void openPreview(session),
    },
    {
      ...{ kind: 'keep', icon: 'copy', label: 'Copia il link di anteprima', ...asSaved },
      run: () => void copyPreview(session),
    },
    {
      ...{ kind: 'keep', icon: 'bookmark', label: 'Salva la pagina come modello…' },
      hint: 'Per cominciarne altre',
      words: 'modello riusa template pattern salvati',
      ...(state.nodes.size === 1 && { disabled: 'La pagina è vuota' }),
      run: () => ui.setState({ patternOpen: 'page' }),
    },
    isLive && {
      ...{ kind: 'publish', icon: 'scan-search', label: 'Che cosa cambia sul sito' },
      ...(!isDirty(state) && { disabled: 'È già tutto pubblicato' }),
      run() {
        setSidekick(store, { component: 'changes' });
        toSidePanel();
      },
    },
    ...planCommands(session),
    !isLive && {
      ...{ kind: 'publish', icon: 'calendar-clock', words: 'pianifica' },
      label: isToCome ? 'Cambia il momento…' : 'Programma la pubblicazione…',
      run: () => ui.setState({ scheduleOpen: true }),
    },
    isToCome && {
      ...{ kind: 'publish', icon: 'send', label: 'Pubblica ora' },
      run: () => void actions.publish(),
    },
    !isOpen && {
      ...{ kind: 'take back', icon: 'trash-2', label: 'Scarta le modifiche non salvate' },
      hint:
        keptDraft === null && isLive ? 'Torna la pagina com’è sul sito' : 'Torna la bozza salvata',
      ...(!isUnsaved(session) && { disabled: 'È già tutto salvato' }),
      run: () => actions.discardUnsaved(),
    },
    // It stays where it is, of use or not: another entry in its place would be pressed for it.
    isLive &&
      !isOpen && {
        ...{ kind: 'take back', icon: 'trash-2', label: 'Scarta la bozza salvata' },
        hint: 'Torna la pagina com’è sul sito',
        ...(keptDraft === null && {
          disabled: outdated?.isDraft
            ? 'È salvata altrove: uniscila prima'
            : 'Non c’è una bozza salvata',
        }),
        run() {
          actions.discardDraft();
          // A page that is as it is on the site keeps no draft beside it.
          void actions.saveDraft();
        },
      },
    (isLive || isToCome) && {
      ...{ kind: 'take back', icon: 'undo-2' },
      label: isLive ? 'Ritira dalla pubblicazione' : 'Annulla la programmazione',
      run: () => ui.setState({ unpublishOpen: true }),
    },
  ];
  return commands.filter((command) => command !== false);
}

/** What can be done about changes that go online at a moment, or may. */
export function planCommands(session: Session): PublishCommand[] {
  const { page, planned } = session.ui.getState();
  if (page.status === 'publish') return changeCommands(session);
  return planned === null ? [] : [dropCommand(session)];
}

/** A moment for the changes of a published page. */
function changeCommands(session: Session): PublishCommand[] {
  const { actions, store, ui } = session;
  const { planned, keptPlan } = ui.getState();
  const state = store.getState();
  const isOpen = isPlanOpen(state, planned);
  const words = planWords(planned);
  const schedule: PublishCommand = {
    ...{ kind: 'publish', icon: 'calendar-clock', words: 'pianifica' },
    label: isOpen ? words.move : 'Programma le modifiche…',
    ...(!isDirty(state) && { disabled: 'È già tutto pubblicato' }),
    ...(planned && !isOpen && { disabled: words.openFirst }),
    run: () => ui.setState({ scheduleOpen: true }),
  };
  if (planned === null) return [schedule];
  const at = momentOf(planned.dateGmt);
  const isAsPlanned = isPlanned(state, { planned, keptPlan });
  const goOn: PublishCommand = isOpen
    ? {
        ...{ kind: 'publish', icon: 'check', label: words.update },
        keys: keysOf('S'),
        ...(isAsPlanned && willGoOnline(ui.getState()) && { disabled: words.isUpToDate }),
        ...(at <= Date.now() && { disabled: 'Il momento è passato: scegline un altro' }),
        run: () => void actions.schedule(at, momentOf(planned.untilGmt)),
      }
    : {
        ...{ kind: 'publish', icon: 'file-pen', label: words.open },
        run: () => void actions.openPlanned(),
      };
  const close: PublishCommand | false = isOpen && {
    ...{ kind: 'publish', icon: 'arrow-left', label: 'Torna alla pagina com’è sul sito' },
    hint: words.stay,
    ...(!isAsPlanned && { disabled: `${words.updateFirst}, o annulla quello che hai cambiato` }),
    run: () => actions.closePlanned(),
  };
  const cancel: PublishCommand = {
    ...{ kind: 'publish', icon: 'undo-2', label: words.cancel },
    hint: words.cancelHint,
    run: () => void actions.cancelPlanned(),
  };
  return [goOn, close, schedule, cancel, dropCommand(session)].filter((each) => each !== false);
}

/** Planned changes can be given up, also those of a page that was taken back meanwhile. */
const dropCommand = ({ ui }: Session): PublishCommand => ({
  ...{ kind: 'publish', icon: 'trash-2', label: planWords(ui.getState().planned).drop },
  run: () => ui.setState({ dropPlannedOpen: true }),
});

/** Shows the page as it is here, kept as a draft before, in a tab of its own. */
export async function openPreview(session: Session): Promise<void> {
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
    inform(session.ui, LINK_COPIED);
  } catch {
    // The press is too long ago for this browser, as the draft was saved first.
    session.ui.setState({ previewLink: link });
  }
}

export const LINK_COPIED = 'Link di anteprima copiato: chi lo apre vede la bozza, per due giorni.';
