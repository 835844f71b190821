import { log } from '../../config/log.ts';
import type { Database } from './database.ts';
import { claimDeliveries, markFailed, markSent, releaseClaims, renewClaim } from './deliveries.ts';
import { retentionSweep } from './retention.ts';
import { type Channel, type Delivery, PutOff } from './submission.ts';

/** Hands a delivery over; resolves with a note when the other side has taken it. */
export type Deliver = (delivery: Delivery) => Promise<string>;

export interface WorkerOptions {
  database: Database;
  channels: Readonly<Partial<Record<Channel, Deliver>>>;
  retrySeconds: number;
  maxAttempts: number;
  retention: { days: number; consentDays: number };
}

const AT_ONCE = 4;
const POLL = 1_000;
const SWEEP_EVERY = 6 * 60 * 60_000;
const LONGEST_WAIT = 3_600;
/** How often a try says that it is under way. */
const RENEW = 60_000;
/** How long a stop waits for deliveries that are under way. */
const PATIENCE = 15_000;

export interface Worker {
  /** Something is due now. */
  wake(): void;
  stop(): Promise<void>;
}

/** Delivers what the outbox holds until it is stopped; failures are tried again, later and later. */
export function startWorker(options: WorkerOptions): Worker {
  const { database } = options;
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  let rouse = () => {};
  let sweptAt = 0;

  const round = async (): Promise<boolean> => {
    if (Date.now() - sweptAt > SWEEP_EVERY) {
      sweptAt = Date.now();
      await retentionSweep(database, options.retention);
    }
    const claimed = await claimDeliveries(database, AT_ONCE - underWay.size);
    for (const delivery of claimed) {
      const work: Promise<void> = deliver(delivery, options).finally(() => {
        underWay.delete(work);
        rouse();
      });
      underWay.add(work);
    }
    return claimed.length > 0 && underWay.size < AT_ONCE;
  };
  const loop = async () => {
    while (!stopping) {
      // Armed before the look, so that what arrives during it is not slept over.
      const roused = new Promise<void>((resolve) => {
        rouse = resolve;
      });
      const more = await round().catch((error: unknown) => {
        log.error({ reason: String(error) }, 'outbox not read');
        return false;
      });
      if (!more) await Promise.race([roused, pause(POLL)]);
    }
  };
  const ended = (database.exclusive ? releaseClaims(database) : Promise.resolve())
    .catch((error: unknown) => log.error({ reason: String(error) }, 'outbox not read'))
    .then(loop);
  return {
    wake: () => rouse(),
    async stop() {
      stopping = true;
      rouse();
      await ended;
      await Promise.race([Promise.all(underWay), pause(PATIENCE)]);
    },
  };
}

async function deliver(delivery: Delivery, options: WorkerOptions): Promise<void> {
  const { database, channels } = options;
  const { submission, channel, attempts } = delivery;
  const context = { id: submission.id, form: submission.form, channel, attempts };
  const notWritten = (error: unknown) =>
    log.error({ ...context, reason: String(error) }, 'outbox not written');
  const renewal = setInterval(
    () => void renewClaim(database, delivery).catch(notWritten),
    RENEW,
  ).unref();
  try {
    const send = channels[channel];
    if (!send) throw new Error('This channel is not configured.');
    const note = await send(delivery);
    await markSent(database, delivery, note);
    log.info(context, 'submission delivered');
  } catch (error) {
    const reason = (error as Error).message || String(error);
    const seconds = attempts >= options.maxAttempts ? undefined : retryAfter(attempts, options);
    const remaining = error instanceof PutOff ? error.recipients : undefined;
    await markFailed(database, delivery, { error: reason, seconds, remaining }).catch(notWritten);
    const level = seconds === undefined ? 'error' : 'warn';
    log[level]({ ...context, reason }, seconds ? 'delivery failed' : 'delivery given up');
  } finally {
    clearInterval(renewal);
  }
}

/** Twice as long after each failure, an hour at most, a fifth to either side by chance. */
export function retryAfter(attempts: number, { retrySeconds }: { retrySeconds: number }): number {
  const wait = Math.min(retrySeconds * 2 ** (attempts - 1), Math.max(LONGEST_WAIT, retrySeconds));
  return wait * (0.8 + Math.random() * 0.4);
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time).unref());
}
