import { parted } from '../checks/accepted.ts';
import type { CheckFinding } from '../checks/check.ts';
import { closeSidekick } from '../commands/close-sidekick.ts';
import { setSidekick } from '../commands/set-sidekick.ts';
import { isPlanOpen } from '../draft/is-unsaved.ts';
import type { SidekickPanel } from '../store/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { keysOf } from '../ui/keys.ts';
import { LANDING } from '../ui/regions.ts';
import { classes } from '../ui/theme.ts';
import { toggleAbout, useShowsAbout } from './about/use-about.ts';
import {
  useAllProblems,
  useEditor,
  useFollowedEditor,
  useHistory,
  useSession,
  useUi,
} from './context.ts';
import { count } from './format.ts';
import { HistoryMenu } from './HistoryMenu.tsx';
import { PageInfo } from './PageInfo.tsx';
import { PublishButton } from './PublishButton.tsx';
import { PublishMenu } from './PublishMenu.tsx';
import { planWords } from './plan-words.ts';
import { Others } from './presence/Others.tsx';
import { openPreview } from './publish-commands.ts';
import { SaveState } from './SaveState.tsx';
import styles from './TopBar.module.css';
import { ViewportSwitch } from './ViewportSwitch.tsx';

export function TopBar() {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: of the whole page, a header is a banner.
    <header className={styles.bar} aria-label="Barra dell’editor" data-region tabIndex={-1}>
      <div className={styles.start}>
        <PageInfo />
        {/* As somebody comes or goes, no button moves. */}
        <Others />
      </div>
      <ViewportSwitch />
      <div className={styles.end}>
        <PaletteButton />
        <UndoRedo />
        <span className={styles.divider} />
        <PanelButtons />
        <SaveState />
        <SaveButtons />
      </div>
    </header>
  );
}

function PaletteButton() {
  const { ui } = useSession();
  return (
    <IconButton
      // From here everything else is found, and Enter changes nothing.
      {...LANDING}
      label="Cerca comandi e blocchi"
      keys={keysOf('K')}
      onClick={() => ui.setState({ palette: 'all' })}
    >
      <Icon name="search" size={18} />
    </IconButton>
  );
}

function UndoRedo() {
  const { actions } = useSession();
  const canUndo = useHistory((history) => history.pastStates.length > 0);
  const canRedo = useHistory((history) => history.futureStates.length > 0);
  return (
    <div className={styles.group}>
      <IconButton
        label="Annulla"
        keys={keysOf('Z')}
        disabled={!canUndo}
        onClick={() => actions.undo()}
      >
        <Icon name="undo-2" size={19} />
      </IconButton>
      <IconButton
        label="Ripeti"
        keys={keysOf('Shift', 'Z')}
        disabled={!canRedo}
        onClick={() => actions.redo()}
      >
        <Icon name="redo-2" size={19} />
      </IconButton>
      <HistoryMenu />
    </div>
  );
}

function PanelButtons() {
  const blocking = useAllProblems().length;
  const { found, isCurrent } = useFoundAtLast();
  const errors = blocking + (isCurrent ? numberOf(found, 'error') : 0);
  const warnings = numberOf(found, 'warning');
  const told = [
    errors > 0 && count(errors, 'problema', 'problemi'),
    warnings > 0 &&
      `${count(warnings, 'avviso', 'avvisi')}${isCurrent ? '' : ' all’ultimo controllo'}`,
  ].filter(Boolean);
  return (
    <div className={styles.group}>
      <AboutButton />
      <PanelButton panel="media" label="Immagini">
        <Icon name="images" size={19} />
      </PanelButton>
      <PanelButton
        panel="problems"
        label={['Controlli della pagina', told.join(' e ')].filter(Boolean).join(': ')}
      >
        <Icon name="circle-alert" size={19} />
        {errors + warnings > 0 && (
          // Of warnings there is no hurry: beside errors their number is told in words alone.
          <span className={classes(styles.badge, errors === 0 && styles.quiet)} aria-hidden="true">
            {atMost99(errors || warnings)}
          </span>
        )}
      </PanelButton>
    </div>
  );
}

/** The panel about the page; over a block's properties it comes in their place. */
function AboutButton() {
  const session = useSession();
  const isShown = useShowsAbout();
  return (
    <IconButton
      label="Pannello della pagina"
      pressed={isShown}
      onClick={() => toggleAbout(session)}
    >
      <Icon name="panel-right" size={19} />
    </IconButton>
  );
}

const atMost99 = (number: number) => (number > 99 ? '99+' : number);

const numberOf = (found: readonly CheckFinding[], severity: CheckFinding['severity']) =>
  found.filter((finding) => finding.severity === severity).length;

/** What the checks found last, and whether the page is still as they saw it. */
function useFoundAtLast(): { found: readonly CheckFinding[]; isCurrent: boolean } {
  const { findings, of } = useUi((state) => state.checks);
  const accepted = useUi((state) => state.accepted);
  const isCurrent = useFollowedEditor(
    ({ nodes, media }) => nodes === of?.nodes && media === of.media,
  );
  return { found: parted(findings, accepted).open, isCurrent };
}

function PanelButton({
  panel,
  label,
  children,
}: {
  panel: SidekickPanel;
  label: string;
  children: React.ReactNode;
}) {
  const { store } = useSession();
  const isOpen = useEditor(({ sidekick }) => sidekick.visible && sidekick.component === panel);
  return (
    <IconButton
      label={label}
      pressed={isOpen}
      onClick={() => (isOpen ? closeSidekick(store) : setSidekick(store, { component: panel }))}
    >
      {children}
    </IconButton>
  );
}

/** What saving without publishing is called: of a page that is planned, no draft comes of it. */
const saveName = (status: string) =>
  ['draft', 'auto-draft', 'publish'].includes(status) ? 'Salva bozza' : 'Salva';

function SaveButtons() {
  const session = useSession();
  const { actions } = session;
  const page = useUi((state) => state.page);
  const isLive = page.status === 'publish';
  if (page.isPattern) {
    return (
      <Button variant="primary" onClick={() => void actions.save()}>
        Salva per tutti
      </Button>
    );
  }
  return (
    <div className={styles.group}>
      {isLive ? (
        <>
          <SaveButton />
          <a
            className={styles.view}
            href={page.link}
            target="_blank"
            rel="noreferrer"
            title="Vedi la pagina pubblicata in una nuova scheda"
          >
            <Icon name="external-link" size={18} />
            <span className={styles.viewText}>Vedi pagina</span>
          </a>
        </>
      ) : (
        <>
          <IconButton
            label="Vedi l’anteprima in una nuova scheda"
            onClick={() => void openPreview(session)}
          >
            <Icon name="eye" size={19} />
          </IconButton>
          <SaveButton />
        </>
      )}
      <PublishButton />
      <PublishMenu />
    </div>
  );
}

/** Saves without publishing. A narrow bar shows its icon alone: the page's name has the room. */
function SaveButton() {
  const { actions } = useSession();
  const { status } = useUi((state) => state.page);
  const planned = useUi((state) => state.planned);
  const isOpen = useFollowedEditor((state) => isPlanOpen(state, planned));
  const name = isOpen ? 'Aggiorna' : saveName(status);
  const label = isOpen
    ? planWords(planned).update
    : status === 'publish'
      ? `${name}, senza pubblicare`
      : name;
  return (
    <Button
      className={styles.save}
      tip={{ label, keys: keysOf('S') }}
      onClick={() => void actions.save()}
    >
      <Icon name="save" size={19} className={styles.saveIcon} />
      <span className={styles.saveText}>{name}</span>
    </Button>
  );
}
