import { useSyncExternalStore } from 'react';
import { onBackOnline } from '../back-online.ts';
import type { PlannedChanges } from '../contract.ts';
import { differs, isKept, isPlanned, isPlanOpen } from '../draft/is-unsaved.ts';
import { willGoOnline } from '../draft/will-go-online.ts';
import { useIsHolding } from '../form/use-held-field.ts';
import { isDirty } from '../store/state.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { classes } from '../ui/theme.ts';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { formatShortMoment, formatTime, momentOf } from './format.ts';
import { planWords, spanOf } from './plan-words.ts';
import { planCommands } from './publish-commands.ts';
import { entriesOf } from './publish-entries.tsx';
import styles from './SaveState.module.css';

/** How the page stands to what the CMS has. */
export function SaveState() {
  const { isSaving, saved, savingError, lastSavedAt } = useFollowedEditor((state) => state.meta);
  const dirty = useFollowedEditor(isDirty);
  const keptDraft = useUi((state) => state.keptDraft);
  const kept = useFollowedEditor((state) => isKept(state, keptDraft));
  const planned = useUi((state) => state.planned);
  const words = planWords(planned);
  const keptPlan = useUi((state) => state.keptPlan);
  const waits = useFollowedEditor((state) => isPlanned(state, { planned, keptPlan }));
  const comesLater = useUi(willGoOnline);
  const showsPlan = useFollowedEditor((state) => isPlanOpen(state, planned));
  const holding = useIsHolding();
  const unsaved = useFollowedEditor((state) => differs(state, keptDraft)) || holding;
  const isForgetful = useUi((state) => state.isForgetful);
  const isLive = useUi((state) => state.page.status === 'publish');
  const isOnline = useIsOnline();
  const checking = useUi((state) => state.checks.state === 'running');
  const goesOnline = useUi((state) => state.goesOnline);
  if (isSaving || checking) {
    return <State icon={<Spinner size={16} />} text={isSaving ? 'Salvataggio…' : 'Controllo…'} />;
  }
  if (!isOnline) {
    const text = unsaved ? 'Senza connessione: il lavoro resta qui' : 'Senza connessione';
    const icon = <Icon name="cloud-off" size={16} />;
    return <State icon={icon} text={text} short="Offline" />;
  }
  // What could not be published may have been undone since, or kept as a draft.
  if (savingError && dirty && !kept && !waits)
    return <State icon={<Icon name="cloud-off" size={16} />} text="Non salvata" tone="danger" />;
  // Something may have been written while the save was under way.
  if (saved && !unsaved && goesOnline) {
    const title = 'Salvata. Tra un momento il sito la mostra così';
    return <State icon={<Spinner size={16} />} text="Va online…" title={title} />;
  }
  if (saved && !unsaved) {
    const text = isLive ? 'Pubblicata' : 'Salvato';
    return <State icon={<Icon name="check" size={16} />} text={text} tone="success" />;
  }
  if (planned && dirty && waits && comesLater && !holding) {
    return <Planned planned={planned} title={words.name} says={words.state} />;
  }
  if (dirty && kept && !holding) {
    const icon = <Icon name="file-pen" size={16} />;
    return <State icon={icon} text="Bozza salvata, non pubblicata" short="Bozza salvata" />;
  }
  if (unsaved && showsPlan) {
    const icon = <Icon name="calendar-clock" size={16} />;
    const title = `${words.name}, da aggiornare: Ctrl+S, o il menu accanto a «Pubblica»`;
    return <State icon={icon} text={words.toUpdate} short="Da aggiornare" title={title} />;
  }
  if (unsaved) {
    const said = { text: 'Modifiche non salvate', short: 'Da salvare' };
    const icon = <span className={styles.dot} />;
    if (!isForgetful) {
      const title = `${said.text}: restano in questo browser anche se lo chiudi`;
      return <State icon={icon} {...said} title={title} />;
    }
    const lost = { text: 'Modifiche solo in questa finestra', short: 'Solo qui' };
    const title = `${said.text}: questo browser non le può tenere. Salva spesso, prima di chiudere`;
    return <State icon={icon} {...lost} title={title} tone="danger" />;
  }
  if (planned && comesLater) {
    return <Planned planned={planned} title={words.besideTip} says={words.beside} />;
  }
  const title = lastSavedAt === null ? undefined : `Ultimo salvataggio: ${formatTime(lastSavedAt)}`;
  return <State icon={<Icon name="check" size={16} />} text="Salvato" title={title} />;
}

/** Something happens to the page at a moment. */
function Planned({
  planned,
  title,
  says,
}: {
  planned: PlannedChanges;
  title: string;
  says: string;
}) {
  const session = useSession();
  const short = formatShortMoment(momentOf(planned.dateGmt));
  const text = `${says}: ${short}`;
  return (
    <Menu
      label={`${text}. ${title}: ${planWords(planned).happens} ${spanOf(planned)}`}
      className={classes(styles.state, styles.plan)}
      icon={
        <>
          <Said icon={<Icon name="calendar-clock" size={16} />} text={text} short={short} />
          <Icon name="chevron-down" size={14} className={styles.opens} />
        </>
      }
      entries={entriesOf(planCommands(session))}
    />
  );
}

function useIsOnline(): boolean {
  return useSyncExternalStore(onConnection, () => navigator.onLine);
}

function onConnection(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  const stop = onBackOnline(listener);
  return () => {
    window.removeEventListener('offline', listener);
    stop();
  };
}

function State({
  icon,
  text,
  short,
  tone,
  title,
}: {
  icon: React.ReactNode;
  text: string;
  /** What is seen of it where there is less room. */
  short?: string;
  tone?: 'danger' | 'success';
  title?: string;
}) {
  return (
    <span className={classes(styles.state, tone && styles[tone])} title={title ?? text}>
      <Said {...{ icon, text, short }} />
    </span>
  );
}

function Said({ icon, text, short }: { icon: React.ReactNode; text: string; short?: string }) {
  return (
    <>
      {icon}
      <span className={styles.text} data-short={short}>
        <span>{text}</span>
      </span>
    </>
  );
}
