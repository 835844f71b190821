import { createHmac } from 'node:crypto';
import { log } from '../../config/log.ts';
import type { Database } from './database.ts';

/** Deletes delivered and dead submissions, and consent receipts, that have had their time. */
export async function retentionSweep(
  database: Database,
  retention: { days: number; consentDays: number },
): Promise<void> {
  const submissions = await database.query(
    `DELETE FROM form_submissions s
    WHERE s.received_at < now() - make_interval(days => $1::int) AND NOT EXISTS (
      SELECT 1 FROM form_deliveries d
      WHERE d.submission_id = s.id AND d.state IN ('pending', 'sending')
    ) RETURNING 1`,
    [Math.floor(retention.days)],
  );
  const receipts = await database.query(
    'DELETE FROM consent_receipts WHERE given_at < now() - make_interval(days => $1::int) RETURNING 1',
    [Math.floor(retention.consentDays)],
  );
  if (submissions.length + receipts.length > 0) {
    log.info(
      { submissions: submissions.length, receipts: receipts.length },
      'kept for as long as promised, deleted',
    );
  }
}

/**
 * Forgets a person: everything sent with this e-mail address or phone number goes, also what was
 * not delivered yet. Consent receipts stay as proof, under a pseudonym that only someone who names
 * the same contact, to this installation, can match. Returns how many submissions went.
 */
export async function eraseContact(
  database: Database,
  contact: { email?: string; phone?: string },
  key: Buffer,
): Promise<number> {
  const email = contact.email ?? '';
  const phone = contact.phone ?? '';
  if (!email && !phone) return 0;
  const pseudonym = `erased:${createHmac('sha256', key)
    .update(email || phone)
    .digest('hex')
    .slice(0, 32)}`;
  const erased = await database.transaction(async (query) => {
    await query(
      `UPDATE consent_receipts SET email = '', phone = $3
      WHERE ($1 <> '' AND email = $1) OR ($2 <> '' AND phone = $2)`,
      [email, phone, pseudonym],
    );
    return query(
      `DELETE FROM form_submissions
      WHERE ($1 <> '' AND email = $1) OR ($2 <> '' AND phone = $2) RETURNING 1`,
      [email, phone],
    );
  });
  await database.flush();
  return erased.length;
}
