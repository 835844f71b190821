import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormSettings } from '../settings.ts';

export interface FormSecrets {
  csrf: Buffer;
  /** AES-256 key shared with whoever makes prefill tokens. */
  prefill: Buffer;
  /** Pseudonyms of erased contacts in consent receipts. */
  erasure: Buffer;
}

/** Reads the secrets, making them on the first run; readable by their owner only. */
export async function formSecrets(
  settings: Pick<FormSettings, 'dataDir' | 'secret' | 'prefillKey'>,
): Promise<FormSecrets> {
  const secret = settings.secret ?? (await secretFile(settings.dataDir, 'forms-secret'));
  const prefill = settings.prefillKey ?? (await secretFile(settings.dataDir, 'prefill-key'));
  if (!/^[0-9a-f]{64}$/i.test(prefill)) {
    throw new Error('PREFILL_KEY must be 64 hexadecimal digits: openssl rand -hex 32');
  }
  if (secret.length < 32) throw new Error('FORMS_SECRET must have at least 32 characters.');
  return {
    csrf: derive(secret, 'csrf'),
    erasure: derive(secret, 'erasure'),
    prefill: Buffer.from(prefill, 'hex'),
  };
}

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'energy-site', purpose, 32));

async function secretFile(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name);
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}
