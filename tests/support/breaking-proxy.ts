import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BreakingProxy {
  /** For `proxy.server` of a browser context. */
  server: string;
  /** End of the path of requests whose connection breaks once half of their body has come; null to break none. */
  breaks: string | null;
  stop(): void;
}

/** A proxy on loopback that passes everything on, and can lose a connection halfway, as the air does. */
export async function startBreakingProxy(): Promise<BreakingProxy> {
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
    const { method, headers } = incoming;
    const options = { host: hostname, port, path: pathname + search, method, headers };
    const passed = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => incoming.socket.destroy());
    if (proxy.breaks !== null && pathname.endsWith(proxy.breaks)) {
      const half = Number(headers['content-length']) / 2;
      let come = 0;
      incoming.on('data', ({ length }: Buffer) => {
        come += length;
        if (come > half) incoming.socket.destroy();
      });
      incoming.on('close', () => passed.destroy());
    }
    incoming.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: BreakingProxy = {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breaks: null,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
