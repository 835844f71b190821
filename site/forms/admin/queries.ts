import type { FormValues } from '@renderer/forms/definition.ts';
import type { Database } from '../outbox/database.ts';
import type { DeliveryState } from '../outbox/submission.ts';

export interface ListedSubmission {
  id: string;
  form: string;
  page: string;
  email: string;
  phone: string;
  subject: string;
  fields: FormValues;
  received_at: Date;
  mail_to: string[];
  file_name: string | null;
  state: DeliveryState;
  attempts: number;
  last_error: string;
}

export interface Filter {
  search: string;
  form: string;
  state: string;
  /** From the newest on. */
  offset: number;
  limit: number;
}

/** A submission's state is that of its delivery that is worst off. */
const WORST = `SELECT submission_id,
    (array_agg(state ORDER BY array_position(ARRAY['dead','sending','pending','sent'], state)))[1] AS state,
    max(attempts) AS attempts, string_agg(NULLIF(last_error, ''), ' · ') AS last_error
  FROM form_deliveries GROUP BY submission_id`;

/** Submissions that match, newest first. */
export function listSubmissions(database: Database, filter: Filter): Promise<ListedSubmission[]> {
  const { search, form, state, offset, limit } = filter;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return database.query<ListedSubmission>(
    `SELECT s.id, s.form, s.page, s.email, s.phone, s.subject, s.fields, s.received_at, s.mail_to,
      f.name AS file_name, d.state, d.attempts, coalesce(d.last_error, '') AS last_error
    FROM form_submissions s
    JOIN (${WORST}) d ON d.submission_id = s.id
    LEFT JOIN form_files f ON f.submission_id = s.id
    WHERE ($1 = '' OR s.form = $1) AND ($2 = '' OR d.state = $2)
      AND ($3 = '%%' OR s.email ILIKE $3 OR s.phone ILIKE $3 OR s.id::text ILIKE $3
        OR s.subject ILIKE $3 OR s.fields::text ILIKE $3)
    ORDER BY s.received_at DESC, s.id LIMIT $4 OFFSET $5`,
    [form, state, pattern, limit, offset],
  );
}

/** Delivers again, also what was delivered: under a new Message-ID then. */
export async function resend(database: Database, id: string): Promise<void> {
  await database.query(
    `UPDATE form_deliveries SET resends = resends + (state = 'sent')::int, state = 'pending',
      remaining = CASE WHEN state = 'sent' THEN NULL ELSE remaining END,
      attempts = 0, next_attempt_at = now(), lease_until = NULL, last_error = ''
    WHERE submission_id = $1 AND state IN ('sent', 'dead', 'pending')`,
    [id],
  );
}

export async function deleteSubmission(database: Database, id: string): Promise<void> {
  await database.query('DELETE FROM form_submissions WHERE id = $1', [id]);
  await database.flush();
}

export interface Receipt {
  given_at: Date;
  form: string;
  page: string;
  email: string;
  phone: string;
  consent: string;
  text_version: string;
  text: string;
  submission_id: string;
}

export function listReceipts(database: Database): Promise<Receipt[]> {
  return database.query<Receipt>(
    'SELECT * FROM consent_receipts ORDER BY given_at DESC LIMIT 50000',
  );
}
