import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import type { Document, Finding, NodeId } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import type { PageAudit } from './audit.ts';
import { createDataAnswers } from './canvas-data.ts';
import {
  type CanvasMessage,
  type CanvasNodeData,
  type CanvasPattern,
  type EditorMessage,
  listen,
  type PagePoint,
  type Peer,
  send,
} from './canvas-protocol.ts';
import { remember } from './clipboard/clipboard.ts';
import { currentVersions } from './cms/prepare-for-save.ts';
import { fieldOf } from './editor/field-of.ts';
import { valueAt } from './form/field-path.ts';
import { preloadForms } from './form/form-code.ts';
import { fieldLabel, isInline, isRichText, setField } from './form/set-field.ts';
import { locateField } from './locate-field.ts';
import type { PatternState } from './patterns/pattern-store.ts';
import { pointsOfField } from './points-of-field.ts';
import { runShortcut } from './run-shortcut.ts';
import { selectedIds } from './selection.ts';
import type { Session } from './session.ts';
import type { Shortcut } from './shortcuts.ts';
import { documentOf } from './store/state.ts';
import { inform } from './store/ui-store.ts';

/** A problem with the field it is about, e.g. `Titolo: Richiesto`. */
function sentence(finding: Finding): string {
  const field = fieldOf(finding);
  return field === '' ? finding.message : `${field}: ${finding.message}`;
}

/** A synced pattern as the canvas shows it; undefined while it is being read. */
function canvasPattern(known: PatternState | undefined): CanvasPattern | undefined {
  if (!known || known.state === 'loading') return undefined;
  if (known.state === 'ready') {
    const { pattern, document, problems } = known;
    const nodes = [...document.nodes.values()].map((node) => ({
      ...{ node, problems: (problems.get(node.id) ?? []).map(sentence) },
    }));
    return { title: pattern.title, nodes, media: document.media, problem: null };
  }
  const problem =
    known.state === 'missing' ? 'Non esiste più: sul sito qui non appare nulla.' : known.message;
  return { title: '', nodes: [], media: [], problem };
}

const AUDIT_PATIENCE_MS = 10_000;

/** What the canvas says of itself, whichever version of the page it shows. */
const ALWAYS_HEARD: ReadonlySet<CanvasMessage['type']> = new Set([
  ...(['ready', 'shown', 'data', 'pattern', 'audited'] as const),
]);

/** The editor's end of the canvas: keeps the frame in step with the stores. */
export interface CanvasLink {
  setZoom(zoom: number): void;
  /** Shows another version of the page, to look at only; null shows this one again. */
  show(document: Pick<Document, 'nodes' | 'media'> | null): void;
  /** Brings into view what a field of an item shows, or the rest of its item. */
  reveal(id: NodeId, path: readonly (string | number)[]): void;
  /** Looks at the page as it is shown; undefined when the canvas does not answer. */
  audit(): Promise<PageAudit | undefined>;
  disconnect(): void;
}

