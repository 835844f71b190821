import type { ServerResponse } from 'node:http';
import type { CmsState } from './cms-state.ts';

/** Longest wait for the outbox, in ms. */
const PATIENCE = 1_500;

/** How many submissions wait for delivery, and how many were given up. */
export type OutboxCounts = () => Promise<{ pending: number; dead: number }>;

/** Answers /healthz and /readyz (contract C7); false for any other path. */
export async function handleHealth(
  path: string,
  response: ServerResponse,
  cmsState: CmsState,
  outboxCounts: OutboxCounts,
): Promise<boolean> {
  if (path !== '/healthz' && path !== '/readyz') return false;
  const [cms, outbox] = await Promise.all([
    cmsState.look(),
    withinTime(outboxCounts()).catch(() => null),
  ]);
  // Without its outbox the site would turn every form away.
  const ready = path === '/healthz' || (cms === 'up' && outbox !== null);
  const body = { status: ready ? 'ok' : 'unavailable', cms, outbox };
  response.writeHead(ready ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
  return true;
}

/** Who asks for a state wants it now: what is slow counts as away. */
async function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
