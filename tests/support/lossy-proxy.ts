import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  let wanted: string | undefined;
  let lost = 0;
  const server = createServer((incoming, answer) => {
    if (wanted !== undefined && incoming.url?.includes(wanted)) {
      wanted = undefined;
      lost += 1;
      return;
    }
    const { method } = incoming;
    const headers = { ...incoming.headers, host: new URL(target).host };
    const outgoing = httpRequest(target + incoming.url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
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
