// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CanvasMessage, listen, type Peer, send } from './canvas-protocol.ts';

const origin = 'https://sito.example';
let stop: (() => void) | undefined;
afterEach(() => stop?.());

function listening(peer: Peer) {
  const receive = vi.fn();
  stop = listen<CanvasMessage>(() => peer, receive);
  return receive;
}

/** What the other side would post, as the browser delivers it. */
function deliver(data: unknown, from: { source: Window; origin: string }) {
  window.dispatchEvent(new MessageEvent('message', { data, ...from }));
}

function postedBy(message: CanvasMessage): unknown {
  const postMessage = vi.fn();
  send({ window: { postMessage } as unknown as Window, origin }, message);
  expect(postMessage).toHaveBeenCalledWith(expect.anything(), origin);
  return postMessage.mock.calls[0]?.[0];
}

describe('messages between editor and canvas', () => {
  const canvas = { name: 'canvas' } as unknown as Window;
  const other = { name: 'other' } as unknown as Window;

  it('arrive from the right window of the right origin', () => {
    const receive = listening({ window: canvas, origin });
    deliver(postedBy({ type: 'ready' }), { source: canvas, origin });
    expect(receive).toHaveBeenCalledWith({ type: 'ready' });
  });

  it('are ignored from another window', () => {
    const receive = listening({ window: canvas, origin });
    deliver(postedBy({ type: 'ready' }), { source: other, origin });
    expect(receive).not.toHaveBeenCalled();
  });

  it('are ignored from another origin', () => {
    const receive = listening({ window: canvas, origin });
    deliver(postedBy({ type: 'ready' }), { source: canvas, origin: 'https://altro.example' });
    expect(receive).not.toHaveBeenCalled();
  });

  it.each([
    null,
    'ready',
    { type: 'ready' },
    { channel: 'page-editor', version: 1, message: null },
  ])('that are not ours are ignored: %j', (data) => {
    const receive = listening({ window: canvas, origin });
    deliver(data, { source: canvas, origin });
    expect(receive).not.toHaveBeenCalled();
  });
});
