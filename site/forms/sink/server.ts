import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { log } from '../../config/log.ts';

/** Mails kept; the oldest go. */
const KEPT = 200;
const LARGEST = 15 * 1024 * 1024;

/** Takes every mail while no SMTP server is configured: nothing leaves this machine. */
export interface MailSink {
  /** Its address for the mailer. */
  url: string;
  /** Ids of the mails, newest first. */
  list(): Promise<string[]>;
  /** A mail as it came over the wire, or undefined. */
  read(id: string): Promise<Buffer | undefined>;
  stop(): Promise<void>;
}

const ID = /^\d{13}-[0-9a-f]{8}$/;

export async function startSink(dataDir: string): Promise<MailSink> {
  const folder = path.join(dataDir, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const list = async () =>
    (await readdir(folder))
      .filter((file) => file.endsWith('.eml'))
      .map((file) => file.slice(0, -'.eml'.length))
      .filter((id) => ID.test(id))
      .sort()
      .reverse();
  const keep = async (content: Buffer) => {
    const id = `${String(Date.now()).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
    const temporary = path.join(folder, `${id}.part`);
    await writeFile(temporary, content, { mode: 0o600 });
    await rename(temporary, path.join(folder, `${id}.eml`));
    // Another mail that came at the same time may have taken it away.
    for (const old of (await list()).slice(KEPT)) {
      await rm(path.join(folder, `${old}.eml`), { force: true });
    }
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => keep(Buffer.concat(chunks)).then(() => done(), done));
    },
  });
  server.on('error', (error) => log.warn({ reason: error.message }, 'local mail server'));
  const port = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    list,
    async read(id) {
      return ID.test(id)
        ? readFile(path.join(folder, `${id}.eml`)).catch(() => undefined)
        : undefined;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
