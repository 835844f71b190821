import { readFile } from 'node:fs/promises';
import { getSettings } from '../config/current.ts';

/** The secret shared with the CMS, or undefined when none is set up: then no webhook is accepted. */
export async function readWebhookSecret(): Promise<string | undefined> {
  if (process.env.WEBHOOK_SECRET) return process.env.WEBHOOK_SECRET;
  try {
    return (await readFile(getSettings().webhookSecretFile, 'utf8')).trim() || undefined;
  } catch {
    return undefined;
  }
}
