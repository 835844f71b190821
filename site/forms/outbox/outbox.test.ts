import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listSubmissions, resend } from '../admin/queries.ts';
import { acceptSubmission } from './accept.ts';
import type { Database } from './database.ts';
import {
  claimDeliveries,
  countDeliveries,
  markFailed,
  markSent,
  releaseClaims,
} from './deliveries.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { retentionSweep } from './retention.ts';
import type { Submission } from './submission.ts';
import { createTables } from './tables.ts';
import { startWorker } from './worker.ts';

const submission = (more: Partial<Submission> = {}): Submission => ({
  id: randomUUID(),
  form: 'pmi',
  page: '/impresa',
  node: 'formpmi-1',
  email: 'zoe@impresa.example',
  phone: '+393456789012',
  subject: 'Richiesta PMI',
  to: ['a@b.example'],
  cc: [],
  fields: { nome: 'Zoë 🙂', textArea: "'; DROP TABLE form_submissions; --" },
  consents: [],
  ...more,
});

const server = process.env.TEST_DATABASE_URL;

// The same statements on both; a PostgreSQL server is tested where one is named.
describe.each([
  ['embedded', false],
  ['PostgreSQL', true],
])('the outbox, %s', (_name, external) => {
  if (external && !server) {
    it.skip('needs TEST_DATABASE_URL');
    return;
  }
  let folder: string;
  let database: Database;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    database = external ? await openPostgres(server ?? '') : await openEmbedded(folder);
    await createTables(database);
    await createTables(database);
    await database.query('DELETE FROM form_submissions');
  });

  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const clear = () => database.query('DELETE FROM form_submissions');

  it('keeps a submission with its file and claims each delivery once', async () => {
    const body = Buffer.from([0, 1, 2, 255]);
    const kept = submission({ file: { name: 'curriculum-1.pdf', type: 'application/pdf', body } });
    expect(await acceptSubmission(database, kept, ['mail', 'crm'])).toBe('stored');
    const claims = await Promise.all([1, 2, 3].map(() => claimDeliveries(database, 1)));
    const claimed = claims.flat();
    expect(claimed.map((delivery) => delivery.channel).sort()).toEqual(['crm', 'mail']);
    expect(claimed[0]?.submission.fields).toEqual(kept.fields);
    expect(claimed[0]?.submission.to).toEqual(kept.to);
    expect(Buffer.from(claimed[0]?.submission.file?.body ?? [])).toEqual(body);
    expect(claimed[0]?.receivedAt).toBeInstanceOf(Date);
    await clear();
  });

  it('tries a failure again later, gives up on request, and sends again', async () => {
    const { id } = submission();
    const kept = submission({ id });
    await acceptSubmission(database, kept, ['mail']);
    const key = { submission: kept, channel: 'mail' as const, attempts: 1 };
    await claimDeliveries(database, 9);
    await markFailed(database, key, { error: 'x'.repeat(2_000), seconds: 60 });
    expect(await claimDeliveries(database, 9)).toEqual([]);
    expect(await countDeliveries(database)).toEqual({ pending: 1, dead: 0 });
    await database.query('UPDATE form_deliveries SET next_attempt_at = now()');
    await claimDeliveries(database, 9);
    await markFailed(database, { ...key, attempts: 2 }, { error: 'no', seconds: undefined });
    expect(await countDeliveries(database)).toEqual({ pending: 0, dead: 1 });
    await resend(database, id);
    const [again] = await claimDeliveries(database, 9);
    expect(again).toMatchObject({ attempts: 1, resends: 0 });
    await markSent(database, key, '');
    await resend(database, id);
    expect((await claimDeliveries(database, 9))[0]?.resends).toBe(1);
    await clear();
  });

  it('hears no more of a try whose time ran out while another has it', async () => {
    await acceptSubmission(database, submission(), ['mail']);
    const [slow] = await claimDeliveries(database, 1);
    await database.query("UPDATE form_deliveries SET lease_until = now() - interval '1 second'");
    const [next] = await claimDeliveries(database, 1);
    if (!slow || !next) throw new Error('not claimed twice');
    await markSent(database, slow, '');
    expect(await countDeliveries(database)).toEqual({ pending: 1, dead: 0 });
    await markSent(database, next, '');
    await markFailed(database, slow, { error: 'late', seconds: 0 });
    expect(await countDeliveries(database)).toEqual({ pending: 0, dead: 0 });
    await clear();
  });

  it('leaves a try that takes long its claim', async () => {
    await acceptSubmission(database, submission(), ['mail']);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let finish = (_note: string) => {};
    const sent = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const mail = vi.fn(() => sent);
    const worker = startWorker({
      ...{ database, channels: { mail }, retrySeconds: 5, maxAttempts: 3 },
      retention: { days: 30, consentDays: 30 },
    });
    await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(1));
    await database.query("UPDATE form_deliveries SET lease_until = now() + interval '1 minute'");
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => {
      const [row] = await database.query<{ held: boolean }>(
        "SELECT lease_until > now() + interval '4 minutes' AS held FROM form_deliveries",
      );
      expect(row?.held).toBe(true);
    });
    finish('');
    await worker.stop();
    vi.useRealTimers();
    expect(await countDeliveries(database)).toEqual({ pending: 0, dead: 0 });
    await clear();
  });

  it('gives back the claims of a dead process', async () => {
    await acceptSubmission(database, submission(), ['mail']);
    expect(await claimDeliveries(database, 9)).toHaveLength(1);
    expect(await claimDeliveries(database, 9)).toHaveLength(0);
    await releaseClaims(database);
    expect(await claimDeliveries(database, 9)).toHaveLength(1);
    await clear();
  });

  it('is searched by any value, its wild cards taken as they stand', async () => {
    await acceptSubmission(database, submission({ fields: { nome: '100%_sicuro' } }), ['mail']);
    await acceptSubmission(database, submission({ email: 'altro@x.example' }), ['mail', 'crm']);
    const find = (search: string, state = '') =>
      listSubmissions(database, { search, form: '', state, offset: 0, limit: 9 });
    expect(await find('0%_s')).toHaveLength(1);
    expect(await find('0_%s')).toHaveLength(0);
    expect(await find('ALTRO@')).toHaveLength(1);
    expect(await find("' OR 1=1 --")).toHaveLength(0);
    expect(await find('', 'pending')).toHaveLength(2);
    expect(await find('', 'dead')).toHaveLength(0);
    await clear();
  });

  it('deletes what has had its time, but nothing that waits', async () => {
    const [old, waiting] = [submission(), submission()];
    for (const kept of [old, waiting]) await acceptSubmission(database, kept, ['mail']);
    for (const claim of await claimDeliveries(database, 9)) {
      if (claim.submission.id === old.id) await markSent(database, claim, '');
    }
    await database.query("UPDATE form_submissions SET received_at = now() - interval '200 days'");
    await retentionSweep(database, { days: 180, consentDays: 730 });
    const left = await database.query<{ id: string }>('SELECT id FROM form_submissions');
    expect(left).toEqual([{ id: waiting.id }]);
    await clear();
  });

  it('two workers together deliver each submission once', async () => {
    const delivered: string[] = [];
    const worker = () =>
      startWorker({
        database,
        channels: {
          mail: async (delivery) => {
            await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
            delivered.push(delivery.submission.id);
            if (Math.random() < 0.2) throw new Error('by chance');
            return '';
          },
        },
        retrySeconds: 0.01,
        maxAttempts: 1,
        retention: { days: 180, consentDays: 730 },
      });
    const workers = [worker(), worker()];
    const all = Array.from({ length: 60 }, () => submission());
    for (const kept of all) await acceptSubmission(database, kept, ['mail']);
    for (const one of workers) one.wake();
    await expect
      .poll(async () => (await countDeliveries(database)).pending, { timeout: 20_000 })
      .toBe(0);
    await Promise.all(workers.map((one) => one.stop()));
    expect(delivered.sort()).toEqual(all.map((kept) => kept.id).sort());
    await clear();
  });
});

it('an embedded outbox in use is refused to a second process, and free again afterwards', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'locked-'));
  const first = await openEmbedded(folder);
  await expect(openEmbedded(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
  await first.close();
  const second = await openEmbedded(folder);
  await second.close();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
