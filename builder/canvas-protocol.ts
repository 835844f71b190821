import type { BlockVersions, DocumentNode, MediaItem, NodeId } from '@renderer/document/types.ts';
import type { PageAudit } from './audit.ts';
import type { LinkTarget } from './cms/find-links.ts';
import type { CanvasContext } from './contract.ts';
import type { LostPaste } from './watch-lost-paste.ts';

/** A node as the canvas shows it: with what is wrong with it, as Italian sentences. */
export interface CanvasNodeData {
  node: DocumentNode;
  problems: readonly string[];
  /** Paths of texts that are still to be written, where nothing else is wrong: it can be shown without. */
  unwritten?: readonly (readonly (string | number)[])[];
}

/** A place in the page: before the child that is there now. */
export interface DropPlace {
  parentId: NodeId;
  index: number;
}

/** What stands at a place in a block: a text or an image, and which of several alike. */
export interface PagePoint {
  text?: string;
  src?: string;
  /** An icon: the names that are drawn so, and how many like it come before it in the block. */
  icon?: { names: readonly string[]; ordinal: number; boxes: readonly string[] };
  ordinal: number;
  /** From the page: what the boxes around it say, the innermost first. */
  boxes?: readonly string[];
  /** From the editor: what the fields beside its own say. */
  beside?: readonly string[];
}

/** A synced pattern as the canvas shows it; without content it is not to be had, and why. */
export interface CanvasPattern {
  title: string;
  nodes: readonly CanvasNodeData[];
  media: readonly MediaItem[];
  /** Italian sentence; null when the pattern is there. */
  problem: string | null;
}

export type NodeAction =
  | 'move-up'
  | 'move-down'
  | 'duplicate'
  | 'delete'
  | 'add-after'
  | 'add-item'
  | 'toggle-lock'
  | 'toggle-hidden'
  | 'edit-shared';

/** From the editor to the canvas. */
export type EditorMessage =
  /** Asks whether the canvas is there; it answers `ready`. */
  | { type: 'hello' }
  /** The whole page; also after the canvas was loaded again. */
  | {
      type: 'init';
      context: CanvasContext;
      nodes: readonly CanvasNodeData[];
      media: readonly MediaItem[];
      /** Versions of the blocks' schemas, to note in what is copied. */
      versions: BlockVersions;
      /** An earlier version, to look at: nothing in it is chosen or changed. */
      readOnly?: boolean;
      /** It is a shared block: what stands around it is that of each page which shows it. */
      isPart?: boolean;
    }
  /** What changed, and nothing else. */
  | { type: 'patch'; nodes: readonly CanvasNodeData[]; removed: readonly NodeId[] }
  | { type: 'media'; media: readonly MediaItem[] }
  | { type: 'select'; id: NodeId | null; scroll: boolean; ids: readonly NodeId[] }
  | { type: 'hover'; id: NodeId | null }
  /** A field of the node is being worked on: the first of these places that it shows, to look at. */
  | { type: 'show'; id: NodeId; points: readonly PagePoint[] }
  /** Scale the canvas is shown at, so that its controls keep their size. */
  | { type: 'zoom'; zoom: number }
  | { type: 'data'; key: string; data: unknown }
  | { type: 'data-failed'; key: string; message: string }
  /** Wants to know what the page looks like; the answer bears the number. */
  | { type: 'audit'; number: number }
  /** Wants to know which places the page has; the answer bears the number. */
  | { type: 'ids'; number: number }
  | { type: 'pattern'; id: number; pattern: CanvasPattern }
  /** What the words of a link were found in; null when the CMS does not answer. */
  | { type: 'found-links'; number: number; links: readonly LinkTarget[] | null }
  /** What was clicked last in a block is a text that may be written where it stands. */
  | { type: 'writable'; id: NodeId }
  /** A plain text is to be. */
  | {
      type: 'inline';
      id: NodeId;
      path: readonly (string | number)[];
      /** Which of the places it is that `edit-next` asked about. */
      at?: number;
    }
  /** A formatted text is to be. */
  | {
      type: 'inline-rich';
      id: NodeId;
      path: readonly (string | number)[];
      html: string;
      /** Name of its field. */
      label: string;
      /** As for a plain text. */
      at?: number;
    };

