import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: Buffer;
}

export interface TestSmtp {
  url: string;
  mails: ReceivedMail[];
  /** What the server does with the next mails; 'ok' takes them. */
  behave(mode: 'ok' | 'temporary' | 'permanent' | 'slow'): void;
  /** Recipients that are put off, until they are taken off the list. */
  greylist: Set<string>;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it gets, and can be told to misbehave. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  let mode = 'ok';
  const greylist = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      if (mode === 'temporary') done(smtpError(451, 'Try later'));
      else if (mode === 'permanent') done(smtpError(550, 'No'));
      else done();
    },
    onRcptTo({ address }, _session, done) {
      done(greylist.has(address) ? smtpError(451, 'Greylisted') : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map((r) => r.address), raw: Buffer.concat(chunks) });
        setTimeout(done, mode === 'slow' ? 1_500 : 0);
      });
    },
  });
  server.on('error', () => {});
  const actual = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${actual}?ignoreTLS=true`,
    mails,
    greylist,
    behave(next) {
      mode = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function smtpError(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

export const messageId = (mail: ReceivedMail) =>
  /^Message-ID: <([^>]+)>/im.exec(mail.raw.toString('latin1'))?.[1] ?? '';

/** Waits until the condition holds; fails with what it was waiting for. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  ms = 15_000,
) {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
