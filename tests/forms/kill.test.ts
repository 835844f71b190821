import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openEmbedded } from '@site/forms/outbox/embedded.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession, pmi } from '../support/forms-server.ts';
import { messageId, startSmtp, type TestSmtp, until } from '../support/smtp-server.ts';

const SUBMISSIONS = 500;
const VISITORS = 16;
const KILLS = 10;
/** Deliveries a worker has under way at once: what may be sent again after a kill. */
const IN_FLIGHT = 4;

let smtp: TestSmtp;
let dataDir: string;
let child: ChildProcess | undefined;
let origin = '';

beforeAll(async () => {
  smtp = await startSmtp();
  dataDir = await mkdtemp(path.join(tmpdir(), 'kill-'));
});

afterAll(async () => {
  child?.kill('SIGKILL');
  await smtp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/forms-process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'fatal' },
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = (await once(lines, 'line')) as [string];
  origin = line.replace('Ready: ', '');
}

it('loses nothing and doubles nothing that was answered 200, killed ten times', async () => {
  await start();
  const waiting = Array.from({ length: SUBMISSIONS }, (_, index) => ({ id: randomUUID(), index }));
  const accepted: string[] = [];

  /** As the form does it: the same id until there is an answer. */
  const visitor = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (let done = false; !done; ) {
        done = await submit(next.id, next.index).catch(() => false);
        if (!done) await new Promise((resolve) => setTimeout(resolve, 60));
      }
      accepted.push(next.id);
    }
  };
  const submit = async (id: string, index: number): Promise<boolean> => {
    const { cookie, token } = await openSession(origin);
    const response = await fetch(`${origin}/pmiform/`, {
      method: 'POST',
      headers: {
        cookie,
        'x-csrf-token': token,
        'x-submission-id': id,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...pmi, city: `Città ${index}` }),
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    return true;
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
  let kills = 0;
  while (kills < KILLS) {
    // A random moment, but never before the rest of the submissions has been reached.
    const goal = (SUBMISSIONS / (KILLS + 1)) * (kills + 0.2 + Math.random() * 0.8);
    await until('more submissions', () => accepted.length >= goal, 60_000);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
    const ended = once(child as ChildProcess, 'exit');
    child?.kill('SIGKILL');
    await ended;
    kills += 1;
    await start();
  }
  await visitors;
  const reached = () => new Set(smtp.mails.map(messageId));
  await until('all mails', () => reached().size >= SUBMISSIONS, 60_000);
  const ended = once(child as ChildProcess, 'exit');
  child?.kill('SIGKILL');
  await ended;

  const database = await openEmbedded(path.join(dataDir, 'outbox'));
  const rows = await database.query<{ id: string }>('SELECT id FROM form_submissions');
  await database.close();
  expect(rows.map((row) => row.id).sort()).toEqual([...accepted].sort());
  expect([...reached()].sort()).toEqual(accepted.map((id) => `${id}@localhost`).sort());
  expect(smtp.mails.length - SUBMISSIONS).toBeLessThanOrEqual(KILLS * IN_FLIGHT);
}, 300_000);
