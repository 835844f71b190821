import type { Document, NodeId } from '@renderer/document/types.ts';
import type { PageAudit } from '../audit.ts';
import type { CanvasMessage, CanvasNodeData } from '../canvas-protocol.ts';
import { findTargets } from '../cms/find-targets.ts';
import { currentVersions } from '../cms/prepare-for-save.ts';
import { withPanels } from '../editor/panel-updates.ts';
import { valueAt } from '../form/field-path.ts';
import { preloadForms } from '../form/form-code.ts';
import { isAddress, pointsOfField, pointsOfItem } from '../points-of-field.ts';
import { selectedIds } from '../selection.ts';
import type { Session } from '../session.ts';
import { noteComposition } from '../store/composition.ts';
import { documentOf } from '../store/state.ts';
import { createDataAnswers } from './data-answers.ts';
import { createFramePeer } from './frame-peer.ts';
import { createGestures } from './gestures.ts';
import { createQuestions } from './questions.ts';
import { canvasNode, canvasPattern } from './sent-nodes.ts';

/** What the canvas says of itself, whichever version of the page it shows. */
const ALWAYS_HEARD: ReadonlySet<CanvasMessage['type']> = new Set([
  ...(['ready', 'shown', 'data', 'pattern', 'audited', 'ids'] as const),
]);

/** The editor's end of the canvas: keeps the frame in step with the stores. */
export interface CanvasLink {
  setZoom(zoom: number): void;
  /** Shows another version of the page, to look at only; null shows this one again. */
  show(document: Pick<Document, 'nodes' | 'media'> | null): void;
  /** Brings the selected block into view. */
  showSelected(): void;
  /** Brings into view what a field of an item shows, or the rest of its item. */
  reveal(id: NodeId, path: readonly (string | number)[]): void;
  /** Looks at the page as it is shown; undefined when the canvas does not answer. */
  audit(): Promise<PageAudit | undefined>;
  /** Ids of elements of the page; undefined where the canvas has not all of it, or another version. */
  ids(): Promise<readonly string[] | undefined>;
  disconnect(): void;
}

/** Where the selected block stands, and between which. */
function selectedPlace({ store, feed }: Pick<Session, 'store' | 'feed'>) {
  const { nodes, currentlyEditing: id } = store.getState();
  const parentId = id === null ? undefined : feed.parentOf(id);
  const siblings = nodes.get(parentId ?? '')?.childIds ?? [];
  const at = siblings.indexOf(id ?? '');
  return { id, parentId, previous: siblings[at - 1], next: siblings[at + 1] };
}

