import { hkdfSync } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { secretFile } from '../../config/secret-file.ts';
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
  const secret = settings.secret ?? (await ownSecret(settings.dataDir, 'forms-secret'));
  const prefill = settings.prefillKey ?? (await ownSecret(settings.dataDir, 'prefill-key'));
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

/** Kept from others even where a restored copy had let them read it. */
async function ownSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name);
  const secret = await secretFile(file);
  await chmod(file, 0o600);
  return secret;
}
