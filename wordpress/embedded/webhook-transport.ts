import { setTimeout as wait } from 'node:timers/promises';

export interface WebhookMessage {
  body: string;
  headers: Record<string, string>;
}

/** Waits between the attempts, in ms: the site may be restarting. */
const PAUSES = [0, 500, 2_000, 8_000, 30_000];

/**
 * Sends the plugin's messages to the site in the order they came. An attempt that fails is made
 * again; a message nobody takes is given up, since the site looks for changes when it comes back.
 */
export function createWebhookTransport(url: string): {
  send(message: WebhookMessage): void;
  stop(): void;
} {
  const stopped = new AbortController();
  let last = Promise.resolve();
  return {
    send(message) {
      last = last.then(() => deliver(url, message, stopped.signal)).catch(() => undefined);
    },
    stop: () => stopped.abort(),
  };
}

async function deliver(url: string, message: WebhookMessage, stop: AbortSignal): Promise<void> {
  let reason = '';
  for (const pause of PAUSES) {
    await wait(pause, undefined, { signal: stop, ref: false });
    try {
      const response = await fetch(url, {
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
