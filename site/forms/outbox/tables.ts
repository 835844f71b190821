import type { Database } from './database.ts';

/** Held while tables are made, so that instances starting together do not collide. */
const LOCK = 7_305_001;

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS form_submissions (
    id uuid PRIMARY KEY,
    form text NOT NULL,
    page text NOT NULL,
    node text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    subject text NOT NULL,
    mail_to jsonb NOT NULL,
    mail_cc jsonb NOT NULL,
    fields jsonb NOT NULL,
    digest text NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX IF NOT EXISTS form_submissions_received ON form_submissions (received_at DESC)',
  'CREATE INDEX IF NOT EXISTS form_submissions_email ON form_submissions (email)',
  'CREATE INDEX IF NOT EXISTS form_submissions_phone ON form_submissions (phone)',
  `CREATE TABLE IF NOT EXISTS form_files (
    submission_id uuid PRIMARY KEY REFERENCES form_submissions ON DELETE CASCADE,
    name text NOT NULL,
    type text NOT NULL,
    body bytea NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS form_deliveries (
    submission_id uuid NOT NULL REFERENCES form_submissions ON DELETE CASCADE,
    channel text NOT NULL CHECK (channel IN ('mail', 'crm')),
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'dead')),
    attempts integer NOT NULL DEFAULT 0,
    resends integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    lease_until timestamptz,
    last_error text NOT NULL DEFAULT '',
    sent_at timestamptz,
    PRIMARY KEY (submission_id, channel)
  )`,
  'ALTER TABLE form_deliveries ADD COLUMN IF NOT EXISTS remaining jsonb',
  `CREATE INDEX IF NOT EXISTS form_deliveries_due ON form_deliveries (next_attempt_at)
    WHERE state IN ('pending', 'sending')`,
  `CREATE TABLE IF NOT EXISTS consent_receipts (
    id bigserial PRIMARY KEY,
    submission_id uuid NOT NULL,
    form text NOT NULL,
    page text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    consent text NOT NULL,
    text_version text NOT NULL,
    text text NOT NULL,
    given_at timestamptz NOT NULL DEFAULT now()
  )`,
];

/** Makes what is missing; safe to run at every start. */
export async function createTables(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    await query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    for (const statement of STATEMENTS) await query(statement);
  });
}
