import type { BlockVersions, DocumentNode, MediaItem, NodeId } from '@renderer/document/types.ts';
import type { CanvasNodeData, EditorMessage } from '../canvas-protocol.ts';
import type { CanvasContext } from '../contract.ts';
import { outermostLock } from '../outermost.ts';

/** What the canvas knows besides the nodes. */
export interface CanvasView {
  context: CanvasContext;
  media: readonly MediaItem[];
  selected: NodeId | null;
  /** All selected nodes, the one above among them. */
  selection: readonly NodeId[];
  versions: BlockVersions;
  hovered: NodeId | null;
  zoom: number;
  /** An earlier version, to look at: nothing in it is chosen or changed. */
  readOnly: boolean;
  isPart: boolean;
  /** Whether the page has arrived. */
  loaded: boolean;
}

/** The page in the canvas: listeners of a node hear of that node alone. */
export interface CanvasStore {
  getNode(id: NodeId): CanvasNodeData | undefined;
  nodes(): ReadonlyMap<NodeId, DocumentNode>;
  parentOf(id: NodeId): NodeId | undefined;
  /** The node whose lock holds for a node: itself or one around it. */
  lockOf(id: NodeId): NodeId | undefined;
  subscribeNode(id: NodeId, listener: () => void): () => void;
  getView(): CanvasView;
  setView(view: Partial<CanvasView>): void;
  subscribeView(listener: () => void): () => void;
  /** Called after any change of nodes, to measure anew. */
  subscribeNodes(listener: () => void): () => void;
  /** How often nodes have changed. */
  changes(): number;
  /** Keeps changes of a node from its listeners until it is released. */
  hold(id: NodeId): void;
  release(id: NodeId): void;
  receive(message: EditorMessage): void;
}

export function createCanvasStore(context: CanvasContext): CanvasStore {
  let nodes = new Map<NodeId, CanvasNodeData>();
  let view: CanvasView = {
    ...{ context, media: [], versions: {}, selected: null, selection: [], hovered: null },
    ...{ zoom: 1, readOnly: false, isPart: false, loaded: false },
  };
  const nodeListeners = new Map<NodeId, Set<() => void>>();
  const viewListeners = new Set<() => void>();
  const nodesListeners = new Set<() => void>();

  const held = new Map<NodeId, CanvasNodeData>();

  const setView = (next: Partial<CanvasView>) => {
    view = { ...view, ...next };
    notify(viewListeners);
  };
  let changes = 0;
  const parentOf = (id: NodeId) => {
    for (const { node } of nodes.values()) if (node.childIds.includes(id)) return node.id;
    return undefined;
  };
  /** Ids of the locked nodes: mostly none, and then nothing is looked for. */
  const locked = new Set<NodeId>();
  const noteLocks = (items: readonly CanvasNodeData[]) => {
    for (const { node } of items) {
      if (node.uneditable) locked.add(node.id);
      else locked.delete(node.id);
    }
  };
  const touch = (ids: Iterable<NodeId>) => {
    changes += 1;
    for (const id of ids) notify(nodeListeners.get(id));
    notify(nodesListeners);
  };

  return {
    getNode: (id) => held.get(id) ?? nodes.get(id),
    hold(id) {
      const item = nodes.get(id);
      if (item) held.set(id, item);
    },
    release(id) {
      if (held.delete(id)) touch([id]);
    },
    nodes: () => new Map([...nodes].map(([id, { node }]) => [id, node])),
    parentOf,
    lockOf: (id) =>
      locked.size === 0
        ? undefined
        : outermostLock({ nodeOf: (each) => nodes.get(each)?.node, parentOf }, id),
    getView: () => view,
    setView,
    subscribeView: (listener) => add(viewListeners, listener),
    subscribeNodes: (listener) => add(nodesListeners, listener),
    changes: () => changes,
    subscribeNode(id, listener) {
      const listeners = nodeListeners.get(id) ?? new Set();
      nodeListeners.set(id, listeners);
      const remove = add(listeners, listener);
      return () => {
        remove();
        if (listeners.size === 0) nodeListeners.delete(id);
      };
    },
    receive(message) {
      switch (message.type) {
        case 'init': {
          const before = nodes;
          nodes = new Map(message.nodes.map((item) => [item.node.id, item]));
          locked.clear();
          noteLocks(message.nodes);
          const { context: next, media, versions, readOnly = false, isPart = false } = message;
          setView({ context: next, media, versions, readOnly, isPart, loaded: true });
          touch(new Set([...before.keys(), ...nodes.keys()]));
          break;
        }
        case 'patch':
          for (const item of message.nodes) nodes.set(item.node.id, item);
          noteLocks(message.nodes);
          for (const id of message.removed) {
            nodes.delete(id);
            locked.delete(id);
          }
          touch([...message.nodes.map((item) => item.node.id), ...message.removed]);
          break;
        case 'media':
          setView({ media: message.media });
          break;
        case 'select':
          setView({
            ...{ selected: message.id, selection: message.ids },
            // What was chosen elsewhere is worked on, not what the pointer was left on.
            hovered: message.id === view.selected ? view.hovered : null,
          });
          break;
        case 'hover':
          setView({ hovered: message.id });
          break;
        case 'zoom':
          setView({ zoom: message.zoom });
          break;
        default:
      }
    },
  };
}

function add(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(listeners: Iterable<() => void> | undefined): void {
  if (listeners) for (const listener of [...listeners]) listener();
}
