import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MailSink, startSink } from './server.ts';

let dataDir: string;
let sink: MailSink;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sink-'));
  const folder = path.join(dataDir, 'mail');
  await mkdir(folder);
  const old = (index: number) => `${String(index).padStart(13, '0')}-00000000.eml`;
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => writeFile(path.join(folder, old(index)), 'vecchia')),
  );
  sink = await startSink(dataDir);
});
afterEach(async () => {
  await sink.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('takes mails that come at once though each makes room for itself among the 200 it keeps', async () => {
  const mailer = createTransport(sink.url);
  const send = (_: unknown, index: number) =>
    mailer.sendMail({ from: 'a@x.example', to: 'b@x.example', subject: `Nuova ${index}` });
  await Promise.all(Array.from({ length: 30 }, send));
  const kept = await sink.list();
  expect(kept).toHaveLength(200);
  const newest = await Promise.all(
    kept.slice(0, 30).map((id) => readFile(path.join(dataDir, 'mail', `${id}.eml`), 'utf8')),
  );
  expect(newest.every((mail) => mail.includes('Nuova'))).toBe(true);
});
