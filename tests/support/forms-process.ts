import { startFormsServer } from './forms-server.ts';

// The forms in a process of their own, for tests that kill it. Prints its address when it answers.
const server = await startFormsServer({
  dataDir: process.env.DATA_DIR,
  settings: { smtpUrl: process.env.SMTP_URL },
});
process.stdout.write(`Ready: ${server.origin}\n`);
