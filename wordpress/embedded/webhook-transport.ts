import { setTimeout as wait } from 'node:timers/promises';

export interface WebhookMessage {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** Waits between the attempts, in ms: the site may be restarting. */
const PAUSES = [0, 500, 2_000, 8_000, 30_000];

/**
 * Sends the plugin's messages to the site in the order they came, to each of its instances on its
 * own: one that is away keeps none of the others waiting. An attempt that fails is made
 * again; a message nobody takes is given up, since the site looks for changes when it comes back.
 */
export function createWebhookTransport(): {
  send(message: WebhookMessage): void;
  stop(): void;
} {
  const stopped = new AbortController();
  const last = new Map<string, Promise<void>>();
  return {
    send(message) {
      const before = last.get(message.url) ?? Promise.resolve();
      const sent = before.then(() => deliver(message, stopped.signal)).catch(() => undefined);
      last.set(message.url, sent);
    },
    stop: () => stopped.abort(),
  };
}

async function deliver(message: WebhookMessage, stop: AbortSignal): Promise<void> {
  let reason = '';
  for (const pause of PAUSES) {
    await wait(pause, undefined, { signal: stop, ref: false });
    try {
      const response = await fetch(message.url, {
        method: 'POST',
        headers: message.headers,
        body: message.body,
        redirect: 'error',
        signal: AbortSignal.any([stop, AbortSignal.timeout(10_000)]),
      });
      await response.arrayBuffer();
      if (response.ok) return;
      reason = `status ${response.status}`;
      // Refused for what it is: it would be refused again.
      if (response.status >= 400 && response.status < 500) break;
    } catch (error) {
      reason = String((error as Error).cause ?? error);
    }
  }
  process.stderr.write(`WordPress: change not announced to the site: ${reason}\n`);
}
