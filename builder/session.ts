import { templates } from '@generated/templates.ts';
import { setIdentifierNames } from '@renderer/document/block-key.ts';
import { decoded } from '@renderer/ui/text/decoded.ts';
import { isAboutWanted } from './about-panel.ts';
import { type Actions, createActions } from './actions.ts';
import { isBegunEmpty } from './begun-empty.ts';
import type { CanvasLink } from './canvas-link/connect-canvas.ts';
import { type CmsClient, createCmsClient } from './cms/cms-client.ts';
import { noteImages } from './cms/known-items.ts';
import type { Pattern } from './cms/library.ts';
import { init } from './commands/init.ts';
import { restoreDraft } from './commands/restore-draft.ts';
import type { EditorBootstrap } from './contract.ts';
import { GOES_ON } from './draft/goes-on.ts';
import { createLocalDrafts, type LocalDrafts } from './draft/local-drafts.ts';
import { createHeldFields, type HeldFields } from './form/held-fields.ts';
import { type OpenedContent, openContent } from './open-content.ts';
import { patternBootstrap } from './patterns/pattern-bootstrap.ts';
import { createSharedPatterns, type SharedPatterns } from './patterns/pattern-store.ts';
import { createEditorStore, type EditorStore } from './store/create-editor-store.ts';
import { createNodeFeed, type NodeFeed } from './store/node-feed.ts';
import type { UiState } from './store/ui-state.ts';
import { createUiStore, type UiStore } from './store/ui-store.ts';
import { createProblems, type Problems } from './validation/problems.ts';

/** One page opened in the editor: its stores and its doors to the world. */
export interface Session {
  bootstrap: EditorBootstrap;
  store: EditorStore;
  ui: UiStore;
  feed: NodeFeed;
  problems: Problems;
  cms: CmsClient;
  drafts: LocalDrafts;
  patterns: SharedPatterns;
  actions: Actions;
  /** What is typed into fields and not in the page yet. */
  held: HeldFields;
  /** The canvas, while it is there. */
  canvas: { current: Omit<CanvasLink, 'setZoom' | 'disconnect'> | null };
  /** What the page held when it was opened. */
  opened: OpenedContent;
  /** Goes back to the page that this pattern was opened from; absent for a page. */
  leave?: () => void;
}

/** `#nuova=/path`: someone was at an address without a page and wants to make it. */
const NEW_PAGE = /^#nuova=(\/.*)$/;
/** The page that was open is in the trash: another one is to be chosen. */
const IN_TRASH = '#nel-cestino=';

/** Who comes in by the login has chosen no page yet. */
const CHOOSES_PAGE = '#pagine';

/** Who logs in again from a page that is open has unsaved work there, and none here. */
const LOGS_IN_AGAIN = '#accesso';
const WORK_IS_THERE =
  'Accesso fatto. La pagina con il tuo lavoro è aperta nell’altra scheda: torna là e premi «Riprova». Questa puoi chiuderla.';

/** The home page's editor, where another page is chosen after one was moved to the trash. */
export const afterTrash = (title: string): string => `/?pb${IN_TRASH}${encodeURIComponent(title)}`;

function wantedPage(): Partial<Pick<UiState, 'pages' | 'newPagePath' | 'trashed'>> | undefined {
  const { hash = '' } = globalThis.location ?? {};
  if (hash.startsWith(IN_TRASH)) {
    return { pages: 'list', trashed: decoded(hash.slice(IN_TRASH.length)) || 'Senza titolo' };
  }
  if (hash === CHOOSES_PAGE) return { pages: 'list' };
  const path = NEW_PAGE.exec(hash)?.[1];
  if (path === undefined) return undefined;
  try {
    return { pages: 'new', newPagePath: decodeURI(path) };
  } catch {
    // A link cut off in the middle of a character must not keep the editor from opening.
    return { pages: 'new', newPagePath: '/' };
  }
}

const UNREADABLE_DRAFT =
  'In WordPress c’è una tua bozza che qui non si può leggere: vedi la pagina com’è sul sito.';

/** Opens a synced pattern in an editor of its own, over the page. */
export type OpenShared = (pattern: Pattern) => Session;

export function createSession(
  bootstrap: EditorBootstrap,
  over?: Pick<Session, 'patterns' | 'leave'>,
): Session {
  setIdentifierNames(bootstrap.config.context);
  const { content, stored = content } = bootstrap;
  const { document, opened } = openContent(stored);
  const store = createEditorStore();
  init(store, { document, user: bootstrap.user, template: bootstrap.page.template });
  // A draft kept beside the published page is gone on with. No step of the history: one undo too many
  // would put the published page in the place of all that was kept.
  const kept = stored === content ? undefined : openContent(content);
  const draft = kept && !('reason' in kept.opened) ? kept.document : undefined;
  if (draft) {
    restoreDraft(store, { document: draft, label: 'Ripresa della bozza non pubblicata' });
    store.temporal.getState().clear();
  }
  const templatesOpen =
    opened.kind === 'empty' && templates.length > 0 && !isBegunEmpty(bootstrap.page);
  const isAgain = !over && globalThis.location?.hash === LOGS_IN_AGAIN;
  const resumed = draft ? GOES_ON : kept ? UNREADABLE_DRAFT : null;
  const begin = isAgain ? WORK_IS_THERE : resumed;
  const ui = createUiStore(bootstrap.page, {
    templatesOpen,
    aboutVisible: isAboutWanted(),
    ...(over ? {} : wantedPage()),
    savedContent: stored,
    info: begin,
    announcement: { text: begin ?? '', number: 0 },
    keptDraft: draft ? store.getState() : null,
    storedDraft: kept ? content : '',
    planned: bootstrap.planned ?? null,
  });
  noteImages(store.getState().media);
  store.subscribe(({ media }, before) => media !== before.media && noteImages(media));
  const feed = createNodeFeed(store);
  const cms = createCmsClient(bootstrap);
  const patterns = over?.patterns ?? createSharedPatterns(cms.library);
  const self = bootstrap.page.isPattern ? bootstrap.page.id : undefined;
  const problems = createProblems(store, feed, { patterns, self });
  const drafts = createLocalDrafts();
  const canvas = { current: null };
  const parts = {
    ...{ bootstrap, store, ui, feed, problems, cms, drafts, canvas, opened, patterns },
    held: createHeldFields(),
    leave: over?.leave,
  };
  const open: OpenShared = (pattern) => {
    const leave = () => {
      ui.setState({ shared: null });
      // Others may have saved it, too.
      void patterns.reload(pattern.id);
      shared.problems.stop();
      shared.feed.stop();
    };
    const shared = createSession(
      patternBootstrap({ ...bootstrap, page: ui.getState().page }, pattern),
      { patterns, leave },
    );
    // Whatever shows the pattern follows each save of it.
    shared.ui.subscribe((state, before) => {
      if (state.savedContent !== before.savedContent) void patterns.reload(pattern.id);
    });
    return shared;
  };
  return { ...parts, actions: createActions(parts, open) };
}
