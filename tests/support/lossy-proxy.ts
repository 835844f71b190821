import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyServer } from 'httpxy';

export interface LossyProxy {
  origin: string;
  /** Loses the next request for an address that holds this text: it is never answered. */
  loseNext(text: string): void;
  /** How many requests were lost so far. */
  lost(): number;
  stop(): void;
}

/** Stands between the site and its WordPress, as a network does that loses what it carries. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const proxy = createProxyServer({ target, changeOrigin: true });
  let wanted: string | undefined;
  let lost = 0;
  const server = createServer((incoming, answer) => {
    if (wanted !== undefined && incoming.url?.includes(wanted)) {
      wanted = undefined;
      lost += 1;
      return;
    }
    proxy.web(incoming, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseNext(text) {
      wanted = text;
    },
    lost: () => lost,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
