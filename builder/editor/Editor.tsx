import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { EditorBootstrap } from '../contract.ts';
import { createSession, type Session } from '../session.ts';
import { isSideShown } from '../store/is-side-shown.ts';
import { focusOpened, keepRegionAfterPanel, toFirstPanel } from '../ui/regions.ts';
import { recall, remember } from '../ui/remembered.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { classes, theme } from '../ui/theme.ts';
import { watchStrayClicks } from '../watch-stray-clicks.ts';
import { Announcer } from './Announcer.tsx';
import { AboutPanel } from './about/AboutPanel.tsx';
import { useKeptAbout, useShowsAbout } from './about/use-about.ts';
import { useKeptFindings } from './checks/use-kept-findings.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { SessionContext, useFollowedEditor, useSession, useUi } from './context.ts';
import { DraftPrompt } from './DraftPrompt.tsx';
import { DropPlannedDialog } from './DropPlannedDialog.tsx';
import styles from './Editor.module.css';
import { LeftPanel } from './LeftPanel.tsx';
import { NarrowDialog } from './NarrowDialog.tsx';
import { Notices } from './Notices.tsx';
import { PreviewLinkDialog } from './PreviewLinkDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { PublishPlannedDialog } from './PublishPlannedDialog.tsx';
import { LeaveDialog } from './pages/LeaveDialog.tsx';
import { NewPageDialog } from './pages/NewPageDialog.tsx';
import { PageKindDialog } from './pages/PageKindDialog.tsx';
import { PageSettingsDialog } from './pages/PageSettingsDialog.tsx';
import { PagesDialog } from './pages/PagesDialog.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { ShortcutsDialog } from './palette/ShortcutsDialog.tsx';
import { usePanelsAtInput } from './panel-updates.ts';
import { RemovePatternDialog } from './patterns/RemovePatternDialog.tsx';
import { RenamePatternDialog } from './patterns/RenamePatternDialog.tsx';
import { SavePatternDialog } from './patterns/SavePatternDialog.tsx';
import { SharedBar } from './patterns/SharedBar.tsx';
import { useLeftShared } from './patterns/use-left-shared.ts';
import { usePresence } from './presence/use-presence.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { Sidekick } from './Sidekick.tsx';
import { Stage } from './Stage.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TopBar } from './TopBar.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';
import { useClipboard } from './use-clipboard.ts';
import { useGuards, useUnsavedGuard } from './use-guards.ts';
import { useIsTooNarrow } from './use-is-too-narrow.ts';
import { useLeftDraft } from './use-left-draft.ts';
import { useLook } from './use-look.ts';
import { useOwnAddress } from './use-own-address.ts';
import { useWindowTitle } from './use-window-title.ts';
import { WhereUsedDialog } from './where-used/WhereUsedDialog.tsx';

/** Who goes on in a narrow window has read why, also on the next page. */
const NARROW_TOLD = 'narrow-told';

/** The page editor: opened on one page, it fills the window. */
export function Editor(bootstrap: EditorBootstrap) {
  const [session] = useState(() => createSession(bootstrap));
  const isTooNarrow = useIsTooNarrow();
  const [goesOn, setGoesOn] = useState(() => recall(NARROW_TOLD) !== undefined);
  useEffect(watchStrayClicks, []);
  return (
    <Tooltips>
      <OpenSession session={session} />
      {isTooNarrow && !goesOn && (
        <NarrowDialog
          onClose={() => {
            setGoesOn(true);
            remember(NARROW_TOLD, 'yes');
          }}
        />
      )}
    </Tooltips>
  );
}

/**
 * One page; or over it the synced pattern that was opened from it, while its own work waits. The
 * button that led from one to the other is gone: on the bare page Backspace would be about the block.
 */
function OpenSession({ session }: { session: Session }) {
  const shared = useStore(session.ui, (state) => state.shared);
  useUnsavedGuard(session);
  useLeftDraft(session);
  const isBack = useRef(false);
  useEffect(() => {
    if (shared) isBack.current = true;
    else if (isBack.current) focusOpened('last');
    else if (session.leave) focusOpened('first');
  }, [shared, session]);
  if (shared) return <OpenSession key={shared.bootstrap.page.id} session={shared} />;
  return (
    <SessionContext value={session}>
      <Layout />
    </SessionContext>
  );
}