export function connectCanvas(session: Session, frame: HTMLIFrameElement): CanvasLink {
  const { store, ui, feed, problems, bootstrap, patterns } = session;
  const { tell, hear } = createFramePeer(frame);
  const dataOf = (id: NodeId): CanvasNodeData[] => {
    const node = store.getState().nodes.get(id);
    return node ? [canvasNode(node, problems.of(id))] : [];
  };

  let ready = false;
  /** Another version is in the canvas: nothing of this one is sent, nothing there is edited. */
  let showing = false;
  let zoom = 1;
  /** The last selection came from a click in the page: nothing to scroll to. */
  let clicked: NodeId | null = null;
  const blockData = createDataAnswers(session, tell);
  const audits = createQuestions<PageAudit>((number) => tell({ type: 'audit', number }));
  const ids = createQuestions<readonly string[] | undefined>((number) =>
    tell({ type: 'ids', number }),
  );
  const follow = createGestures(session, tell);

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
        // A canvas that broke off while an input method composed in it never said that it was done.
        noteComposition(false);
        if (!showing) sendAll();
        audits.begin();
        ids.begin();
        break;
      case 'shown':
        problems.start();
        preloadForms();
        break;
      case 'pattern':
        shownPatterns.add(message.id);
        patterns.load(message.id);
        sendPattern(message.id);
        break;
      case 'data':
        void blockData.answer(message);
        break;
      case 'find-links':
        // Suggestions at the foot of the page would lie under a notice.
        if (ui.getState().info !== null) ui.setState({ info: null });
        void findTargets(session, message.query)
          .catch(() => null)
          .then((links) => tell({ type: 'found-links', number: message.number, links }));
        break;
      case 'audited':
        audits.answered(message.number, message.audit);
        break;
      case 'ids':
        ids.answered(message.number, message.ids);
        break;
      case 'menu': {
        clicked = message.id;
        const { left, top } = frame.getBoundingClientRect();
        const at = { left: left + message.at.left * zoom, top: top + message.at.top * zoom };
        follow({ ...message, at });
        break;
      }
      default:
        if (message.type === 'select') clicked = message.id;
        follow(message);
    }
  };
  const tellSelection = (scroll: boolean) => {
    const { currentlyEditing: id } = store.getState();
    tell({ type: 'select', id, scroll, ids: selectedIds(session) });
  };
  /** What is moved stays in view: the page shows it in its new place once that is drawn. */
  let place = selectedPlace(session);
  const followMove = () => {
    const before = place;
    place = selectedPlace(session);
    // What comes or goes beside it changes one neighbour.
    const isAmongOthers = before.previous !== place.previous && before.next !== place.next;
    const isMoved = before.parentId !== place.parentId || isAmongOthers;
    if (before.id === place.id && isMoved && !showing) withPanels(() => tellSelection(true));
  };
  /** The field that was shown last, for what is chosen there to be shown as well. */
  let field: { id: NodeId; path: readonly (string | number)[]; value: unknown } | undefined;
  const reveal = (id: NodeId, path: readonly (string | number)[]) => {
    const node = showing ? undefined : store.getState().nodes.get(id);
    if (!node) return;
    field = { id, path, value: valueAt(node.props, path) };
    const points = [...pointsOfItem(field.value), ...pointsOfField(node, path)];
    if (points.length > 0) tell({ type: 'show', id, points });
  };
  const followField = () => {
    const node = store.getState().nodes.get(field?.id ?? '');
    if (!field || !node) return;
    const { id, path, value: before } = field;
    const value = valueAt(node.props, path);
    if (value === before) return;
    field.value = value;
    // Who writes a text sees it written. An address may be that of what comes further below.
    const isFurtherBelow =
      typeof value === 'string' ? isAddress(value) : pointsOfItem(value).length > 0;
    if (isFurtherBelow) queueMicrotask(() => reveal(id, path));
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
    const { isPattern: isPart } = session.bootstrap.page;
    const data = [...nodes.keys()].flatMap(dataOf);
    tell({ type: 'init', context, media, versions, nodes: data, isPart });
    tellSelection(true);
  };

  const stops = [
    feed.subscribeChanges((changes) => {
      mark(changes.changed.map(({ id }) => id));
      for (const id of changes.removed) removed.add(id);
      followMove();
      if (changes.changed.some(({ id }) => id === field?.id)) followField();
      // No pointer leaves what is gone: what comes back by an undo would be pointed at.
      const { hovered } = ui.getState();
      if (hovered !== null && changes.removed.includes(hovered)) ui.setState({ hovered: null });
    }),
    problems.subscribe(mark),
    patterns.subscribe(sendPattern),
    store.subscribe((state, before) => {
      if (state.currentlyEditing !== before.currentlyEditing) place = selectedPlace(session);
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
    hear(receive),
  ];

  return {
    show(document) {
      if (showing === (document !== null) && !document) return;
      showing = document !== null;
      if (!document) return sendAll();
      const { versions } = store.getState();
      const context = contextNow();
      const nodes = [...document.nodes.values()].map((node) => ({ node, problems: [] }));
      tell({ type: 'init', context, media: document.media, versions, nodes, readOnly: true });
      tell({ type: 'select', id: null, scroll: false, ids: [] });
    },
    showSelected() {
      if (!showing) tellSelection(true);
    },
    reveal,
    audit: audits.ask,
    ids: async () => (showing ? undefined : ids.ask()),
    setZoom(next) {
      zoom = next;
      tell({ type: 'zoom', zoom });
    },
    disconnect() {
      for (const stop of stops) stop();
    },
  };
}
