import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import type { Channel, Submission } from './submission.ts';

/**
 * Stores a submission with what is to be delivered of it, all or nothing, and resolves when it
 * survives whatever happens next. The same id again is the same submission tried again; with
 * another content it is `conflict` and not stored.
 */
export async function acceptSubmission(
  database: Database,
  submission: Submission,
  channels: readonly Channel[],
): Promise<'stored' | 'known' | 'conflict'> {
  const digest = digestOf(submission);
  const { id, form, page, node, email, phone, subject, to, cc, fields, file } = submission;
  const outcome = await database.transaction(async (query) => {
    const inserted = await query(
      `INSERT INTO form_submissions
        (id, form, page, node, email, phone, subject, mail_to, mail_cc, fields, digest)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10::jsonb, $11)
      ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, form, page, node, email, phone, subject, json(to), json(cc), json(fields), digest],
    );
    if (inserted.length === 0) {
      const known = await query('SELECT 1 FROM form_submissions WHERE id = $1 AND digest = $2', [
        id,
        digest,
      ]);
      return known.length > 0 ? 'known' : 'conflict';
    }
    if (file) {
      await query(
        'INSERT INTO form_files (submission_id, name, type, body) VALUES ($1, $2, $3, $4)',
        [id, file.name, file.type, file.body],
      );
    }
    for (const channel of channels) {
      await query('INSERT INTO form_deliveries (submission_id, channel) VALUES ($1, $2)', [
        id,
        channel,
      ]);
    }
    for (const { consent, version, text } of submission.consents) {
      await query(
        `INSERT INTO consent_receipts
          (submission_id, form, page, email, phone, consent, text_version, text)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, form, page, email, phone, consent, version, text],
      );
    }
    return 'stored';
  });
  // Also for a known one: its first try may have been cut off before this.
  if (outcome !== 'conflict') await database.flush();
  return outcome;
}

const json = (value: unknown) => JSON.stringify(value);

function digestOf({ form, fields, file }: Submission): string {
  const hash = createHash('sha256').update(form).update(json(fields));
  if (file) hash.update(file.body);
  return hash.digest('base64url');
}
