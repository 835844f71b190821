import type { Document, NodeId } from '@renderer/document/types.ts';
import type { Mended } from '../actions/mending.ts';
import type { SaveAs } from '../actions/saving.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import type { Accepted } from '../checks/accepted.ts';
import type { CheckFinding } from '../checks/check.ts';
import type { PageWeight } from '../checks/weight.ts';
import type { Presence, SavedPage } from '../cms/cms-client.ts';
import type { CmsFailure } from '../cms/cms-failure.ts';
import type { Pattern } from '../cms/library.ts';
import type { EditorPage, PlannedChanges } from '../contract.ts';
import type { KeptDraft } from '../draft/is-unsaved.ts';
import type { Moments } from '../draft/known-moments.ts';
import type { LocalDraft } from '../draft/local-drafts.ts';
import type { Clash, Side } from '../merge/clash.ts';
import type { Session } from '../session.ts';
import type { EditorState } from './state.ts';

/** Widths the page is shown at; `full` is all there is. */
export const VIEWPORTS = [390, 768, 1024, 1440, 'full'] as const;
export type Viewport = (typeof VIEWPORTS)[number];
export type Zoom = 'fit' | number;
/** Colours of the editor; `auto` follows the system. */
export type Look = 'auto' | 'light' | 'dark';
export type LeftTab = 'outline' | 'blocks';

export interface Upload {
  id: string;
  file: File;
  /** Share that has been sent, 0 to 1. */
  progress: number;
  failure: CmsFailure | null;
  cancel(): void;
}

/** What was asked of the CMS and did not come about, to be read, tried again or closed. */
export interface Failed {
  /** A sentence: what did not come about. Of one kind only the newest failure stands. */
  what: string;
  failure: CmsFailure;
  /** Asks for the very same: another try at a draft must not publish. */
  again?: () => Promise<unknown>;
  /** It changes nothing for visitors: once the connection is back it is asked for by itself. */
  waits?: boolean;
}

/** What is on the screen but no part of the page: neither saved nor recorded. */
export interface UiState {
  page: EditorPage;
  /** Null for the one that suits the window. */
  viewport: Viewport | null;
  zoom: Zoom;
  look: Look;
  /** A width of one's own, by the handle beside the page. */
  freeWidth: number | null;
  leftTab: LeftTab;
  leftVisible: boolean;
  /** Whether what the page is stands beside it while no block's properties do. */
  aboutVisible: boolean;
  /** The same in a window that has no room for it by itself. */
  aboutCalled: boolean;
  /** Several selected blocks; with one or none, `currentlyEditing` says which. */
  selection: ReadonlySet<NodeId>;
  /** Where the next picked block comes; null leaves it to the selection. */
  insertAt: DropPlace | null;
  /** Where in the window the selected block's menu is wanted. */
  menuAt: { left: number; top: number } | null;
  /** How many times a place was pressed for a block to be picked for it. */
  picks: number;
  /** Node under the pointer, in the page or in the outline. */
  hovered: string | null;
  /** Raw content of the page in the CMS, as this editor last saw it. */
  savedContent: string;
  /** Changes made elsewhere that clash with those made here: a person decides. */
  conflict: Conflict | null;
  /** Something that happened without being asked for, to be read and closed; see `inform`. */
  info: string | null;
  /** A link to a preview that could not be copied by itself. */
  previewLink: string | null;
  /** What was asked of the CMS and failed, oldest first; see `fail`. */
  failures: readonly Failed[];
  uploads: readonly Upload[];
  /** Last sentence for screen readers; the number makes a repeated one a new one. */
  announcement: { text: string; number: number };
  /** Why nothing happened, and how many times that has been said. */
  refusal: { text: string; number: number };
  /** What went well beyond what is seen of it, and how many times that has been said. */
  assurance: { text: string; number: number };
  templatesOpen: boolean;
  /** Going to another page, making one, or one like this, or changing what this one is called and where it is. */
  pages: 'list' | 'new' | 'copy' | 'settings' | 'kind' | null;
  /** Where one is about to go from unsaved work: what becomes of it is being asked. */
  leaving: Leaving | null;
  /** Another page is on its way, and what becomes of unsaved work is decided. */
  hasLeft: boolean;
  /** Path at which a new page was asked for. */
  newPagePath: string | null;
  /** Title of the page that was open before, and is in the trash now. */
  trashed: string | null;
  /** The command palette: everything, or blocks to add. */
  palette: 'all' | 'blocks' | null;
  shortcutsOpen: boolean;
  /** The steps of this session are listed. */
  historyOpen: boolean;
  /** Publishing waits for a decision about what the checks found. */
  publishConfirm: SaveAs | null;
  /** Other tabs and people that have the page open. */
  others: Presence['others'];
  /** Somebody saved the page since it was opened here. */
  outdated: Outdated | null;
  /** The one whose notice was closed, by its fingerprint. */
  seenOutdated: string;
  /** Version of the page that the canvas shows instead of this one. */
  showing: ShownVersion | null;
  /** Saved blocks; null until they are read. */
  patterns: readonly Pattern[] | null;
  /** Why they were not read. */
  patternsFailure: CmsFailure | null;
  /** Naming the selected blocks, to use them again: as copies, or as one block for all pages. */
  patternOpen: 'copy' | 'synced' | 'page' | null;
  /** A synced pattern that is opened from this page, over it. */
  shared: Session | null;
  /** A synced pattern that is about to be deleted. */
  patternRemoval: Pattern | null;
  /** Saved blocks that get another name. */
  patternRenaming: Pattern | null;
  whereUsed: { component: string } | { text: string; replaces?: boolean; by?: string } | null;
  scheduleOpen: boolean;
  /** The moment that was chosen last for this page, whether or not it could be kept. */
  wanted: WantedMoment | null;
  unpublishOpen: boolean;
  /** It is published, and the site does not show it so yet. */
  goesOnline: boolean;
  /** The page has just gone online. */
  published: Published | null;
  /** What is planned for later was about to be published, or to be kept from going online. */
  publishPlanned: 'in-page' | 'clashes' | null;
  /** Whether to give up planned changes is being asked. */
  dropPlannedOpen: boolean;
  checks: Checks;
  /** The finding whose block was opened to be mended. */
  mending: Mended | null;
  /** Warnings that somebody found right as they are. */
  accepted: Accepted;
  /** Warnings that somebody published with since the page was opened. */
  readWarnings: Accepted;
  /** Why such a choice was not saved, by the warning's key: said beside the warning itself. */
  unaccepted: ReadonlyMap<string, CmsFailure>;
  /** Unsaved work of an earlier visit that is offered. */
  leftDraft: LocalDraft | null;
  /** Pages and shared blocks with unsaved work of an earlier visit in this browser. */
  leftIds: ReadonlySet<number>;
  /** This browser cannot keep unsaved work: storage is forbidden or full. */
  isForgetful: boolean;
  /** The page as last kept as a draft beside the published one. */
  keptDraft: KeptDraft | null;
  /** This user's draft beside the page as the CMS was last known to have it; empty for none. */
  storedDraft: string;
  /** Changes of the published page that go live at a moment; null for none. */
  planned: PlannedChanges | null;
  /** The page as last planned, or opened as planned. */
  keptPlan: KeptDraft | null;
  /** The page went to the CMS's trash while it is open here. */
  isInTrash: boolean;
  /** The planned changes whose notice was closed. */
  seenPlanned: string;
  /** Field of the form that wants the focus; lists open on the way to it. */
  fieldFocus: FieldFocus | null;
}