function Layout() {
  const { bootstrap } = useSession();
  useGuards();
  useClipboard();
  usePresence();
  useLook();
  useKeptAbout();
  useOwnAddress();
  useWindowTitle();
  useKeptFindings();
  useLeftShared();
  usePanelsAtInput();
  const leftVisible = useUi((state) => state.leftVisible);
  const sidekickVisible = useFollowedEditor(isSideShown);
  const showsAbout = useShowsAbout();
  const side = sidekickVisible ? 'sidekick' : showsAbout ? 'about' : undefined;
  const hadSide = useRef(side);
  const lastIn = useLastFocused();
  useEffect(() => {
    if (hadSide.current !== undefined && hadSide.current !== side)
      keepRegionAfterPanel(lastIn.current);
    hadSide.current = side;
  }, [side, lastIn]);
  const templatesOpen = useUi((state) => state.templatesOpen);
  const scheduleOpen = useUi((state) => state.scheduleOpen);
  const unpublishOpen = useUi((state) => state.unpublishOpen);
  const publishPlanned = useUi((state) => state.publishPlanned);
  const dropPlannedOpen = useUi((state) => state.dropPlannedOpen);
  const patternOpen = useUi((state) => state.patternOpen);
  const patternRemoval = useUi((state) => state.patternRemoval);
  const patternRenaming = useUi((state) => state.patternRenaming);
  const whereUsed = useUi((state) => state.whereUsed);
  const pages = useUi((state) => state.pages);
  const leaving = useUi((state) => state.leaving);
  const palette = useUi((state) => state.palette);
  const shortcutsOpen = useUi((state) => state.shortcutsOpen);
  const leftDraft = useUi((state) => state.leftDraft);
  const conflict = useUi((state) => state.conflict);
  const previewLink = useUi((state) => state.previewLink);
  const publishConfirm = useUi((state) => state.publishConfirm);
  return (
    <div className={classes(theme, styles.editor)}>
      <button type="button" className={styles.skip} onClick={toFirstPanel}>
        Vai alla struttura: F6 passa da una parte all’altra
      </button>
      <TopBar />
      {bootstrap.page.isPattern && <SharedBar />}
      <Notices />
      <div className={styles.columns}>
        {leftVisible && <LeftPanel />}
        <Stage />
        {sidekickVisible && <Sidekick />}
        {showsAbout && <AboutPanel />}
      </div>
      <Announcer />
      {leftDraft && <DraftPrompt draft={leftDraft} />}
      {palette && <CommandPalette key={palette} scope={palette} />}
      {shortcutsOpen && <ShortcutsDialog />}
      {templatesOpen && <TemplateDialog />}
      {pages === 'list' && <PagesDialog />}
      {(pages === 'new' || pages === 'copy') && <NewPageDialog />}
      {pages === 'settings' && <PageSettingsDialog />}
      {pages === 'kind' && <PageKindDialog />}
      {leaving && 'address' in leaving && <LeaveDialog leaving={leaving} />}
      {publishConfirm && <PublishDialog as={publishConfirm} />}
      {patternOpen && <SavePatternDialog kind={patternOpen} />}
      {patternRemoval && <RemovePatternDialog pattern={patternRemoval} />}
      {patternRenaming && <RenamePatternDialog pattern={patternRenaming} />}
      {whereUsed && <WhereUsedDialog wanted={whereUsed} />}
      {scheduleOpen && <ScheduleDialog />}
      {unpublishOpen && <UnpublishDialog />}
      {publishPlanned && <PublishPlannedDialog about={publishPlanned} />}
      {dropPlannedOpen && <DropPlannedDialog />}
      {previewLink && <PreviewLinkDialog link={previewLink} />}
      {conflict && <ConflictDialog conflict={conflict} />}
    </div>
  );
}

/** What had the keyboard last, though it may be gone since. */
function useLastFocused(): { readonly current: Element | undefined } {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return last;
}
