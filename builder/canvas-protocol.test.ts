// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CanvasMessage, listen, type Peer, send } from './canvas-protocol.ts';

const { origin } = location;
let stop: (() => void) | undefined;
afterEach(() => stop?.());

function listening(peer: Peer) {
  const receive = vi.fn();
  stop = listen<CanvasMessage>(() => peer, receive);
  return receive;
}

/** What the other side sends, as the browser delivers it. */
function deliver(data: unknown, from: { source: Window; origin: string }) {
  window.dispatchEvent(new MessageEvent('message', { data, ...from }));
}

async function sentBy(message: CanvasMessage, to = location.origin) {
  const dispatchEvent = vi.fn<(event: MessageEvent) => boolean>();
  send({ window: { dispatchEvent } as unknown as Window, origin: to }, message);
  // Never while the sender is still at work, and yet in its task.
  expect(dispatchEvent).not.toHaveBeenCalled();
  await Promise.resolve();
  return dispatchEvent.mock.calls[0]?.[0];
}

describe('messages between editor and canvas', () => {
  const canvas = { name: 'canvas' } as unknown as Window;
  const other = { name: 'other' } as unknown as Window;

  it('arrive from the right window of the right origin', async () => {
    const receive = listening({ window, origin });
    const event = await sentBy({ type: 'ready' });
    if (event) window.dispatchEvent(event);
    expect(receive).toHaveBeenCalledWith({ type: 'ready' });
  });

  it('arrive as a copy: neither side can change what the other holds', async () => {
    const receive = listening({ window, origin });
    const path = ['cards', 0];
    const event = await sentBy({ type: 'inline-refused', id: 'a', path });
    if (event) window.dispatchEvent(event);
    path.push('title');
    expect(receive).toHaveBeenCalledWith({ type: 'inline-refused', id: 'a', path: ['cards', 0] });
  });

  it('are not sent to another origin', async () => {
    expect(await sentBy({ type: 'ready' }, 'https://altro.example')).toBeUndefined();
  });

  it('do not fail on a window of another origin', async () => {
    const dispatchEvent = vi.fn(() => {
      throw new DOMException('Blocked a frame', 'SecurityError');
    });
    send({ window: { dispatchEvent } as unknown as Window, origin }, { type: 'ready' });
    await Promise.resolve();
    expect(dispatchEvent).toHaveBeenCalledTimes(1);
  });

  it('are ignored from another window', async () => {
    const receive = listening({ window: canvas, origin });
    const event = await sentBy({ type: 'ready' });
    deliver(event?.data, { source: other, origin });
    expect(receive).not.toHaveBeenCalled();
  });

  it('are ignored from another origin', async () => {
    const receive = listening({ window: canvas, origin });
    const event = await sentBy({ type: 'ready' });
    deliver(event?.data, { source: canvas, origin: 'https://altro.example' });
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