/** From the canvas to the editor. */
export type CanvasMessage =
  /** Mounted and listening. */
  | { type: 'ready' }
  /** The page has been rendered. */
  | { type: 'shown' }
  | { type: 'select'; id: NodeId | null; add?: boolean; point?: PagePoint }
  /** A click in the block that is selected already. */
  | { type: 'point'; id: NodeId; point: PagePoint }
  /**
   * Wants to write a text where it stands; the editor answers `inline`, or opens its field. A text
   * that was clicked `again` is written or left alone.
   */
  | { type: 'edit'; id: NodeId; point: PagePoint; again?: boolean }
  /** Wants the field of what is seen at a place, and the keyboard there. */
  | { type: 'edit-field'; id: NodeId; point: PagePoint }
  /**
   * Wants to write the first of these that is a text; the editor answers as to `edit`, or not at all.
   * To whom `begins` it says why none is.
   */
  | { type: 'edit-next'; id: NodeId; points: readonly PagePoint[]; begins?: boolean }
  | { type: 'inline-input'; id: NodeId; path: readonly (string | number)[]; text: string }
  | { type: 'inline-end'; byEnter?: boolean }
  /** Enter was pressed amid a text of one line. */
  | { type: 'one-line' }
  /** The writing of a text ended, and nothing of it was left. */
  | { type: 'emptied'; id: NodeId; path: readonly (string | number)[] }
  /** An input method begins to compose characters in the page, or is done. */
  | { type: 'composing'; composes: boolean }
  /** Something was pasted into a text of the page that no text holds. */
  | { type: 'lost-paste'; lost: LostPaste }
  /** The text stands in the page in no way that could be written in: its field has to do. */
  | { type: 'inline-refused'; id: NodeId; path: readonly (string | number)[] }
  /** Ctrl+C, Ctrl+X and Ctrl+V with the focus in the page. */
  | { type: 'cut' }
  | { type: 'copied'; text: string }
  | { type: 'paste'; text: string }
  | { type: 'hover'; id: NodeId | null }
  | { type: 'action'; id: NodeId; action: NodeAction }
  /** Wants the menu of a block; the place is one of the frame's window, in its px. */
  | { type: 'menu'; id: NodeId; at: { left: number; top: number } }
  /** Wants the block picker, to add at a place. */
  | { type: 'pick'; place: DropPlace }
  /** Wants what was copied last, at a place. */
  | { type: 'paste-at'; place: DropPlace }
  /** Wants the page templates. */
  | { type: 'templates' }
  | { type: 'drop-block'; component: string; place: DropPlace }
  | { type: 'drop-pattern'; id: number; place: DropPlace }
  | { type: 'drop-node'; id: NodeId; place: DropPlace }
  /** The first letter typed since a click, where none can be written. */
  | { type: 'typed' }
  | { type: 'shortcut'; name: string }
  | { type: 'audited'; number: number; audit: PageAudit }
  | { type: 'ids'; number: number; ids: readonly string[] | undefined }
  /** Shows a synced pattern, and wants to hear of it from now on. */
  | { type: 'pattern'; id: number }
  /** Wants to know where a link may lead; the answer bears the number. */
  | { type: 'find-links'; number: number; query: string }
  /** A link in the text that is being written was led there. */
  | { type: 'make-place'; target: LinkTarget }
  /** A block with a loader needs its data. */
  | { type: 'data'; key: string; component: string; props: Record<string, unknown> };

const CHANNEL = 'page-editor';
const VERSION = 1;

interface Envelope<Message> {
  channel: typeof CHANNEL;
  version: typeof VERSION;
  message: Message;
}

export interface Peer {
  window: Window;
  origin: string;
}

/**
 * Sends to the other side, and to nobody else. The message arrives within the task that sends it,
 * so that editor and canvas are painted in one frame: a posted one comes a frame later. As with a
 * posted one, nothing is received before the sender is done.
 */
export function send<Message extends EditorMessage | CanvasMessage>(
  { window: target, origin }: Peer,
  message: Message,
): void {
  if (origin !== location.origin) return;
  const data: Envelope<Message> = { channel: CHANNEL, version: VERSION, message };
  queueMicrotask(() => {
    try {
      target.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    } catch {
      // By now the window shows a page of another origin: the browser keeps us out of it.
    }
  });
}

/**
 * Listens to the other side. Messages of any other window or origin, and of other senders on the
 * same page, are ignored.
 * @param peer read at each message, because a frame's window may be another after a reload
 */
export function listen<Message extends EditorMessage | CanvasMessage>(
  peer: () => Peer | undefined,
  receive: (message: Message) => void,
): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const expected = peer();
    if (!expected || event.source !== expected.window || event.origin !== expected.origin) return;
    // Each side has a copy of its own, as of a posted message.
    if (isEnvelope(event.data)) receive(structuredClone(event.data.message) as Message);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

function isEnvelope(data: unknown): data is Envelope<{ type: string }> {
  if (data === null || typeof data !== 'object') return false;
  const { channel, version, message } = data as Partial<Envelope<{ type?: unknown } | null>>;
  return channel === CHANNEL && version === VERSION && typeof message?.type === 'string';
}
