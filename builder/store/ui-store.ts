import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorPage } from '../contract.ts';
import type { UiState } from './ui-state.ts';

export type UiStore = StoreApi<UiState>;

export function createUiStore(page: EditorPage, initial: Partial<UiState> = {}): UiStore {
  return createStore<UiState>()(() => ({
    page,
    viewport: null,
    zoom: 'fit',
    look: 'auto',
    freeWidth: null,
    leftTab: 'outline',
    leftVisible: true,
    aboutVisible: true,
    aboutCalled: false,
    selection: new Set(),
    insertAt: null,
    menuAt: null,
    picks: 0,
    hovered: null,
    savedContent: '',
    conflict: null,
    info: null,
    previewLink: null,
    failures: [],
    uploads: [],
    announcement: { text: '', number: 0 },
    refusal: { text: '', number: 0 },
    assurance: { text: '', number: 0 },
    templatesOpen: false,
    pages: null,
    leaving: null,
    hasLeft: false,
    newPagePath: null,
    trashed: null,
    palette: null,
    shortcutsOpen: false,
    historyOpen: false,
    publishConfirm: null,
    others: [],
    outdated: null,
    seenOutdated: '',
    showing: null,
    patterns: null,
    patternsFailure: null,
    patternOpen: null,
    shared: null,
    patternRemoval: null,
    patternRenaming: null,
    whereUsed: null,
    scheduleOpen: false,
    wanted: null,
    unpublishOpen: false,
    goesOnline: false,
    published: null,
    publishPlanned: null,
    dropPlannedOpen: false,
    checks: { state: 'idle', findings: [], weight: null },
    mending: null,
    accepted: new Set(),
    readWarnings: new Set(),
    unaccepted: new Map(),
    leftDraft: null,
    leftIds: new Set(),
    isForgetful: false,
    keptDraft: null,
    storedDraft: '',
    isInTrash: false,
    planned: null,
    keptPlan: null,
    seenPlanned: '',
    fieldFocus: null,
    ...initial,
  }));
}

/** Says a sentence to screen readers. */
export function announce(ui: UiStore, text: string): void {
  ui.setState(({ announcement }) => ({ announcement: { text, number: announcement.number + 1 } }));
}

/** Says for a moment, to everybody, why nothing happens. */
export function refuse(ui: UiStore, text: string): void {
  announce(ui, text);
  ui.setState(({ refusal }) => ({ refusal: { text, number: refusal.number + 1 } }));
}

/** Says for a moment, to everybody, what went well. */
export function assure(ui: UiStore, text: string): void {
  announce(ui, text);
  ui.setState(({ assurance }) => ({ assurance: { text, number: assurance.number + 1 } }));
}

/** What went well is undone, or something else came after it. */
export function hush(ui: UiStore): void {
  ui.setState(({ assurance }) => ({ assurance: { ...assurance, text: '' } }));
}

/** Says a sentence to everybody: it stays over the page until it is closed. */
export function inform(ui: UiStore, text: string): void {
  ui.setState({ info: text });
  announce(ui, text);
}
