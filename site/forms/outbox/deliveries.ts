import type { Database } from './database.ts';
import type { Channel, Delivery, DeliveryState, Submission } from './submission.ts';

/** A claim whose worker is not heard of ends after so long (minutes). */
const LEASE = 5;

interface DeliveryRow {
  submission_id: string;
  channel: Channel;
  attempts: number;
  resends: number;
  remaining: string[] | null;
}

/** Claims what is due, oldest first, for one worker: others pass over it while the claim lasts. */
export async function claimDeliveries(database: Database, most: number): Promise<Delivery[]> {
  const rows = await database.query<DeliveryRow>(
    `UPDATE form_deliveries SET
      state = 'sending', attempts = attempts + 1, lease_until = now() + interval '${LEASE} minutes'
    WHERE (submission_id, channel) IN (
      SELECT submission_id, channel FROM form_deliveries
      WHERE (state = 'pending' AND next_attempt_at <= now())
        OR (state = 'sending' AND lease_until < now())
      ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
    )
    RETURNING submission_id, channel, attempts, resends, remaining`,
    [most],
  );
  const claimed = await Promise.all(rows.map((row) => withSubmission(database, row)));
  return claimed.flatMap((delivery) => delivery ?? []);
}

async function withSubmission(
  database: Database,
  { submission_id, channel, attempts, resends, remaining }: DeliveryRow,
): Promise<Delivery | undefined> {
  const found = await readSubmission(database, submission_id);
  // Erased between the claim and now.
  if (!found) return undefined;
  return { ...found, channel, attempts, resends, remaining: remaining ?? undefined };
}

interface SubmissionRow {
  id: string;
  form: string;
  page: string;
  node: string;
  email: string;
  phone: string;
  subject: string;
  mail_to: string[];
  mail_cc: string[];
  fields: Submission['fields'];
  received_at: Date;
  name: string | null;
  type: string | null;
  body: Uint8Array | null;
}

export async function readSubmission(
  database: Database,
  id: string,
): Promise<{ submission: Submission; receivedAt: Date } | undefined> {
  const [row] = await database.query<SubmissionRow>(
    `SELECT s.*, f.name, f.type, f.body FROM form_submissions s
    LEFT JOIN form_files f ON f.submission_id = s.id WHERE s.id = $1`,
    [id],
  );
  if (!row) return undefined;
  const { form, page, node, email, phone, subject, mail_to: to, mail_cc: cc, fields } = row;
  const { name, type, body } = row;
  const file = name && type && body ? { name, type, body } : undefined;
  return {
    submission: { id, form, page, node, email, phone, subject, to, cc, fields, file, consents: [] },
    receivedAt: new Date(row.received_at),
  };
}

/** A claim: one whose time ran out, so that another has the delivery, changes nothing any more. */
type Claim = Pick<Delivery, 'submission' | 'channel' | 'attempts'>;

/** A try that takes long keeps its claim: a slow mail server must not be given the mail twice. */
export async function renewClaim(database: Database, claim: Claim): Promise<void> {
  await database.query(
    `UPDATE form_deliveries SET lease_until = now() + interval '${LEASE} minutes'
    WHERE submission_id = $1 AND channel = $2 AND state = 'sending' AND attempts = $3`,
    [claim.submission.id, claim.channel, claim.attempts],
  );
}

export async function markSent(database: Database, claim: Claim, note: string): Promise<void> {
  await database.query(
    `UPDATE form_deliveries SET state = 'sent', sent_at = now(), lease_until = NULL, last_error = $3
    WHERE submission_id = $1 AND channel = $2 AND state = 'sending' AND attempts = $4`,
    [claim.submission.id, claim.channel, note, claim.attempts],
  );
}

/** Puts a failed try back for later, or among the dead when `seconds` is undefined. */
export async function markFailed(
  database: Database,
  claim: Claim,
  failure: { error: string; seconds: number | undefined; remaining?: string[] },
): Promise<void> {
  const dead = failure.seconds === undefined;
  await database.query(
    `UPDATE form_deliveries SET state = $3, lease_until = NULL, last_error = $4,
      next_attempt_at = now() + make_interval(secs => $5::double precision),
      remaining = coalesce($7::jsonb, remaining)
    WHERE submission_id = $1 AND channel = $2 AND state = 'sending' AND attempts = $6`,
    [
      claim.submission.id,
      claim.channel,
      dead ? 'dead' : 'pending',
      failure.error.slice(0, 500),
      failure.seconds ?? 0,
      claim.attempts,
      failure.remaining ? JSON.stringify(failure.remaining) : null,
    ],
  );
}

/** Gives back the claims of a process that is no more; right only where there is no other. */
export async function releaseClaims(database: Database): Promise<void> {
  await database.query(
    `UPDATE form_deliveries SET state = 'pending', lease_until = NULL, next_attempt_at = now()
    WHERE state = 'sending'`,
  );
}

/** How many deliveries wait, and how many were given up. */
export async function countDeliveries(
  database: Database,
): Promise<{ pending: number; dead: number }> {
  const rows = await database.query<{ state: DeliveryState; count: number }>(
    `SELECT state, count(*)::int AS count FROM form_deliveries
    WHERE state <> 'sent' GROUP BY state`,
  );
  const count = (state: DeliveryState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { pending: count('pending') + count('sending'), dead: count('dead') };
}
