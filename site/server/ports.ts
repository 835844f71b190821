import { createServer } from 'node:net';

/** Whether a server can listen there now. */
export function portIsFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * The wanted loopback port, or the next free one of the twenty after it. A steady port keeps the
 * stored CMS answers, whose addresses hold it, good across restarts.
 */
export async function choosePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 20; port += 1) {
    if (await portIsFree(port, '127.0.0.1')) return port;
  }
  return 0;
}
