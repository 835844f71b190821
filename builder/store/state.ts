import { createDocument } from '@renderer/document/create-document.ts';
import type {
  BlockVersions,
  Document,
  DocumentNode,
  MediaItem,
  NodeId,
} from '@renderer/document/types.ts';

/** Panels of the side panel. */
export type SidekickPanel = 'node' | 'media' | 'problems' | 'revisions' | 'changes';

export interface Sidekick {
  visible: boolean;
  /** The active component: which panel is shown. */
  component: SidekickPanel | null;
}

export interface SaveMeta {
  /** Timestamps in ms. */
  lastSavedAt: number | null;
  lastModifiedAt: number | null;
  saved: boolean;
  isSaving: boolean;
  savingError: boolean;
  /** The saved nodes as a JSON string. */
  savedNodes: string;
}

export interface EditorUser {
  id: number;
  name: string;
  roles: readonly string[];
}

/** What made the page as it is now: one line of the history. */
export interface Change {
  /** What was done, a noun as `rimozione` (spec 4.7); or the field that was changed, by its label. */
  label: string;
  /** Changes of one group that follow each other closely are one step, e.g. typing in a field. */
  group: string | null;
  /** Group of another step, which becomes this one where this follows it closely. */
  follows?: string;
  at: number;
  /** What it was done to, where the label alone does not say. */
  of?: string;
  /** Value before and after, where a line of text can show them. */
  from?: unknown;
  to?: unknown;
}

/** State of the editor (spec 3.14). */
export interface EditorState {
  /** The chosen template. */
  template: string;
  /** Id of the node being edited. */
  currentlyEditing: NodeId | null;
  nodes: ReadonlyMap<NodeId, DocumentNode>;
  sidekick: Sidekick;
  user: EditorUser;
  meta: SaveMeta;
  media: readonly MediaItem[];

  /** Kept for saving: parts of the document that are not edited. */
  versions: BlockVersions;
  extra: Record<string, unknown>;
  /** Belongs to `nodes` and `media`; recorded with them. */
  change: Change;
  /** How many versions of others this page has in it; recorded, for undoing leads to one without. */
  takenIn: number;
  /** Id of the planned changes that this page has in it, empty for none; recorded, too. */
  plan: string;
  /** The page as the CMS has it, compared by identity. */
  baseline: Baseline;
}

export type Baseline = Pick<EditorState, 'nodes' | 'media' | 'template'>;

export const OPENING = 'Apertura della pagina';

/** The state before a page is loaded. */
export function initialState(): EditorState {
  const { nodes, media, versions, extra } = createDocument();
  return {
    template: '',
    currentlyEditing: null,
    nodes,
    sidekick: { visible: false, component: null },
    user: { id: 0, name: '', roles: [] },
    meta: {
      lastSavedAt: null,
      lastModifiedAt: null,
      saved: false,
      isSaving: false,
      savingError: false,
      savedNodes: '',
    },
    media,
    versions,
    extra,
    change: { label: OPENING, group: null, at: 0 },
    takenIn: 0,
    plan: '',
    baseline: { nodes, media, template: '' },
  };
}

/** The page document held by the state. */
export function documentOf(state: EditorState): Document {
  const { nodes, media, versions, extra } = state;
  return { nodes, media, versions, extra };
}

/** Whether the page differs from what the CMS has. */
export function isDirty({ nodes, media, template, baseline }: EditorState): boolean {
  return nodes !== baseline.nodes || media !== baseline.media || template !== baseline.template;
}