/** Where to, or how a page is made and opened that is not there before this is decided. */
export type Leaving = LeavingTo | { make: () => void; opens: string };

export interface ShownVersion {
  /** Of the revision, as the CMS counts. */
  id: number;
  document: Document;
  /** E.g. `del 3 novembre, alle ore 11:12`. */
  when: string;
}

export interface LeavingTo {
  address: string;
  /** Title of the page that is to be opened; absent where the editor is left. */
  opens?: string;
}

export interface WantedMoment {
  /** In ms. */
  at: number;
  /** NaN for no end. */
  until: number;
  /** What was planned then. */
  over: Moments | null;
}

export interface Published {
  /** It was not online before. */
  isFirst: boolean;
  /** Warnings that were not read before. */
  warnings: number;
}

export interface Checks {
  state: 'idle' | 'running' | 'done';
  findings: readonly CheckFinding[];
  /** Null until the canvas has been looked at. */
  weight: PageWeight | null;
  /** The page that was looked at: of any other the findings may not hold. */
  of?: Looked;
}

type Looked = Pick<EditorState, 'nodes' | 'media'>;

export interface Conflict {
  clashes: readonly Clash[];
  page: SavedPage;
  /** What was under way. */
  as: SaveAs;
  /** Whether the page is saved once the choice is made. */
  thenSave: boolean;
  /** What the two versions are called, where they are not mine and another's. */
  sides?: Readonly<Record<Side, string>>;
  /** What else was waiting for it. */
  andThen?: () => Promise<void>;
}

export interface Outdated {
  by: string;
  /** Fingerprint of what is stored now. */
  content: string;
  /** It is this user's draft beside the page, kept elsewhere. */
  isDraft?: boolean;
  /** What was planned, and came true: nobody saved it. */
  fromPlan?: PlannedChanges;
}

export interface FieldFocus {
  node: NodeId;
  /** Path within the node's props. */
  path: readonly (string | number)[];
  /** The field is shown, but the keyboard stays where it is. */
  quiet?: boolean;
  /** What the field is chosen from is opened, if it has such a thing. */
  chooses?: boolean;
  /** What stands in the field is marked, as it waits for another. */
  marks?: boolean;
}