export function connectCanvas(session: Session, frame: HTMLIFrameElement): CanvasLink {
  const { store, ui, feed, problems, actions, bootstrap, patterns } = session;
  const peer = (): Peer | undefined =>
    frame.contentWindow ? { window: frame.contentWindow, origin: location.origin } : undefined;
  const tell = (message: EditorMessage) => {
    const canvas = peer();
    if (canvas) send(canvas, message);
  };
  const dataOf = (id: NodeId): CanvasNodeData[] => {
    const node = store.getState().nodes.get(id);
    return node ? [{ node, problems: problems.of(id).map(sentence) }] : [];
  };

  let ready = false;
  /** Another version is in the canvas: nothing of this one is sent, nothing there is edited. */
  let showing = false;
  const audits = new Map<number, (audit: PageAudit | undefined) => void>();
  let lastAudit = 0;
  let zoom = 1;
  /** The last selection came from a click in the page: nothing to scroll to. */
  let clicked: NodeId | null = null;
  const blockData = createDataAnswers(session, tell);

  // What changed within one task goes as one message.
  const changed = new Set<NodeId>();
  const removed = new Set<NodeId>();
  const flush = () => {
    if (changed.size === 0 && removed.size === 0) return;
    const nodes = [...changed].flatMap(dataOf);
    // A node may have come back within the same task.
    const gone = [...removed].filter((id) => !store.getState().nodes.has(id));
    if (ready && !showing) tell({ type: 'patch', nodes, removed: gone });
    changed.clear();
    removed.clear();
  };
  const mark = (ids: Iterable<NodeId>) => {
    if (changed.size === 0 && removed.size === 0) queueMicrotask(flush);
    for (const id of ids) changed.add(id);
  };

  /** Patterns that the canvas has asked for. */
  const shownPatterns = new Set<number>();
  const sendPattern = (id: number) => {
    const pattern = canvasPattern(patterns.get(id));
    if (pattern && shownPatterns.has(id)) tell({ type: 'pattern', id, pattern });
  };

  const receive = (message: CanvasMessage) => {
    if (showing && !ALWAYS_HEARD.has(message.type)) return;
    switch (message.type) {
      case 'ready':
        ready = true;
        if (!showing) sendAll();
        // Asked for before it was there.
        for (const number of audits.keys()) tell({ type: 'audit', number });
        break;
      case 'shown':
        problems.start();
        preloadForms();
        break;
      case 'select':
        clicked = message.id;
        if (message.add && message.id !== null) actions.toggleSelected(message.id);
        else actions.select(message.id);
        if (message.point && message.id !== null && !message.add) reveal(message.id, message.point);
        break;
      case 'point':
        reveal(message.id, message.point);
        break;
      case 'edit':
        edit(message.id, message.point);
        break;
      case 'inline-input':
        setField(store, { id: message.id, path: message.path, value: message.text });
        break;
      case 'inline-refused':
        actions.openField(message.id, message.path);
        break;
      case 'copied':
        remember(message.text);
        actions.say('Copiato. Incolla con Ctrl+V, anche in un’altra pagina.');
        break;
      case 'cut':
        actions.cut();
        break;
      case 'paste':
        actions.paste(message.text);
        break;
      case 'hover':
        ui.setState({ hovered: message.id });
        break;
      case 'pick':
        actions.pickBlock(message.place);
        break;
      case 'paste-at':
        actions.pasteAt(message.place);
        break;
      case 'templates':
        ui.setState({ templatesOpen: true });
        break;
      case 'drop-block':
        void actions.insert(message.component, message.place);
        break;
      case 'drop-pattern':
        actions.addPattern(message.id, message.place);
        break;
      case 'drop-node':
        actions.place(message.id, message.place);
        break;
      case 'shortcut':
        runShortcut(session, message.name as Shortcut);
        break;
      case 'pattern':
        shownPatterns.add(message.id);
        patterns.load(message.id);
        sendPattern(message.id);
        break;
      case 'data':
        void blockData.answer(message);
        break;
      case 'audited':
        audits.get(message.number)?.(message.audit);
        break;
      case 'action':
        act(message);
        break;
      default:
    }
  };
  /** Brings the field of a place into view; the keyboard stays in the page. */
  const reveal = (id: NodeId, point: PagePoint) => {
    const node = store.getState().nodes.get(id);
    const path = node && locateField(node, point);
    if (path) ui.setState({ fieldFocus: { node: id, path, quiet: true } });
  };
  const edit = (id: NodeId, point: PagePoint) => {
    const node = store.getState().nodes.get(id);
    if (node && isReference(node)) {
      return inform(ui, 'È un blocco condiviso: si cambia con «Modifica blocco condiviso».');
    }
    const path = node && locateField(node, point);
    if (!node || !path) return;
    const value = valueAt(
      fillDefaults(fieldPlans[blockKey(node.component)] ?? {}, node.props),
      path,
    );
    const isWhole = value === point.text;
    const { component } = node;
    if (!node.uneditable && typeof value === 'string' && isRichText(component, path)) {
      const label = fieldLabel(component, path);
      return tell({ type: 'inline-rich', id, path, html: value, label });
    }
    if (isWhole && !node.uneditable && isInline(component, path)) {
      tell({ type: 'inline', id, path });
    } else actions.openField(id, path);
  };
  const act = ({ id, action }: Extract<CanvasMessage, { type: 'action' }>) => {
    if (action === 'move-up') actions.move(id, -1);
    else if (action === 'move-down') actions.move(id, 1);
    else if (action === 'duplicate') actions.duplicate(id);
    else if (action === 'delete') actions.remove(id);
    else if (action === 'toggle-lock') actions.toggleLock(id);
    else if (action === 'edit-shared') void actions.editShared(id);
    else actions.pickBlock(actions.placeAfter(id));
  };
  const tellSelection = (scroll: boolean) => {
    const { currentlyEditing: id } = store.getState();
    tell({ type: 'select', id, scroll, ids: selectedIds(session) });
  };
  const contextNow = () => ({
    ...bootstrap.config.context,
    path: ui.getState().page.path,
    template: store.getState().template,
  });
  const sendAll = () => {
    const { nodes, media } = store.getState();
    const versions = currentVersions(documentOf(store.getState()));
    const context = contextNow();
    // First: told afterwards, it would have the browser work out the styles of a whole page again.
    tell({ type: 'zoom', zoom });
    tell({ type: 'init', context, media, versions, nodes: [...nodes.keys()].flatMap(dataOf) });
    tellSelection(true);
  };

  const stops = [
    listen<CanvasMessage>(peer, receive),
    feed.subscribeChanges((changes) => {
      mark(changes.changed.map(({ id }) => id));
      for (const id of changes.removed) removed.add(id);
    }),
    problems.subscribe(mark),
    patterns.subscribe(sendPattern),
    store.subscribe((state, before) => {
      if (showing) return;
      if (state.media !== before.media) tell({ type: 'media', media: state.media });
      if (state.template !== before.template && ready) sendAll();
      if (state.currentlyEditing === before.currentlyEditing) return;
      const id = state.currentlyEditing;
      // After the nodes of the same task: what is selected may just have been added.
      const scroll = id !== clicked;
      clicked = null;
      queueMicrotask(() => tellSelection(scroll));
    }),
    ui.subscribe((state, before) => {
      if (state.page.path !== before.page.path && ready) {
        if (!showing) sendAll();
        blockData.renew();
      }
      if (state.selection !== before.selection) queueMicrotask(() => tellSelection(false));
      if (state.hovered !== before.hovered) tell({ type: 'hover', id: state.hovered });
    }),
  ];
  // Either side may come first: each announces itself, and answers the other's announcement.
  const greet = () => tell({ type: 'hello' });
  frame.addEventListener('load', greet);
  greet();

  return {
    show(document) {
      if (showing === (document !== null) && !document) return;
      showing = document !== null;
      if (!document) return sendAll();
      const { versions } = store.getState();
      const context = contextNow();
      const nodes = [...document.nodes.values()].map((node) => ({ node, problems: [] }));
      tell({ type: 'init', context, media: document.media, versions, nodes });
      tell({ type: 'select', id: null, scroll: false, ids: [] });
    },
    reveal(id, path) {
      const node = showing ? undefined : store.getState().nodes.get(id);
      const points = node ? pointsOfField(node, path) : [];
      if (points.length > 0) tell({ type: 'show', id, points });
    },
    audit() {
      lastAudit += 1;
      const number = lastAudit;
      return new Promise<PageAudit | undefined>((resolve) => {
        const timer = setTimeout(() => resolve(undefined), AUDIT_PATIENCE_MS);
        audits.set(number, (audit) => {
          clearTimeout(timer);
          audits.delete(number);
          resolve(audit);
        });
        if (ready) tell({ type: 'audit', number });
      });
    },
    setZoom(next) {
      zoom = next;
      tell({ type: 'zoom', zoom });
    },
    disconnect() {
      frame.removeEventListener('load', greet);
      for (const stop of stops) stop();
    },
  };
}
