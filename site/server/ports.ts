import { createServer } from 'node:net';

/** Why no server can listen there now, by the system's code; undefined where one can. */
export function portProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * The wanted loopback port, or the next free one of the twenty after it. A steady port keeps the
 * stored CMS answers, whose addresses hold it, good across restarts.
 */
export async function choosePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 20; port += 1) {
    if (!(await portProblem(port, '127.0.0.1'))) return port;
  }
  return 0;
}
