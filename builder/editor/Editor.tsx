import { Tooltip } from '@base-ui/react/tooltip';
import { useState } from 'react';
import type { EditorBootstrap } from '../contract.ts';
import { createSession } from '../session.ts';
import { classes, theme } from '../ui/theme.ts';
import { Announcer } from './Announcer.tsx';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { SessionContext, useEditor, useUi } from './context.ts';
import { DraftPrompt } from './DraftPrompt.tsx';
import styles from './Editor.module.css';
import { LeftPanel } from './LeftPanel.tsx';
import { Notices } from './Notices.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { NewPageDialog } from './pages/NewPageDialog.tsx';
import { PagesDialog } from './pages/PagesDialog.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { ShortcutsDialog } from './palette/ShortcutsDialog.tsx';
import { SavePatternDialog } from './patterns/SavePatternDialog.tsx';
import { usePresence } from './presence/use-presence.ts';
import { ScheduleDialog, UnpublishDialog } from './ScheduleDialog.tsx';
import { Sidekick } from './Sidekick.tsx';
import { Stage } from './Stage.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TopBar } from './TopBar.tsx';
import { useClipboard } from './use-clipboard.ts';
import { useGuards } from './use-guards.ts';
import { useLook } from './use-look.ts';
import { WhereUsedDialog } from './where-used/WhereUsedDialog.tsx';

/** The page editor: opened on one page, it fills the window. */
export function Editor(bootstrap: EditorBootstrap) {
  const [session] = useState(() => createSession(bootstrap));
  return (
    <SessionContext value={session}>
      <Tooltip.Provider delay={500}>
        <Layout />
      </Tooltip.Provider>
    </SessionContext>
  );
}

function Layout() {
  useGuards();
  useClipboard();
  usePresence();
  useLook();
  const leftVisible = useUi((state) => state.leftVisible);
  const sidekickVisible = useEditor((state) => state.sidekick.visible);
  const templatesOpen = useUi((state) => state.templatesOpen);
  const scheduleOpen = useUi((state) => state.scheduleOpen);
  const unpublishOpen = useUi((state) => state.unpublishOpen);
  const patternOpen = useUi((state) => state.patternOpen);
  const whereUsed = useUi((state) => state.whereUsed);
  const pages = useUi((state) => state.pages);
  const palette = useUi((state) => state.palette);
  const shortcutsOpen = useUi((state) => state.shortcutsOpen);
  const conflict = useUi((state) => state.conflict);
  const publishConfirm = useUi((state) => state.publishConfirm);
  return (
    <div className={classes(theme, styles.editor)}>
      <TopBar />
      <Notices />
      <div className={styles.columns}>
        {leftVisible && <LeftPanel />}
        <Stage />
        {sidekickVisible && <Sidekick />}
      </div>
      <Announcer />
      <DraftPrompt />
      {palette && <CommandPalette key={palette} scope={palette} />}
      {shortcutsOpen && <ShortcutsDialog />}
      {templatesOpen && <TemplateDialog />}
      {pages === 'list' && <PagesDialog />}
      {pages === 'new' && <NewPageDialog />}
      {publishConfirm && <PublishDialog as={publishConfirm} />}
      {patternOpen && <SavePatternDialog />}
      {whereUsed && <WhereUsedDialog wanted={whereUsed} />}
      {scheduleOpen && <ScheduleDialog />}
      {unpublishOpen && <UnpublishDialog />}
      {conflict && <ConflictDialog conflict={conflict} />}
    </div>
  );
}
