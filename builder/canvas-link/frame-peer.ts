import {
  type CanvasMessage,
  type EditorMessage,
  listen,
  type Peer,
  send,
} from '../canvas-protocol.ts';

/** A canvas in a frame, as the editor's window speaks with it. */
export interface FramePeer {
  tell(message: EditorMessage): void;
  /**
   * Hears what the canvas says from now on, and has it announce itself, whichever side came first.
   * What is returned stops it.
   */
  hear(receive: (message: CanvasMessage) => void): () => void;
}

export function createFramePeer(frame: HTMLIFrameElement): FramePeer {
  const peer = (): Peer | undefined =>
    frame.contentWindow ? { window: frame.contentWindow, origin: location.origin } : undefined;
  const tell = (message: EditorMessage) => {
    const canvas = peer();
    if (canvas) send(canvas, message);
  };
  return {
    tell,
    hear(receive) {
      const stop = listen<CanvasMessage>(peer, receive);
      const greet = () => tell({ type: 'hello' });
      frame.addEventListener('load', greet);
      greet();
      return () => {
        frame.removeEventListener('load', greet);
        stop();
      };
    },
  };
}
